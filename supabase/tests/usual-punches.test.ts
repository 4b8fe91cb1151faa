import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { callsDuring } from './support/calls.ts';
import {
  addPerson,
  addPersonWithoutLogin,
  openCast,
  type Cast,
  type Person,
} from './support/cast.ts';
import { minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/**
 * When a punch continues from the stored open entry, and when the ledger is folded again. The shared cases and the
 * random histories of `projection.test.ts` show how the fold treats a punch.
 */
let cast: Cast;
let worker: Person;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const hourAgoMs = Date.now() - 3_600_000;
const at = (seconds: number) => new Date(hourAgoMs + seconds * 1000).toISOString();

async function punch(said: Partial<Punch>): Promise<void> {
  await recordOne(cast.database, worker.caller, punchOf(worker, said));
}

/** Returns the effects of one more punch without writing anything; null if the ledger must be folded again. */
async function goesOn(said: { at?: string; kind?: 'in' | 'break_end' } = {}): Promise<unknown> {
  const punched = {
    id: randomUUID(),
    kind: 'break_end',
    at: at(0),
    actor: worker.personId,
    own: true,
    accepted: false,
    flags: [],
    device_id: randomUUID(),
    device_seq: 1,
    ...said,
  };
  const [row] = await cast.database.query<{ effects: unknown }>(
    `select to_jsonb(app.continue_ledger(
       $1, $2, array[jsonb_populate_record(null::app.folding, $3)], row($2, null, now(), null)::app.cause
     )) as effects`,
    [cast.company, worker.personId, JSON.stringify(punched)],
  );
  return row?.effects;
}

describe('whoever is on the clock', () => {
  beforeEach(async () => {
    worker = await addPerson(cast.database, cast.company, 'employee');
    await punch({ kind: 'in', device_at: minutesAgo(120) });
  });

  test('goes on from the stored entry, with what the fold says', async () => {
    expect(await goesOn()).toMatchObject([{ flags: ['no_break'], decision: null }]);
  });

  test('costs no more than so many calls of functions, triggers included', async () => {
    const calls = await cast.database.transaction((transaction) =>
      callsDuring(transaction, worker.caller, () =>
        transaction.query('select record_punches($1)', [
          JSON.stringify([punchOf(worker, { kind: 'break_start', break_kind: 'meal' })]),
        ]),
      ),
    );
    const called = [...calls].filter(([, count]) => count > 0).map(([name]) => name);
    expect(called).toContain('continue_ledger');
    expect(called).not.toContain('project_person');
    expect(called.length).toBeLessThanOrEqual(42);
  });

  test('is folded again by a tap up to 60 s after the same one, not later and not after another', async () => {
    await punch({ kind: 'break_end', device_at: at(-60) });
    expect(await goesOn()).toBeNull();
    expect(await goesOn({ at: at(0.001) })).not.toBeNull();
    expect(await goesOn({ kind: 'in' })).not.toBeNull();
  });

  test('is folded again by a punch that is not later than every other', async () => {
    await punch({ kind: 'break_end', device_at: at(0) });
    expect(await goesOn({ kind: 'in', at: at(-0.001) })).toBeNull();
    expect(await goesOn({ kind: 'in', at: at(0) })).toBeNull();
    expect(await goesOn({ kind: 'in', at: at(0.001) })).not.toBeNull();
  });

  test('is folded again by a punch that raises a question', async () => {
    expect(await goesOn({ kind: 'in', at: minutesAgo(120 - 16 * 60 + 1) })).not.toBeNull();
    expect(await goesOn({ kind: 'in', at: minutesAgo(120 - 16 * 60 - 1) })).toBeNull();
  });

  test('is folded again while a question is open', async () => {
    await cast.database.query(
      `insert into decision_items (company_id, person_id, punch_id, kind)
       select company_id, person_id, id, 'disputed' from punches where person_id = $1`,
      [worker.personId],
    );
    expect(await goesOn()).toBeNull();
    await cast.database.query(
      `update decision_items set state = 'accepted', decided_at = now() where person_id = $1`,
      [worker.personId],
    );
    expect(await goesOn()).not.toBeNull();
  });

  test('is folded again once the access has ended', async () => {
    await cast.database.query(`update memberships set valid_to = now() where person_id = $1`, [
      worker.personId,
    ]);
    expect(await goesOn()).toBeNull();
  });
});

test('all that a batch changes on a person’s same days is one row of the hours queue', async () => {
  const queued = async (people: readonly Person[]) => {
    const [row] = await cast.database.query<{ rows: number }>(
      'select count(*)::integer as rows from app.hours_queue where person_id = any ($1::uuid[])',
      [`{${people.map(({ personId }) => personId).join()}}`],
    );
    return row?.rows;
  };
  const people = [
    await addPerson(cast.database, cast.company, 'employee'),
    await addPerson(cast.database, cast.company, 'employee'),
  ];
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const batchOf = (...said: readonly Partial<Punch>[]) =>
    people.flatMap((person) => said.map((item) => punchOf(person, item)));
  await record(
    cast.database,
    cast.admin.caller,
    batchOf({ device_at: `${yesterday}T12:00:00Z`, project_id: cast.project }),
  );
  expect(await queued(people)).toBe(2);
  // One entry ends, another begins, and each has a break.
  await record(
    cast.database,
    cast.admin.caller,
    batchOf(
      { kind: 'break_start', break_kind: 'rest', device_at: `${yesterday}T12:30:00Z` },
      { kind: 'switch', project_id: cast.otherProject, device_at: `${yesterday}T13:00:00Z` },
      { kind: 'break_start', break_kind: 'meal', device_at: `${yesterday}T13:30:00Z` },
    ),
  );
  expect(await queued(people)).toBe(4);
});

test('whoever is off the clock is folded again by anything but a clock-in', async () => {
  worker = await addPerson(cast.database, cast.company, 'employee');
  expect(await goesOn()).toBeNull();
});

test('whoever counts for two records is folded again', async () => {
  worker = await addPerson(cast.database, cast.company, 'employee');
  const double = await addPersonWithoutLogin(cast.database, cast.company);
  await asCaller(cast.database, cast.admin.caller, 'select merge_people($1, $2, false)', [
    worker.personId,
    double.personId,
  ]);
  await punch({ kind: 'in', device_at: minutesAgo(120) });
  expect(await goesOn()).toBeNull();
});
