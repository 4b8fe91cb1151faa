import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import type { ClockState, FoldPunch } from '../../packages/domain/src/clock/clock-state.ts';
import { comparePunches } from '../../packages/domain/src/clock/compare-punches.ts';
import { foldPunches } from '../../packages/domain/src/clock/fold-punch.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { entriesOf, punchOf, record } from './support/punches.ts';

/**
 * However punches arrive (late, out of order, from several devices and people, in batches of any
 * size, sent twice), the stored entries are what one fold over all of them in order gives.
 */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const runs = 60;

describe('the stored projection', () => {
  test(
    'equals one fold over the whole ledger, whatever arrived when and how often',
    async () => {
      await fc.assert(
        fc.asyncProperty(deliveries(), async (batches) => {
          const worker = await addPerson(cast.database, cast.company, 'employee');
          const punches = new Map<string, Punch>();
          const idOf = freshIds();
          for (const batch of batches) {
            const { by, items } = batch;
            const said = items.map((item) => toPunch(worker, { ...item, id: idOf(item.id) }));
            for (const punch of said) punches.set(punch.id, punches.get(punch.id) ?? punch);
            await record(cast.database, callerOf(worker, by), said);
          }
          const stored = await storedPunches(worker);
          expect(stored.map(({ id }) => id).sort()).toEqual([...punches.keys()].sort());

          const { state, effects } = foldPunches([...stored].sort(comparePunches));
          expect(await settledOf(worker)).toEqual(expectedOf(state));
          expect(await openOverlapsOf(worker)).toEqual(
            effects
              .filter(({ setAside }) => setAside)
              .map(({ punchId }) => punchId)
              .sort(),
          );
        }),
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

type Batch = { readonly by: 'worker' | 'admin'; readonly items: readonly Item[] };

/** Batches in order of arrival; some items come again later. */
function deliveries(): fc.Arbitrary<Batch[]> {
  const item = fc.record({
    id: fc.uuid({ version: 4 }),
    kind: fc.constantFrom('in', 'out', 'switch', 'break_start', 'break_end'),
    breakKind: fc.constantFrom('meal', 'rest'),
    minutesAgo: fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(600, 600.5, 601, 620)),
    project: fc.constantFrom('project', 'otherProject'),
    device: fc.constantFrom(
      '00000000-0000-4000-8000-00000000000a',
      '00000000-0000-4000-8000-00000000000b',
    ),
    sequence: fc.nat(9),
  });
  const batch = fc.record({
    by: fc.constantFrom('worker', 'worker', 'admin'),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  });
  return fc
    .array(batch, { minLength: 1, maxLength: 8 })
    .chain((batches) => fc.subarray(batches).map((again) => [...batches, ...again]));
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

function callerOf(worker: Person, by: Batch['by']) {
  return by === 'admin' ? cast.admin.caller : worker.caller;
}

async function storedPunches(worker: Person): Promise<FoldPunch[]> {
  const rows = await cast.database.query<{
    id: string;
    kind: Punch['kind'];
    break_kind: Punch['break_kind'];
    occurred_at: Date;
    device_id: string;
    device_seq: number;
    project_id: string | null;
    actor_person_id: string;
    source: string;
  }>('select * from punches where person_id = $1', [worker.personId]);
  return rows.map((row) => ({
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
    accepted: false,
    zone: 'America/Denver',
    note: null,
    flags: [],
  }));
}

type Settled = {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly project: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly string[];
};

async function settledOf(worker: Person): Promise<Settled[]> {
  const breaks = await cast.database.query<{
    entry_id: string;
    kind: string;
    started_at: Date;
    ended_at: Date | null;
  }>('select * from time_breaks where person_id = $1 order by started_at, id', [worker.personId]);
  const entries = await entriesOf(cast.database, worker);
  return entries
    .filter(({ state }) => state === 'open' || state === 'closed')
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

function expectedOf({ closed, open, onBreak }: ClockState): Settled[] {
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

function byStart(a: Settled, b: Settled): number {
  return a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);
}

async function openOverlapsOf(worker: Person): Promise<string[]> {
  const rows = await cast.database.query<{ punch_id: string }>(
    `select punch_id from decision_items where person_id = $1 and kind = 'overlap' and state = 'open'
     order by punch_id`,
    [worker.personId],
  );
  return rows.map(({ punch_id }) => punch_id);
}
