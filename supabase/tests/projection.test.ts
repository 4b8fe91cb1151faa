import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { foldPunches } from '../../packages/domain/src/clock/fold-punch.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { decisionsOf, entriesOf, punchOf, record } from './support/punches.ts';
import { expectedOf, ledgerOf, storedAs } from './support/reference-fold.ts';

/**
 * However punches arrive (late, out of order, from several devices and people, in batches of any size, sent twice) and
 * regardless of decisions in between, the stored entries equal one fold over everything that counts and another over
 * everything that waits.
 */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const usual = process.env['TEST_DATABASE_URL'] ? 15 : 30;
// About seven batches per history, which makes 10,000 in the full run.
const runs = process.env['MUSTER_TEST_FULL'] === '1' ? 1500 : usual;

describe('the stored projection', () => {
  test(
    'equals one fold over the whole ledger, whatever arrived and was decided when',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(histories(), orderly()), async (steps) => {
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
          const ledger = await ledgerOf(cast.database, [worker.personId]);
          expect(ledger.stored).toEqual([...sent].sort());

          const settled = foldPunches(ledger.settled);
          const waiting = foldPunches(ledger.waiting);
          expect(await storedAs(cast.database, worker.personId, ['open', 'closed'])).toEqual(
            expectedOf(settled.state),
          );
          expect(await storedAs(cast.database, worker.personId, ['needs_decision'])).toEqual(
            expectedOf(waiting.state),
          );
          expect(ledger.openOverlaps).toEqual(
            settled.effects
              .filter(({ setAside }) => setAside)
              .map(({ punchId }) => punchId)
              .sort(),
          );
        }),
        // A failing history is reported without shrinking, which takes minutes against a database.
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
  /** Index of the open question, modulo their number. */
  readonly pick: number;
  readonly decision: 'accept' | 'reject' | 'set_time';
};

/** Deliveries in order of arrival, some repeated later, with decisions in between. */
function histories(): fc.Arbitrary<(Delivery | Decision)[]> {
  const item = fc.record({
    id: fc.uuid({ version: 4 }),
    kind: fc.constantFrom('in', 'out', 'switch', 'break_start', 'break_end'),
    breakKind: fc.constantFrom('meal', 'rest'),
    minutesAgo: fc.oneof(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom(600, 600.5, 601, 620),
      // Late, so that they need review.
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

/** Deliveries from phones with a network: each punch later than the previous ones, mostly one at a time. */
function orderly(): fc.Arbitrary<(Delivery | Decision)[]> {
  const step = fc.record({
    id: fc.uuid({ version: 4 }),
    kind: fc.constantFrom('in', 'break_start', 'break_end', 'switch', 'out'),
    breakKind: fc.constantFrom('meal', 'rest'),
    minutesLater: fc.constantFrom(0.5, 1, 1.001, 5, 30, 240, 600, 1000),
    project: fc.constantFrom('project', 'project', 'otherProject'),
    isWithBefore: fc.constantFrom(false, false, true),
    by: fc.constantFrom('worker', 'worker', 'worker', 'admin'),
  });
  return fc.array(step, { minLength: 4, maxLength: 14 }).map((steps) => {
    const deliveries: { does: 'deliver'; by: Delivery['by']; items: Item[] }[] = [];
    // Within seven days, so that no punch needs review for being late.
    let minutesAgo = 10_000;
    for (const [sequence, { minutesLater, isWithBefore, by, ...said }] of steps.entries()) {
      minutesAgo = Math.max(minutesAgo - minutesLater, 1);
      const item: Item = {
        ...said,
        minutesAgo,
        device: '00000000-0000-4000-8000-00000000000a',
        sequence,
      };
      const last = deliveries.at(-1);
      if (isWithBefore && last) last.items.push(item);
      else deliveries.push({ does: 'deliver', by, items: [item] });
    }
    return deliveries;
  });
}

/** Maps ids to fresh ones: shrinking reuses ids, and the ledger remembers those of earlier runs. */
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
