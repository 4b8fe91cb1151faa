import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  correctionListAnswerSchema,
  type CorrectedEntry,
} from '../../packages/contract/src/corrections.ts';
import { myClockSchema } from '../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { correctTime, plantWorkday, wish } from './support/corrections.ts';
import { shareDatabase } from './support/shared-database.ts';
import { entriesOf } from './support/punches.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { callSheet, nextWeek, readSheet, week } from './support/sheets.ts';

/** Corrections withdraw punches and state others; locked time doesn't change. */
const shared = shareDatabase();
let cast: Cast;
let entry: string;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  entry = await plantWorkday(cast);
});

describe('the right to correct time', () => {
  test('excludes people’s own time and the time of people they don’t lead', async () => {
    const { loner, otherSupervisor, foreign, employee, supervisor } = cast;
    for (const caller of [loner.caller, otherSupervisor.caller, foreign.admin.caller]) {
      expect(await correct(caller, 'change', wish)).toEqual({
        verdict: 'refused',
        reason: 'not_found',
      });
    }
    const id = randomUUID();
    expect(await correct(employee.caller, 'change', wish, id)).toEqual({
      verdict: 'applied',
      state: 'asked',
    });
    expect(await decide(employee.caller, id)).toMatchObject({ reason: 'not_allowed' });
    expect(await decide(loner.caller, id)).toMatchObject({ reason: 'not_found' });
    expect(await times()).toEqual([[`${week}T14:00:00.000Z`, `${week}T22:00:00.000Z`]]);
    expect(await decide(supervisor.caller, id)).toEqual({ verdict: 'applied' });
    expect(await decide(supervisor.caller, id)).toMatchObject({ reason: 'already_decided' });
    expect(await times()).toEqual([[wish.started_at, wish.ended_at].map(withMs)]);
  });

  test('can’t be bypassed by direct writes', async () => {
    await correct(cast.employee.caller, 'change', wish);
    for (const caller of [cast.employee.caller, cast.admin.caller, { role: 'service_role' }]) {
      for (const statement of [
        `update time_corrections set state = 'applied'`,
        `delete from time_corrections`,
        `insert into punch_withdrawals (company_id, punch_id, correction_id)
         select company_id, id, id from punches`,
        `update punches set occurred_at = now()`,
        `update time_entries set ended_at = now()`,
      ]) {
        await expect(asCaller(cast.database, caller, statement)).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  });
});

describe('a correction', () => {
  test('by the person’s supervisor is made right away, and the ledger keeps every punch', async () => {
    const { supervisor, admin, database } = cast;
    const before = await database.query<{ count: number }>(
      'select count(*)::integer from punches where company_id = $1',
      [cast.company],
    );
    expect(
      await correct(supervisor.caller, 'change', { ...wish, project_id: cast.openProject }),
    ).toEqual({ verdict: 'applied', state: 'applied' });
    const entries = await entriesOf(database, cast.employee);
    expect(entries.map(({ state }) => state).sort()).toEqual(['closed', 'void']);
    const counted = entries.find(({ state }) => state === 'closed');
    expect(counted).toMatchObject({ project_id: cast.openProject });
    const breaks = await database.query<{ started_at: Date }>(
      'select started_at from time_breaks where entry_id = $1',
      [counted?.id ?? ''],
    );
    expect(breaks.map(({ started_at }) => started_at.toISOString())).toEqual([
      `${week}T17:00:00.000Z`,
    ]);
    const after = await database.query<{ count: number }>(
      'select count(*)::integer from punches where company_id = $1',
      [cast.company],
    );
    expect(after[0]?.count).toBe((before[0]?.count ?? 0) + 4);
    expect(
      await database.query('select from punch_withdrawals where company_id = $1', [cast.company]),
    ).toHaveLength(4);
    // The phone has the corrected entry and knows that withdrawn punches are accounted for, so it doesn't fold them.
    const onPhone = myClockSchema.parse(
      await callSheet(database, cast.employee.caller, 'my_clock($1)', ['2026-10-01T00:00:00Z']),
    );
    expect(onPhone.entries.map(({ id }) => id)).toEqual([counted?.id]);
    const withdrawn = await database.query<{ punch_id: string }>(
      'select punch_id from punch_withdrawals where company_id = $1',
      [cast.company],
    );
    expect(onPhone.punches.map(({ id }) => id)).toEqual(
      expect.arrayContaining(withdrawn.map(({ punch_id: id }) => id)),
    );
    await calculateHours(database);
    expect((await readSheet(database, admin.caller, cast.employee.personId)).totals).toMatchObject({
      regular_minutes: 480,
    });
  });

  test('sent again is made once; another one under its id is refused', async () => {
    const id = randomUUID();
    await correct(cast.supervisor.caller, 'change', wish, id);
    expect(await correct(cast.supervisor.caller, 'change', wish, id)).toEqual({
      verdict: 'replayed',
      state: 'applied',
    });
    expect(
      await correct(cast.supervisor.caller, 'change', { ...wish, breaks: [] }, id),
    ).toMatchObject({ reason: 'other_payload' });
  });

  test.each<[string, Partial<CorrectedEntry>]>([
    ['ended_at', { ended_at: wish.started_at }],
    ['ended_at', { ended_at: '2026-10-06T13:30:01Z' }],
    [
      'ended_at',
      { started_at: new Date(Date.now() - 60_000).toISOString(), ended_at: inAnHour(), breaks: [] },
    ],
    ['started_at', { started_at: '2020-01-01T00:00:00Z' }],
    ['started_at', { started_at: 'yesterday' }],
    ['zone', { zone: 'Mars/Base' }],
    ['project_id', { project_id: '00000000-0000-4000-8000-000000000009' }],
    ['cost_code_id', { cost_code_id: '00000000-0000-4000-8000-000000000009' }],
    [
      'breaks',
      {
        breaks: [{ kind: 'meal', started_at: `${week}T13:30:00Z`, ended_at: `${week}T14:00:00Z` }],
      },
    ],
    [
      'breaks',
      {
        breaks: [{ kind: 'meal', started_at: `${week}T22:00:00Z`, ended_at: `${week}T22:16:00Z` }],
      },
    ],
  ])('with an impossible %s is refused, naming field and day', async (field, change) => {
    const facts = { ...wish, ...change };
    // If the start isn't a valid time, the current day of the entry.
    const at = Date.parse(facts.started_at) || Date.parse(`${week}T14:00:00Z`);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(at);
    expect(await correct(cast.supervisor.caller, 'change', facts)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
      day,
    });
  });

  test('over the time of another entry is refused, up to its end it is not', async () => {
    await plantShift(cast.database, cast.company, cast.employee, {
      from: `${week}T23:00:00Z`,
      to: `${week}T23:30:00Z`,
    });
    const over = { ...wish, ended_at: `${week}T23:00:01Z` };
    expect(await correct(cast.supervisor.caller, 'change', over)).toEqual({
      verdict: 'refused',
      reason: 'time_impossible',
      detail: 'started_at',
      day: week,
    });
    // Nor is anyone asked to approve it.
    expect(await correct(cast.employee.caller, 'change', over)).toMatchObject({
      reason: 'time_impossible',
    });
    expect(
      await cast.database.query('select from time_corrections where company_id = $1', [
        cast.company,
      ]),
    ).toEqual([]);
    expect(
      await correct(cast.supervisor.caller, 'change', { ...wish, ended_at: `${week}T23:00:00Z` }),
    ).toMatchObject({ verdict: 'applied' });
    expect(await times()).toHaveLength(2);
  });

  test('adds and removes an entry, and needs a reason', async () => {
    const { supervisor } = cast;
    const added = {
      ...wish,
      started_at: '2026-10-06T14:00:00Z',
      ended_at: '2026-10-06T20:00:00Z',
      breaks: [],
    };
    expect(await correct(supervisor.caller, 'add', added)).toMatchObject({ state: 'applied' });
    expect(await correct(supervisor.caller, 'remove', null)).toMatchObject({ state: 'applied' });
    expect(await times()).toEqual([[added.started_at, added.ended_at].map(withMs)]);
    expect(await correct(supervisor.caller, 'change', wish, randomUUID(), ' ')).toMatchObject({
      reason: 'comment_missing',
    });
  });

  test('of one of two touching entries leaves the other as it was', async () => {
    const [before, after] = await switchShift();
    expect(await correctEntry(before ?? '', { ended_at: '2026-10-07T16:30:00Z' })).toMatchObject({
      state: 'applied',
    });
    expect((await times()).slice(1)).toEqual([
      ['2026-10-07T14:00:00.000Z', '2026-10-07T16:30:00.000Z'],
      ['2026-10-07T17:00:00.000Z', '2026-10-07T20:00:00.000Z'],
    ]);
    void after;
  });

  test('of the later of two touching entries leaves the earlier one as it was', async () => {
    const [, after] = await switchShift();
    expect(
      await correctEntry(after ?? '', {
        started_at: '2026-10-07T17:30:00Z',
        ended_at: '2026-10-07T21:00:00Z',
      }),
    ).toMatchObject({ state: 'applied' });
    expect((await times()).slice(1)).toEqual([
      ['2026-10-07T14:00:00.000Z', '2026-10-07T17:00:00.000Z'],
      ['2026-10-07T17:30:00.000Z', '2026-10-07T21:00:00.000Z'],
    ]);
  });

  test('by someone else can be disputed by the person, once', async () => {
    const { employee, supervisor, loner, database } = cast;
    const id = randomUUID();
    await correct(supervisor.caller, 'change', wish, id);
    const dispute = (caller: TestCaller) =>
      callSheet(database, caller, 'dispute_correction($1, $2)', [id, 'I worked until five']);
    expect(await dispute(loner.caller)).toMatchObject({ reason: 'not_found' });
    expect(await dispute(employee.caller)).toEqual({ verdict: 'applied' });
    expect(await dispute(employee.caller)).toMatchObject({ reason: 'not_found' });
    expect(await listed(supervisor.caller)).toMatchObject([
      { id, dispute: 'I worked until five', may_decide: false },
    ]);
    expect(await listed(loner.caller)).toEqual([]);
  });

  test('is on the timesheet of its day, with what the reader may do about it', async () => {
    const { employee, supervisor, database } = cast;
    const made = randomUUID();
    const asked = randomUUID();
    await correct(supervisor.caller, 'change', wish, made);
    const entry_id =
      (
        await database.query<{ id: string }>(
          `select id from time_entries where state = 'closed' and company_id = $1`,
          [cast.company],
        )
      )[0]?.id ?? null;
    await callSheet(database, employee.caller, 'correct_time($1, $2, $3, $4, null, $5)', [
      asked,
      employee.personId,
      'remove',
      entry_id,
      'I was off',
    ]);
    const corrections = async (caller: TestCaller, period = week) =>
      (await readSheet(database, caller, employee.personId, period)).corrections;
    expect(await corrections(employee.caller)).toMatchObject([
      {
        id: asked,
        may_withdraw: true,
        may_decide: false,
        may_dispute: false,
        zone: 'America/Denver',
      },
      { id: made, may_withdraw: false, may_decide: false, may_dispute: true },
    ]);
    expect(await corrections(supervisor.caller)).toMatchObject([
      { id: asked, may_withdraw: false, may_decide: true },
      { id: made, may_dispute: false },
    ]);
    expect(await corrections(employee.caller, nextWeek)).toEqual([]);
  });

  test('that was requested can be withdrawn until it is decided', async () => {
    const { employee, supervisor, database } = cast;
    const id = randomUUID();
    await correct(employee.caller, 'change', wish, id);
    expect(await listed(supervisor.caller)).toMatchObject([{ id, may_decide: true, after: wish }]);
    const withdraw = (caller: TestCaller) =>
      callSheet(database, caller, 'withdraw_correction($1)', [id]);
    expect(await withdraw(supervisor.caller)).toMatchObject({ reason: 'not_found' });
    expect(await withdraw(employee.caller)).toEqual({ verdict: 'applied' });
    expect(await decide(supervisor.caller, id)).toMatchObject({ reason: 'already_decided' });
  });
});

async function switchShift(): Promise<string[]> {
  const at = (kind: 'in' | 'switch' | 'out', hour: number, project: string | null) => {
    const instant = `2026-10-07T${hour}:00:00Z`;
    return cast.database.query(
      `insert into punches (
         id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
         device_at, zone, utc_offset_minutes, online, project_id, payload_version, payload_hash
       ) values (gen_random_uuid(), $1, $2, $3, $4, $4, 'device', $2, gen_random_uuid(), 1, $4, 'America/Denver', 0,
         true, $5, 1, sha256('punch'))`,
      [cast.company, cast.employee.personId, kind, instant, project],
    );
  };
  await at('in', 14, cast.project);
  await at('switch', 17, cast.openProject);
  await at('out', 20, null);
  await cast.database.query(
    `select app.project_person($1, $2, '2026-10-07T14:00:00Z', true, row($2, null, now(), null)::app.cause)`,
    [cast.company, cast.employee.personId],
  );
  const entries = await entriesOf(cast.database, cast.employee);
  return entries.slice(1).map(({ id }) => id);
}

function correctEntry(id: string, change: Partial<CorrectedEntry>): Promise<unknown> {
  const facts = {
    ...wish,
    started_at: '2026-10-07T14:00:00Z',
    breaks: [],
    ...change,
  };
  return callSheet(
    cast.database,
    cast.supervisor.caller,
    `correct_time($1, $2, 'change', $3, $4, 'Forgotten')`,
    [randomUUID(), cast.employee.personId, id, JSON.stringify(facts)],
  );
}

async function correct(
  caller: TestCaller,
  kind: 'change' | 'add' | 'remove',
  facts: object | null,
  id: string = randomUUID(),
  reason = 'Forgotten',
): Promise<unknown> {
  const wished = { id, kind, entry: kind === 'add' ? null : entry, facts, reason };
  return correctTime(cast, caller, wished);
}

function decide(caller: TestCaller, id: string): Promise<unknown> {
  return callSheet(cast.database, caller, `decide_correction($1, 'accept')`, [id]);
}

async function listed(caller: TestCaller): Promise<readonly object[]> {
  const answer = correctionListAnswerSchema.parse(
    await callSheet(cast.database, caller, 'list_corrections()'),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.rows;
}

/** Returns the start and end of each of the employee's entries that count. */
async function times(): Promise<(string | undefined)[][]> {
  const entries = await entriesOf(cast.database, cast.employee);
  return entries
    .filter(({ state }) => state === 'closed')
    .map(({ started_at, ended_at }) => [started_at.toISOString(), ended_at?.toISOString()]);
}

function withMs(instant: string): string {
  return new Date(instant).toISOString();
}

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
