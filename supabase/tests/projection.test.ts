import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import type { ClockState, FoldPunch } from '../../packages/domain/src/clock/clock-state.ts';
import { comparePunches } from '../../packages/domain/src/clock/compare-punches.ts';
import { foldPunches } from '../../packages/domain/src/clock/fold-punch.ts';
import { asCaller } from '../../packages/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { decisionsOf, entriesOf, punchOf, record } from './support/punches.ts';

/**
 * However punches arrive (late, out of order, from several devices and people, in batches of any
 * size, sent twice) and whatever is decided in between, the stored entries are what one fold over
 * everything that counts gives, and beside it one over everything that waits.
 */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const runs = 60;

describe('the stored projection', () => {
  test(
    'equals one fold over the whole ledger, whatever arrived and was decided when',
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(), async (steps) => {
          const worker = await addPerson(cast.database, cast.company, 'employee');
          const sent = new Set<string>();
          const idOf = freshIds();
          for (const step of steps) {
            if (step.does === 'decide') {
              await decide(worker, step);
              continue;
            }
            const said = step.items.map((item) => toPunch(worker, { ...item, id: idOf(item.id) }));
            for (const { id } of said) sent.add(id);
            await record(cast.database, callerOf(worker, step.by), said);
          }
          const ledger = await ledgerOf(worker);
          expect(ledger.stored).toEqual([...sent].sort());

          const settled = foldPunches(ledger.settled);
          const waiting = foldPunches(ledger.waiting);
          expect(await storedAs(worker, ['open', 'closed'])).toEqual(expectedOf(settled.state));
          expect(await storedAs(worker, ['needs_decision'])).toEqual(expectedOf(waiting.state));
          expect(ledger.openOverlaps).toEqual(
            settled.effects
              .filter(({ setAside }) => setAside)
              .map(({ punchId }) => punchId)
              .sort(),
          );
        }),
        // A failing history is reported as drawn: shrinking against a database takes minutes.
        { numRuns: runs, endOnFailure: true },
      );
    },
    runs * 2000,
  );
});

type Item = {
  readonly id: string;
  readonly kind: Punch['kind'];
  readonly breakKind: NonNullable<Punch['break_kind']>;
  readonly minutesAgo: number;
  readonly project: 'project' | 'otherProject';
  readonly device: string;
  readonly sequence: number;
};

type Delivery = {
  readonly does: 'deliver';
  readonly by: 'worker' | 'admin';
  readonly items: readonly Item[];
};
type Decision = {
  readonly does: 'decide';
  /** Which of the open questions, counted round and round. */
  readonly pick: number;
  readonly decision: 'accept' | 'reject' | 'set_time';
};

/** Deliveries in order of arrival, some of which come again later, and decisions in between. */
function histories(): fc.Arbitrary<(Delivery | Decision)[]> {
  const item = fc.record({
    id: fc.uuid({ version: 4 }),
    kind: fc.constantFrom('in', 'out', 'switch', 'break_start', 'break_end'),
    breakKind: fc.constantFrom('meal', 'rest'),
    minutesAgo: fc.oneof(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(600, 600.5, 601, 620),
      // Late, so that they wait.
      fc.constantFrom(0, 0.5, 10, 60, 500, 2000).map((minutes) => 10 * 24 * 60 + minutes),
    ),
    project: fc.constantFrom('project', 'otherProject'),
    device: fc.constantFrom(
      '00000000-0000-4000-8000-00000000000a',
      '00000000-0000-4000-8000-00000000000b',
    ),
    sequence: fc.nat(9),
  });
  const delivery = fc.record({
    does: fc.constant('deliver'),
    by: fc.constantFrom('worker', 'worker', 'admin'),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  });
  const decision = fc.record({
    does: fc.constant('decide'),
    pick: fc.nat(20),
    decision: fc.constantFrom('accept', 'reject', 'set_time'),
  });
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: delivery }, { weight: 1, arbitrary: decision }), {
      minLength: 1,
      maxLength: 10,
    })
    .chain((steps) => fc.subarray(steps).map((again) => [...steps, ...again]));
}

/** Shrinking runs the same ids again, and the ledger remembers those of earlier runs. */
function freshIds(): (id: string) => string {
  const fresh = new Map<string, string>();
  return (id) => {
    const known = fresh.get(id) ?? randomUUID();
    fresh.set(id, known);
    return known;
  };
}

const startedAt = Date.now();

function toPunch(worker: Person, item: Item): Punch {
  return punchOf(worker, {
    id: item.id,
    kind: item.kind,
    break_kind: item.kind === 'break_start' ? item.breakKind : null,
    device_at: new Date(startedAt - item.minutesAgo * 60_000).toISOString(),
    device_id: item.device,
    device_seq: item.sequence,
    project_id: cast[item.project],
  });
}

function callerOf(worker: Person, by: Delivery['by']) {
  return by === 'admin' ? cast.admin.caller : worker.caller;
}

