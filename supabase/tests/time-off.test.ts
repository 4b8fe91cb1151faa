import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeOffAnswerSchema, timeOffVerdictSchema } from '../../packages/contract/src/time-off.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import { addColleague, addPublished, dayFromNow, shiftOf } from './support/schedule.ts';
import { refused } from './support/refused.ts';

/** When people cannot work: availability, and time off with its balances. */
let cast: Cast;
let colleague: Person;
let nextDay = 3;
beforeAll(async () => {
  cast = await openCast();
  colleague = await addColleague(cast);
});
afterAll(() => cast.close());
beforeEach(() => {
  // Far enough from the day before that nothing is short of rest.
  nextDay += 2;
});

const call = (
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
) => callJson(cast.database, caller, sql, parameters);

describe('availability', () => {
  const said = (facts: object = {}) => ({
    id: randomUUID(),
    kind: 'cannot',
    weekday: 1,
    from_date: null,
    to_date: null,
    from_time: null,
    to_time: null,
    note: null,
    ...facts,
  });

  test.each([
    ['a weekday of 8', { weekday: 8 }, 'weekday'],
    ['neither weekday nor dates', { weekday: null }, 'from_date'],
    [
      'dates that end before they begin',
      { weekday: null, from_date: '2026-05-02', to_date: '2026-05-01' },
      'to_date',
    ],
    ['a time without its end', { from_time: '08:00' }, 'to_time'],
    ['an hour 25', { from_time: '25:00', to_time: '26:00' }, 'from_time'],
    ['a kind of its own', { kind: 'maybe' }, 'kind'],
  ])('with %s is refused', async (_, facts, field) => {
    expect(await call(cast.employee.caller, 'save_availability($1)', [said(facts)])).toEqual(
      refused('invalid_input', field),
    );
  });

  test('warns the scheduler, and is one’s own to change', async () => {
    const day = dayFromNow(nextDay);
    const dated = said({ weekday: null, from_date: day, to_date: day, note: 'Dentist' });
    const save = (by: Person) => call(by.caller, 'save_availability($1)', [dated]);
    expect(await save(cast.employee)).toEqual({ verdict: 'applied' });
    expect(await save(cast.employee)).toEqual({ verdict: 'applied' });
    expect(await save(colleague)).toEqual(refused('not_found'));
    expect(
      await call(cast.supervisor.caller, 'judge_shift($1)', [shiftOf(cast, {}, day)]),
    ).toMatchObject({ verdict: 'warned', reasons: [{ reason: 'unavailable', note: 'Dentist' }] });
    await call(colleague.caller, 'remove_availability($1)', [dated.id]);
    const mine = await call(cast.employee.caller, 'my_schedule()');
    expect(mine['availability']).toHaveLength(1);
    await call(cast.employee.caller, 'remove_availability($1)', [dated.id]);
    expect(await call(cast.employee.caller, 'remove_availability($1)', [dated.id])).toEqual({
      verdict: 'replayed',
    });
  });
});

