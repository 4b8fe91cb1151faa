import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { punchAnswerSchema } from '../../apps/web/src/data/clock/punch-answer.ts';
import type { OutboxItem } from '../../apps/web/src/data/outbox/item.ts';
import { startCrew, type Crew, type Worker } from './support/crew.ts';
import type { SentBatch } from './support/faulty-network.ts';
import { readLedger, type LedgerRow } from './support/ledger.ts';
import { breathe, type Phone } from './support/phone.ts';
import { play, type Deed, type Plan } from './support/play-story.ts';
import { story, type Step } from './support/story.ts';

const shiftsSchema = z.array(z.object({ id: z.string(), version: z.int() }));
const isFull = process.env['MUSTER_TEST_FULL'] === '1';
/** The second run has fewer: half of a story happens on phones, regardless of the database that takes their punches. */
const isSecondRun = !isFull && Boolean(process.env['TEST_DATABASE_URL']);
const sequences = isFull ? 300 : isSecondRun ? 12 : 30;

let crew: Crew;
let played = 0;
/** Counts of events in all stories together, to check that they were eventful. */
const seen = {
  saved: 0,
  unsaved: 0,
  sentAgain: 0,
  waitingForDecision: 0,
  byOthers: 0,
  forCrew: 0,
  corrected: 0,
  files: 0,
  planned: 0,
};
beforeAll(async () => {
  // Each pair plays only a few stories, so that no ledger grows beyond a few weeks' worth.
  crew = await startCrew(isFull ? 60 : isSecondRun ? 8 : 20, 2);
}, 240_000);
afterAll(() => crew?.server.stop());

it(
  'loses, duplicates and misplaces nothing and writes no wrong time, whatever happens to phones and networks',
  async () => {
    await fc.assert(fc.asyncProperty(story, check), {
      numRuns: sequences,
      // A race doesn't shrink; the seed and the story are enough.
      endOnFailure: true,
    });
    expect(played).toBe(sequences);
    const missing = Object.entries(seen).filter(([, times]) => times === 0);
    // A few stories don't have to cover everything.
    expect(isSecondRun ? [] : missing).toEqual([]);
  },
  isFull ? 1_600_000 : 300_000,
);

async function check(steps: readonly Step[]): Promise<void> {
  const pair = nextPair();
  const before = new Set((await readLedger(crew, pair)).map(({ id }) => id));
  const { deeds, plans, phones, isRestored } = await play(steps, crew, pair);

  for (const phone of phones) {
    phone.network.heal();
    phone.fill(false);
    phone.device.setOnline(true);
  }
  await hearOut(plans, phones);
  const items: OutboxItem[] = [];
  for (const phone of phones) {
    for (const worker of pair) items.push(...(await phone.finish(worker)));
    phone.kill(0);
    phone.kill(1);
  }
  const ledger = (await readLedger(crew, pair)).filter(({ id }) => !before.has(id));
  const sent = phones.flatMap(({ network }) => network.sent);

  count(deeds, items, sent);
  await expectPlansOnce(plans);
  expectNothingLost(deeds, ledger);
  expectNothingInvented(deeds, ledger);
  expectTimesOfTaps(deeds, ledger);
  await expectFilesWhole(deeds, ledger);
  for (const { network } of phones) expectRecordsFirst(deeds, network.sent);
  // A restored phone reuses its sequence numbers, but with new ids.
  if (!isRestored) expectNumbersOnce(ledger);
  for (const { network } of phones) expectOrderKept(network.sent, ledger, isRestored);
  expectVerdictsVisible(deeds, items);
  expectOnePayloadEach(sent);
  expectOwnTokens(sent, pair);
}

/**
 * Waits until changes that a page still retries have ended on the server or on the phone. Only then can they be counted.
 */
async function hearOut(plans: readonly Plan[], phones: readonly Phone[]): Promise<void> {
  const all = Promise.all(plans.map(({ said }) => said)).then(() => true);
  const longest = 10;
  for (let turn = 0; turn < longest; turn += 1) {
    if (await Promise.race([all, breathe(20).then(() => false)])) return;
    for (const phone of phones) await phone.device.advance(10_000);
  }
}

