import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { exceptionListAnswerSchema } from '../../packages/contract/src/sheet-exceptions.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { decisionsOf, punchOf, record } from './support/punches.ts';
import { shareDatabase } from './support/shared-database.ts';
import { callSheet } from './support/sheets.ts';

/** Punches whose time was corrected by a measurement that the same device contradicts. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Noon of a day three days ago, so that the punches around it are of one day in every zone of the tests. */
const noonMs = Math.floor((Date.now() - 3 * dayMs) / dayMs) * dayMs + 19 * 60 * minuteMs;

type Told = Pick<Punch, 'skew_ms'> & Partial<Punch> & { readonly atMs?: number };

/** Punches of one phone, the first in, the second out; answers their ids. */
async function punch(person: Person, told: readonly Told[]): Promise<readonly string[]> {
  const device_id = randomUUID();
  const punches = told.map(({ atMs = noonMs, ...said }, index) =>
    punchOf(person, {
      device_id,
      kind: index % 2 === 0 ? 'in' : 'out',
      device_at: new Date(atMs + index * 60 * minuteMs).toISOString(),
      ...said,
    }),
  );
  const answers = await record(cast.database, person.caller, punches);
  expect(answers.map(({ verdict }) => verdict)).not.toContain('refused');
  return punches.map(({ id }) => id);
}

async function found(): Promise<readonly string[]> {
  const rows = await cast.database.query<{ punch_id: string }>(
    'select punch_id from app.doubtful_times($1, null, null) order by occurred_at',
    [cast.company],
  );
  return rows.map(({ punch_id }) => punch_id);
}

async function rowsOf(caller: TestCaller) {
  const from = new Date(noonMs).toISOString().slice(0, 10);
  const answer = exceptionListAnswerSchema.parse(
    await callSheet(cast.database, caller, 'list_exceptions($1)', [from]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  const rows = answer.rows.filter(({ kind }) => kind === 'doubtful_time');
  expect(answer.counts['doubtful_time'] ?? 0).toBe(rows.length);
  return rows;
}

describe('a time is in doubt', () => {
  test('where it was moved by more than a minute and the phone’s other punches say otherwise', async () => {
    const [, out] = await punch(cast.employee, [{ skew_ms: 0 }, { skew_ms: 97_000 }]);
    expect(await found()).toEqual([out]);
  });

  test.each([
    ['it was moved by a minute', [{ skew_ms: -1000 }, { skew_ms: 60_000 }]],
    ['the others differ by a minute', [{ skew_ms: 61_000 }, { skew_ms: 121_000 }]],
    ['another phone differs', [{ skew_ms: 0 }, { skew_ms: 97_000, device_id: randomUUID() }]],
    ['the others never measured', [{ skew_ms: null }, { skew_ms: 97_000 }]],
    ['it was not moved', [{ skew_ms: 0 }, { skew_ms: 97_000, skew_age_ms: null }]],
    [
      'a person stated it',
      [{ skew_ms: 0 }, { skew_ms: 97_000, claimed_at: new Date(noonMs).toISOString() }],
    ],
    [
      'the others are more than a day away',
      [{ skew_ms: 0, atMs: noonMs - 23 * 60 * minuteMs - 1 }, { skew_ms: 97_000 }],
    ],
  ] satisfies readonly [string, readonly Told[]][])('not where %s', async (_, told) => {
    await punch(cast.employee, told);
    expect(await found()).toEqual([]);
  });

  test.each([
    ['just over a minute', [{ skew_ms: 0 }, { skew_ms: -60_001 }], 1],
    ['just over a minute apart', [{ skew_ms: 61_000 }, { skew_ms: 121_001 }], 2],
    ['a day away', [{ skew_ms: 0, atMs: noonMs - 23 * 60 * minuteMs }, { skew_ms: 97_000 }], 1],
  ] satisfies readonly [string, readonly Told[], number][])(
    'at the limit: %s',
    async (_, told, count) => {
      await punch(cast.employee, told);
      expect(await found()).toHaveLength(count);
    },
  );

  test('no longer once its punch was withdrawn or rejected', async () => {
    const ids = await punch(cast.employee, [
      { skew_ms: 0 },
      { skew_ms: 97_000 },
      { skew_ms: 0 },
      { skew_ms: 97_000 },
    ]);
    expect(await found()).toEqual([ids[1], ids[3]]);
    await cast.database.query(
      `with correction as (
         insert into time_corrections (id, company_id, person_id, kind, reason, state, is_locked, asked_by, after)
         values (gen_random_uuid(), $1, $2, 'add', 'Wrong time', 'applied', false, $2, '{}') returning id
       )
       insert into punch_withdrawals (company_id, punch_id, correction_id) select $1, $3, id from correction`,
      [cast.company, cast.employee.personId, ids[1] ?? ''],
    );
    await cast.database.query(
      `insert into decision_items (id, company_id, person_id, punch_id, kind, state)
       values (gen_random_uuid(), $1, $2, $3, 'late_arrival', 'rejected')`,
      [cast.company, cast.employee.personId, ids[3] ?? ''],
    );
    expect(await found()).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  test('shows no one the times of people they don’t lead, or of another company', async () => {
    await punch(cast.employee, [{ skew_ms: 0 }, { skew_ms: 97_000 }]);
    expect(await rowsOf(cast.otherSupervisor.caller)).toEqual([]);
    expect(await rowsOf(cast.foreign.admin.caller)).toEqual([]);
    expect(await rowsOf(cast.supervisor.caller)).toHaveLength(1);
  });

  test('names both times on the day of the shift, and asks no one for a decision', async () => {
    const [entry] = await punch(cast.employee, [{ skew_ms: 0 }, { skew_ms: 97_000 }]);
    expect(await rowsOf(cast.admin.caller)).toEqual([
      {
        person_id: cast.employee.personId,
        name: 'employee Tester',
        date: new Date(noonMs).toISOString().slice(0, 10),
        kind: 'doubtful_time',
        entry_id: entry,
        minutes: null,
        times: {
          recorded_at: new Date(noonMs + 60 * minuteMs - 97_000).toISOString(),
          device_at: new Date(noonMs + 60 * minuteMs).toISOString(),
          zone: 'America/Denver',
        },
      },
    ]);
    expect(await decisionsOf(cast.database, cast.employee)).toEqual([]);
  });

  test('has the row of a locked timesheet too, and leaves the timesheet as it is', async () => {
    await punch(cast.employee, [{ skew_ms: 0 }, { skew_ms: 97_000 }]);
    const day = new Date(noonMs).toISOString().slice(0, 10);
    await cast.database.query(
      `insert into timesheets (company_id, person_id, period_from, period_to, state, locked_at, snapshot)
       values ($1, $2, $3, $3, 'locked', now(), '{}')`,
      [cast.company, cast.employee.personId, day],
    );
    expect(await rowsOf(cast.admin.caller)).toHaveLength(1);
    const rows = await cast.database.query<{ is_locked: boolean }>(
      'select is_locked from app.doubtful_times($1, $2, $2)',
      [cast.company, day],
    );
    expect(rows).toEqual([{ is_locked: true }]);
  });
});