describe('time off', () => {
  let kind: string;
  beforeAll(async () => {
    kind = randomUUID();
    const answer = await call(cast.admin.caller, 'save_time_off_kind($1)', [
      {
        id: kind,
        name: 'Vacation',
        is_paid: true,
        accrual: 'period',
        period: 'year',
        accrued_minutes: 4800,
        per_worked_minutes: null,
        cap_minutes: null,
        carry_over_minutes: null,
        day_minutes: 480,
        overdraft_minutes: 0,
      },
    ]);
    if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
    await cast.database.query(`update time_off_kinds set created_at = date_trunc('year', now())`);
    await cast.database.query('select app.accrue_time_off()');
  });

  const asked = (facts: object = {}) => ({
    v: 1,
    id: randomUUID(),
    kind_id: kind,
    first_day: dayFromNow(100),
    last_day: dayFromNow(100),
    from_time: null,
    to_time: null,
    minutes: 480,
    note: null,
    ...facts,
  });
  const ask = (by: Person, facts: object = {}) =>
    call(by.caller, 'request_time_off($1)', [asked(facts)]);
  const check = (by: Person, facts: object = {}) =>
    call(by.caller, 'check_time_off($1)', [asked(facts)]);
  const balanceOf = async (by: Person): Promise<number> => {
    const answer = timeOffAnswerSchema.parse(await call(by.caller, 'my_time_off()'));
    if (answer.verdict !== 'ok') throw new Error('refused');
    const balance = answer.balances.find((one) => one.kind.id === kind)?.balance_minutes ?? 0;
    const inLedger = answer.ledger.filter((entry) => entry.kind_id === kind);
    expect(balance).toBe(inLedger.reduce((sum, { minutes }) => sum + minutes, 0));
    return balance;
  };

  test.each([
    ['an end before its start', { last_day: dayFromNow(99) }, 'last_day'],
    [
      'a part of two days',
      { last_day: dayFromNow(101), from_time: '08:00', to_time: '10:00' },
      'to_time',
    ],
    ['a kind that is not there', { kind_id: randomUUID() }, 'kind_id'],
    ['more minutes than a day has', { minutes: 1441 }, 'minutes'],
    ['another version', { v: 2 }, 'v'],
  ])('with %s is refused', async (_, facts, field) => {
    expect(await ask(cast.employee, facts)).toEqual(refused('invalid_input', field));
  });

  test('is asked, approved by a lead, taken off, blocks shifts, and returns when canceled', async () => {
    const before = await balanceOf(cast.employee);
    expect(before).toBe(4800);
    const day = dayFromNow(nextDay);
    const request = asked({ first_day: day, last_day: day });
    const send = () => call(cast.employee.caller, 'request_time_off($1)', [request]);
    expect(timeOffVerdictSchema.parse(await send())).toEqual({
      verdict: 'waits',
      state: 'waiting',
    });
    expect(await send()).toEqual({ verdict: 'replayed', state: 'waiting' });
    for (const again of [ask, check]) {
      expect(await again(cast.employee, { first_day: day, last_day: day })).toEqual(
        refused('time_off_overlaps'),
      );
    }
    const decide = (by: Person, version = 1) =>
      call(by.caller, 'decide_time_off($1, $2, true)', [request.id, version]);
    expect(await decide(cast.employee)).toEqual(refused('not_allowed'));
    expect(await decide(cast.otherSupervisor)).toEqual(refused('not_found'));
    expect(await decide(cast.supervisor, 7)).toEqual(refused('changed_meanwhile'));
    expect(await decide(cast.supervisor)).toEqual({ verdict: 'applied', state: 'approved' });
    expect(await decide(cast.admin, 2)).toEqual(refused('already_decided'));
    expect(await balanceOf(cast.employee)).toBe(before - 480);
    expect(
      await call(cast.admin.caller, 'judge_shift($1)', [shiftOf(cast, {}, day)]),
    ).toMatchObject({ verdict: 'blocked', reasons: [{ reason: 'time_off' }] });
    expect(await call(cast.employee.caller, 'cancel_time_off($1, 2)', [request.id])).toEqual({
      verdict: 'applied',
      state: 'canceled',
    });
    expect(await balanceOf(cast.employee)).toBe(before);
  });

  test('over the balance is refused, to the minute, with what waits', async () => {
    expect(
      await ask(colleague, {
        minutes: 1440,
        first_day: dayFromNow(110),
        last_day: dayFromNow(110),
      }),
    ).toMatchObject({ verdict: 'waits' });
    const long = { first_day: dayFromNow(120), last_day: dayFromNow(126) };
    for (const tried of [ask, check]) {
      expect(await tried(colleague, { ...long, minutes: 3361 })).toEqual(
        refused('balance_too_low', '3360'),
      );
    }
    // Checked while it is typed: it changes nothing.
    for (const time of [1, 2]) {
      expect(await check(colleague, { ...long, minutes: 3360 }), `time ${time}`).toEqual({
        verdict: 'ok',
        minutes: 3360,
      });
    }
    expect(await ask(colleague, { ...long, minutes: 3360 })).toMatchObject({ verdict: 'waits' });
  });

  test('over several days takes whole days, to the minute', async () => {
    const week = { first_day: dayFromNow(130), last_day: dayFromNow(136) };
    expect(await ask(cast.employee, { ...week, minutes: 1 })).toEqual(
      refused('invalid_input', 'minutes'),
    );
    expect(await ask(cast.employee, { ...week, minutes: 2399 })).toEqual(
      refused('invalid_input', 'minutes'),
    );
    expect(await ask(cast.employee, { ...week, minutes: 2400 })).toMatchObject({
      verdict: 'waits',
    });
  });

  test('within the hour that the clock skips is refused', async () => {
    await cast.database.query(
      `update company_settings set time_zone = 'America/Denver' where company_id = $1`,
      [cast.company],
    );
    // The second Sunday of March, two years on.
    const march = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 2, 1));
    const day = 8 + ((7 - march.getUTCDay()) % 7);
    const date = `${march.getUTCFullYear()}-03-${String(day).padStart(2, '0')}`;
    const hour = { first_day: date, last_day: date, from_time: '02:10', to_time: '02:50' };
    expect(await ask(cast.employee, { ...hour, minutes: 40 })).toEqual(
      refused('invalid_input', 'to_time'),
    );
    expect(await ask(cast.employee, { ...hour, to_time: '03:10', minutes: 10 })).toMatchObject({
      verdict: 'waits',
    });
  });

  test('of one’s own is not approved by oneself', async () => {
    const request = asked({ minutes: 60 });
    await call(cast.supervisor.caller, 'request_time_off($1)', [request]);
    expect(
      await call(cast.supervisor.caller, 'decide_time_off($1, 1, true)', [request.id]),
    ).toEqual(refused('not_found'));
  });

  test('accrues once, up to its cap, and a balance always equals its ledger', async () => {
    const capped = randomUUID();
    await call(cast.admin.caller, 'save_time_off_kind($1)', [
      {
        id: capped,
        name: 'Sick time',
        is_paid: true,
        accrual: 'period',
        period: 'month',
        accrued_minutes: 240,
        per_worked_minutes: null,
        cap_minutes: 500,
        carry_over_minutes: null,
        day_minutes: 480,
        overdraft_minutes: 0,
      },
    ]);
    await cast.database.query(
      `update time_off_kinds set created_at = now() - interval '80 days' where id = $1`,
      [capped],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 6 }),
        async (minutes) => {
          for (const change of minutes.filter((one) => one !== 0)) {
            await call(cast.admin.caller, `adjust_time_off($1, $2, $3, $4, 'Correction')`, [
              randomUUID(),
              cast.loner.personId,
              capped,
              change,
            ]);
          }
          await cast.database.query('select app.accrue_time_off()');
          const answer = timeOffAnswerSchema.parse(await call(cast.loner.caller, 'my_time_off()'));
          if (answer.verdict !== 'ok') throw new Error('refused');
          const entries = answer.ledger.filter(({ kind_id }) => kind_id === capped);
          const sum = entries.reduce((total, entry) => total + entry.minutes, 0);
          expect(answer.balances.find((one) => one.kind.id === capped)?.balance_minutes).toBe(sum);
          expect(entries[0]?.balance_minutes).toBe(sum);
        },
      ),
      { numRuns: 10 },
    );
    const rows = await cast.database.query<{ balance: number; entries: number }>(
      `select sum(minutes)::int as balance, count(*)::int as entries from time_off_ledger
       where kind_id = $1 and person_id = $2`,
      [capped, colleague.personId],
    );
    expect(rows[0]?.balance).toBe(500);
  });

  test('is never changed in the ledger, by no one', async () => {
    await expect(
      cast.database.query('update time_off_ledger set minutes = 1'),
    ).rejects.toMatchObject({ code: '42501' });
    for (const table of [
      'time_off_requests',
      'time_off_ledger',
      'availability',
      'shift_requests',
    ]) {
      await expect(
        asCaller(cast.database, cast.admin.caller, `select * from ${table}`),
      ).rejects.toThrow('permission denied');
    }
  });
});

test('my own data has what I asked, and nothing of others', async () => {
  const shift = await addPublished(cast, shiftOf(cast, {}, dayFromNow(50)));
  await call(cast.employee.caller, 'give_away_shift($1, $2, 1)', [randomUUID(), shift]);
  const data: Answer = await call(cast.employee.caller, 'my_data()');
  for (const key of [
    'published_shifts',
    'shift_requests',
    'time_off_requests',
    'time_off_ledger',
  ]) {
    expect([key, Array.isArray(data[key]) && data[key].length > 0]).toEqual([key, true]);
  }
  expect(JSON.stringify(data['published_shifts'])).not.toContain(colleague.personId);
});