function nextPair(): readonly [Worker, Worker] {
  const { workers } = crew;
  const first = (played * 2) % workers.length;
  played += 1;
  return [workers[first]!, workers[first + 1]!];
}

function count(
  deeds: readonly Deed[],
  items: readonly OutboxItem[],
  sent: readonly SentBatch[],
): void {
  const sentIds = sent.flatMap(({ punches }) => punches.map(({ id }) => id));
  seen.saved += deeds.filter(({ isSaved }) => isSaved).length;
  seen.unsaved += deeds.filter(({ isSaved }) => !isSaved).length;
  seen.byOthers += deeds.filter(({ phone }) => phone === null).length;
  seen.corrected += deeds.filter(({ time }) => time.isCorrected).length;
  seen.sentAgain += sentIds.length - new Set(sentIds).size;
  seen.forCrew += sent.filter(
    ({ punches }) => new Set(punches.map(({ person_id }) => person_id)).size > 1,
  ).length;
  seen.waitingForDecision += items.filter(
    ({ kind, progress }) =>
      kind === 'punch' &&
      progress.state === 'done' &&
      punchAnswerSchema.parse(progress.answer).verdict === 'needs_decision',
  ).length;
}

/** Everything that the screen called saved is in the ledger, as it was done. */
function expectNothingLost(deeds: readonly Deed[], ledger: readonly LedgerRow[]): void {
  const rowsById = new Map(ledger.map((row) => [row.id, row]));
  const kept = deeds.filter(
    ({ id, isSaved, mayBeLost }) => isSaved && (!mayBeLost || rowsById.has(id)),
  );
  for (const { id, worker, kind, projectId } of kept) {
    const done = { id, kind, person_id: worker.personId, project_id: projectId };
    expect(rowsById.get(id)).toMatchObject(done);
  }
}

/** Everything that a screen changed, or kept for later, exists exactly once. */
async function expectPlansOnce(plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return;
  const ids = plans.map(({ shiftId }) => shiftId).join(',');
  const answer = await fetch(`${crew.server.url}/rest/v1/shifts?select=id,version&id=in.(${ids})`, {
    headers: {
      apikey: crew.server.anonKey,
      Authorization: `Bearer ${crew.server.serviceRoleKey}`,
    },
  });
  const rows = shiftsSchema.parse(await answer.json());
  const made = new Map(rows.map(({ id, version }) => [id, version]));
  // A shift that was saved twice would have another version.
  expect([...made.values()].filter((version) => version !== 1)).toEqual([]);
  for (const { shiftId, isSaved, mayBeLost } of plans) {
    if (isSaved && !mayBeLost) expect([shiftId, made.has(shiftId)]).toEqual([shiftId, true]);
  }
  seen.planned += made.size;
}