async function decide(worker: Person, { pick, decision }: Decision): Promise<void> {
  const open = (await decisionsOf(cast.database, worker)).filter(({ state }) => state === 'open');
  const item = open[pick % Math.max(open.length, 1)];
  if (item === undefined) return;
  const entries = await entriesOf(cast.database, worker);
  const startMs = entries.find(({ id }) => id === item.entry_id)?.started_at.getTime() ?? startedAt;
  const [punch] = await cast.database.query<{ occurred_at: Date }>(
    'select occurred_at from punches where id = $1',
    [item.punch_id],
  );
  await asCaller(cast.database, cast.admin.caller, 'select decide_item($1, $2, $3, $4, $5)', [
    item.id,
    decision,
    'Because',
    new Date(startMs + 90 * 60_000),
    new Date((punch?.occurred_at.getTime() ?? 0) - 45 * 60_000),
  ]);
}

type Ledger = {
  /** Ids of what was handed in, sorted. */
  readonly stored: readonly string[];
  /** What counts, in order. */
  readonly settled: readonly FoldPunch[];
  /** What waits for a decision, in order. */
  readonly waiting: readonly FoldPunch[];
  readonly openOverlaps: readonly string[];
};

async function ledgerOf(worker: Person): Promise<Ledger> {
  const rows = await cast.database.query<LedgerRow>(
    `select p.*,
       array(select kind || ' ' || state from decision_items i where i.punch_id = p.id) as questions
     from punches p where p.person_id = $1`,
    [worker.personId],
  );
  const asked = (row: LedgerRow, pattern: RegExp) =>
    row.questions.some((question) => pattern.test(question));
  const punches = rows.map((row) => ({
    row,
    punch: toFoldPunch(row, asked(row, / accepted$/)),
    isHeld: asked(row, /^(late_arrival|clock_implausible|stated_time|revoked_membership) open$/),
    isOverlap: asked(row, /^overlap open$/),
    isRejected: asked(row, / rejected$/),
  }));
  return {
    stored: rows
      .filter(({ source }) => source !== 'decision')
      .map(({ id }) => id)
      .sort(),
    settled: punches
      .filter(({ isHeld, isRejected }) => !isHeld && !isRejected)
      .map(({ punch }) => punch)
      .sort(comparePunches),
    waiting: punches
      .filter(({ isHeld, isOverlap }) => isHeld || isOverlap)
      .map(({ punch }) => Object.assign({}, punch, { own: true, accepted: true }))
      .sort(comparePunches),
    openOverlaps: punches
      .filter(({ isOverlap }) => isOverlap)
      .map(({ punch }) => punch.id)
      .sort(),
  };
}

type LedgerRow = {
  readonly id: string;
  readonly kind: Punch['kind'];
  readonly break_kind: Punch['break_kind'];
  readonly occurred_at: Date;
  readonly device_id: string;
  readonly device_seq: number;
  readonly project_id: string | null;
  readonly actor_person_id: string;
  readonly source: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly questions: readonly string[];
};

function toFoldPunch(row: LedgerRow, accepted: boolean): FoldPunch {
  return {
    id: row.id,
    kind: row.kind,
    breakKind: row.break_kind,
    at: row.occurred_at.getTime(),
    deviceId: row.device_id,
    deviceSeq: row.device_seq,
    projectId: row.project_id,
    costCodeId: null,
    actor: row.actor_person_id,
    own: row.source !== 'crew',
    accepted,
    zone: 'America/Denver',
    note: row.note,
    flags: row.flags,
  };
}

type StoredEntry = {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly project: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly string[];
};

async function storedAs(worker: Person, states: readonly string[]): Promise<StoredEntry[]> {
  const breaks = await cast.database.query<{
    entry_id: string;
    kind: string;
    started_at: Date;
    ended_at: Date | null;
  }>('select * from time_breaks where person_id = $1 order by started_at, id', [worker.personId]);
  const entries = await entriesOf(cast.database, worker);
  return entries
    .filter(({ state }) => states.includes(state))
    .map((entry) => ({
      id: entry.id,
      startedAt: entry.started_at.getTime(),
      endedAt: entry.ended_at?.getTime() ?? null,
      project: entry.project_id,
      flags: entry.flags,
      breaks: breaks
        .filter(({ entry_id }) => entry_id === entry.id)
        .map((taken) =>
          breakText(taken.kind, taken.started_at.getTime(), taken.ended_at?.getTime() ?? null),
        )
        .sort(),
    }))
    .sort(byStart);
}

function expectedOf({ closed, open, onBreak }: ClockState): StoredEntry[] {
  const entries = closed.map((entry) => ({
    id: entry.id,
    startedAt: entry.startedAt,
    endedAt: entry.endedAt as number | null,
    project: entry.projectId,
    flags: entry.flags,
    breaks: entry.breaks
      .map((taken) => breakText(taken.kind, taken.startedAt, taken.endedAt))
      .sort(),
  }));
  if (open !== null) {
    const breaks = open.breaks.map((taken) =>
      breakText(taken.kind, taken.startedAt, taken.endedAt),
    );
    if (onBreak !== null) breaks.push(breakText(onBreak.kind, onBreak.startedAt, null));
    entries.push({
      id: open.id,
      startedAt: open.startedAt,
      endedAt: null,
      project: open.projectId,
      flags: open.flags,
      breaks: breaks.sort(),
    });
  }
  return entries.sort(byStart);
}

function breakText(kind: string, from: number, to: number | null): string {
  return `${kind} ${from} ${to ?? 'on'}`;
}

function byStart(a: StoredEntry, b: StoredEntry): number {
  return a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);
}