/** The photo of every saved punch exists, byte for byte, and no photo exists without its punch. */
async function expectFilesWhole(
  deeds: readonly Deed[],
  ledger: readonly LedgerRow[],
): Promise<void> {
  const inLedger = new Set(ledger.map(({ id }) => id));
  for (const { id, file, isSaved, mayBeLost } of deeds) {
    if (file === null) continue;
    const answer = await fetch(`${crew.server.url}/storage/v1/object/${file.bucket}/${file.path}`, {
      headers: { Authorization: `Bearer ${crew.server.serviceRoleKey}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) {
      expect(inLedger.has(id)).toBe(true);
      expect(bytes.equals(Buffer.from(await file.bytes.arrayBuffer()))).toBe(true);
      seen.files += 1;
    }
    if (isSaved && !mayBeLost) expect([id, answer.status]).toEqual([id, 200]);
  }
}

/** No photo left a phone before the server had received the punch from that phone. */
function expectRecordsFirst(deeds: readonly Deed[], sent: readonly SentBatch[]): void {
  const arrived = new Set<string>();
  for (const { punches, filePath, reachesServer } of sent) {
    if (reachesServer) for (const { id } of punches) arrived.add(id);
    if (filePath === undefined) continue;
    const deed = deeds.find(({ file }) => filePath === `${file?.bucket}/${file?.path}`);
    expect(arrived.has(deed?.id ?? '')).toBe(true);
  }
}

/** Every punch in the ledger was really made. */
function expectNothingInvented(deeds: readonly Deed[], ledger: readonly LedgerRow[]): void {
  const done = new Set(deeds.map(({ id }) => id));
  expect(ledger.filter(({ id }) => !done.has(id))).toEqual([]);
}

/** Each punch counts at the time of its tap, as well as the phone can know it. */
function expectTimesOfTaps(deeds: readonly Deed[], ledger: readonly LedgerRow[]): void {
  const timesById = new Map(deeds.map(({ id, time }) => [id, time]));
  for (const { id, occurred_at } of ledger) {
    const time = timesById.get(id);
    const offMs = time?.anyOf.map((ms) => Math.abs(Date.parse(occurred_at) - ms)) ?? [];
    expect([id, Math.min(...offMs)]).toEqual([id, expect.toSatisfy((ms) => ms <= time!.withinMs)]);
  }
}

function expectNumbersOnce(ledger: readonly LedgerRow[]): void {
  const numbers = ledger.map((row) => `${row.device_id} ${row.device_seq}`);
  expect(new Set(numbers).size).toBe(numbers.length);
}

/**
 * No punch of a person reached the server before earlier punches from the same phone and the same author: a lead's
 * punches wait for the lead's session, people's own punches for theirs. This checks the calls that were sent: of two
 * concurrent calls, one of them from a tab that died, the server may process the later one first, but then that one
 * includes the other's punches. If a phone was restored and reuses its sequence numbers, only punches that are also
 * earlier by its clock have to come first.
 */
function expectOrderKept(
  sent: readonly SentBatch[],
  ledger: readonly LedgerRow[],
  isRestored: boolean,
): void {
  const arrived = new Set<string>();
  const sourcesById = new Map(ledger.map(({ id, source }) => [id, source]));
  for (const { punches } of sent.filter(({ reachesServer }) => reachesServer)) {
    for (const { id, device_id, device_seq, device_at, person_id } of punches) {
      const overtaken = ledger.filter(
        (row) =>
          row.device_id === device_id &&
          row.person_id === person_id &&
          row.source === sourcesById.get(id) &&
          row.device_seq < device_seq &&
          (!isRestored || Date.parse(row.device_at) < Date.parse(device_at)) &&
          !arrived.has(row.id),
      );
      expect(overtaken).toEqual([]);
      arrived.add(id);
    }
  }
}

/**
 * Items that are still on a phone show the server's verdict. When someone leaves a phone, their items that the server
 * has leave with them; the ledger check proves that none are lost.
 */
function expectVerdictsVisible(deeds: readonly Deed[], items: readonly OutboxItem[]): void {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  for (const { id } of deeds.filter((deed) => deed.isSaved && !deed.mayBeForgotten)) {
    const item = itemsById.get(id);
    if (item === undefined) continue;
    const { progress } = item;
    expect(progress).toMatchObject({ state: 'done', answer: { id } });
    if (progress.state === 'done') punchAnswerSchema.parse(progress.answer);
  }
}

/** A punch has the same payload each time it is sent. */
function expectOnePayloadEach(sent: readonly SentBatch[]): void {
  const payloadsById = new Map<string, unknown>();
  for (const punch of sent.flatMap(({ punches }) => punches)) {
    expect(punch).toEqual(payloadsById.get(punch.id) ?? punch);
    payloadsById.set(punch.id, punch);
  }
}

/** A punch is only ever sent with the person's own token or their lead's. */
function expectOwnTokens(
  sent: readonly SentBatch[],
  [lead, member]: readonly [Worker, Worker],
): void {
  for (const { userId, punches } of sent) {
    expect([lead.userId, member.userId]).toContain(userId);
    const others = punches.filter(({ person_id }) => person_id !== member.personId);
    if (userId === member.userId) expect(others).toEqual([]);
  }
}
