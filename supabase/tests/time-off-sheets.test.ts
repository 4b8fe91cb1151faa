import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import { exported, lockOne, mapPeople, work } from './support/payroll.ts';
import { refused } from './support/refused.ts';
import { dayFromNow } from './support/schedule.ts';
import { shareDatabase } from './support/shared-database.ts';
import { nextWeek, readSheet, sign, week } from './support/sheets.ts';
import { calculateHours, setZone } from './support/shifts.ts';

/** Approved time off on timesheets and in payroll files. */
const shared = shareDatabase();
let cast: Cast;
let vacation: string;
let unpaid: string;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     select company_id, person_id, 300000, 'USD', '2026-01-05' from profiles where company_id = $1`,
    [cast.company],
  );
  [vacation, unpaid] = [randomUUID(), randomUUID()];
  for (const [id, name, isPaid] of [
    [vacation, 'Vacation', true],
    [unpaid, 'Family leave', false],
  ] as const) {
    await cast.database.query(
      `insert into time_off_kinds (company_id, id, name, is_paid, accrual) values ($1, $2, $3, $4, 'none')`,
      [cast.company, id, name, isPaid],
    );
  }
});

async function ask(facts: object): Promise<string> {
  const id = randomUUID();
  const request = {
    v: 1,
    id,
    kind_id: vacation,
    first_day: '2026-10-08',
    last_day: '2026-10-08',
    from_time: null,
    to_time: null,
    minutes: null,
    note: null,
    ...facts,
  };
  const answer = await callJson(cast.database, cast.employee.caller, 'request_time_off($1)', [
    request,
  ]);
  expect(answer).toMatchObject({ verdict: 'waits' });
  return id;
}

const approve = (id: string, by: Person = cast.supervisor): Promise<Answer> =>
  callJson(cast.database, by.caller, 'decide_time_off($1, 1, true)', [id]);

async function takeOff(facts: object): Promise<string> {
  const id = await ask(facts);
  expect(await approve(id)).toMatchObject({ state: 'approved' });
  return id;
}

const sheet = (from = week) =>
  readSheet(cast.database, cast.employee.caller, cast.employee.personId, from);

const payOf = (from: string) =>
  cast.database.query(
    `select week_from::text, time_off_kind, minutes, amount_cents::integer as cents from pay_lines
     where person_id = $1 and period_from = $2 and earning = 'time_off' order by week_from`,
    [cast.employee.personId, from],
  );

describe('a timesheet', () => {
  test('has time off from its approval on, apart from the hours worked', async () => {
    await work(cast, cast.employee.personId, week, 8);
    await calculateHours(cast.database);
    const id = await ask({ last_day: '2026-10-11' });
    expect((await sheet()).time_off).toEqual([]);
    await approve(id);
    const shown = await sheet();
    // Thursday and Friday, not the weekend.
    expect(shown.time_off).toEqual([
      { date: '2026-10-08', minutes: 480, kind: 'Vacation', is_paid: true },
      { date: '2026-10-09', minutes: 480, kind: 'Vacation', is_paid: true },
    ]);
    expect(shown.totals).toMatchObject({ regular_minutes: 480, overtime_minutes: 0 });
  });

  test('that was signed is open again when time off in it is approved', async () => {
    await work(cast, cast.employee.personId, week, 8);
    await calculateHours(cast.database);
    const id = await ask({});
    await sign(cast.database, cast.employee.caller, cast.employee.personId);
    await approve(id);
    expect(await sheet()).toMatchObject({ state: 'open', signature: null, flags: ['changed'] });
  });

  test('that is locked takes no more of it, and keeps what it had', async () => {
    await takeOff({ first_day: '2026-10-07', last_day: '2026-10-07' });
    await work(cast, cast.employee.personId, week, 8);
    await calculateHours(cast.database);
    const early = await ask({ last_day: '2026-10-12' });
    await lockOne(cast, cast.employee, week);
    expect(await approve(early)).toEqual(refused('sheet_locked'));
    await cast.database.query(`update time_off_kinds set name = 'Holiday' where id = $1`, [
      vacation,
    ]);
    expect((await sheet()).time_off).toEqual([
      { date: '2026-10-07', minutes: 480, kind: 'Vacation', is_paid: true },
    ]);
    // The day after the locked week.
    await takeOff({ first_day: '2026-10-13', last_day: '2026-10-13' });
    expect((await sheet(nextWeek)).time_off).toHaveLength(1);
  });

  test('loses time off that is canceled before it begins', async () => {
    const day = dayFromNow(100);
    const id = await takeOff({ first_day: day, last_day: day, minutes: 90 });
    expect((await sheet(day)).time_off).toMatchObject([{ date: day, minutes: 90 }]);
    await callJson(cast.database, cast.employee.caller, 'cancel_time_off($1, 2)', [id]);
    expect((await sheet(day)).time_off).toEqual([]);
  });

  test('has exactly the minutes that were approved, however they spread over days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 1440 }),
        async (start, more, beyond) => {
          const date = (of: number) => `2026-11-${String(of).padStart(2, '0')}`;
          const end = Math.min(start + more, 30);
          const [first, last] = [date(start), date(end)];
          // Several days take whole days at least.
          const minutes = end === start ? beyond : beyond + 480 * (end - start + 1);
          const id = await takeOff({
            first_day: first,
            last_day: last,
            minutes,
          });
          const [row] = await cast.database.query<{ sum: number; outside: number }>(
            `select coalesce(sum(minutes), 0)::integer as sum,
               count(*) filter (where date not between $2 and $3)::integer as outside
             from time_off_days where request_id = $1`,
            [id, first, last],
          );
          expect(row).toEqual({ sum: minutes, outside: 0 });
          await cast.database.query(`delete from time_off_days where request_id = $1`, [id]);
          await cast.database.query(`delete from time_off_requests where id = $1`, [id]);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a history', () => {
  const step = fc.record({
    what: fc.constantFrom('approve', 'decline', 'cancel', 'cancel approved', 'leave', 'correct'),
    kind: fc.constantFrom('paid', 'unpaid'),
    minutes: fc.integer({ min: 1, max: 480 }),
  });

  test('of requests, answers and corrections ends with a balance equal to its ledger, and with what was approved on the sheet', async () => {
    // A kind without accrual keeps no balance.
    await cast.database.query(
      `update time_off_kinds set accrual = 'period', period = 'year', accrued_minutes = 1,
         overdraft_minutes = 100000 where company_id = $1`,
      [cast.company],
    );
    let day = 60;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const { what, kind, minutes } of steps) {
          const kindId = kind === 'paid' ? vacation : unpaid;
          if (what === 'correct') {
            await callJson(
              cast.database,
              cast.admin.caller,
              `adjust_time_off($1, $2, $3, $4, 'Correction')`,
              [randomUUID(), cast.employee.personId, kindId, minutes - 240 || 1],
            );
            continue;
          }
          // Each on a day of its own: two on one day are refused.
          const date = dayFromNow((day += 1));
          const id = await ask({ kind_id: kindId, first_day: date, last_day: date, minutes });
          if (what === 'approve' || what === 'cancel approved') await approve(id);
          if (what === 'decline') {
            await callJson(cast.database, cast.supervisor.caller, 'decide_time_off($1, 1, false)', [
              id,
            ]);
          }
          if (what.startsWith('cancel')) {
            await callJson(cast.database, cast.employee.caller, 'cancel_time_off($1, $2)', [
              id,
              what === 'cancel' ? 1 : 2,
            ]);
          }
        }
        const rows = await cast.database.query<{
          ledger: number;
          balance: number;
          taken: number;
          approved: number;
          shown: number;
        }>(
          `select coalesce(sum(l.minutes), 0)::int as ledger,
             app.time_off_balance($1, $2, k.id)::int as balance,
             -coalesce(sum(l.minutes) filter (where l.cause in ('taken', 'returned')), 0)::int as taken,
             (select coalesce(sum(t.minutes), 0)::int from time_off_requests t
              where t.person_id = $2 and t.kind_id = k.id and t.state = 'approved') as approved,
             (select coalesce(sum(d.minutes), 0)::int from time_off_days d
              join time_off_requests t on t.company_id = d.company_id and t.id = d.request_id
              where t.person_id = $2 and t.kind_id = k.id) as shown
           from time_off_kinds k
           left join time_off_ledger l on l.company_id = $1 and l.person_id = $2 and l.kind_id = k.id
           where k.company_id = $1 group by k.id`,
          [cast.company, cast.employee.personId],
        );
        expect(rows).toHaveLength(2);
        for (const { ledger, balance, taken, approved, shown } of rows) {
          expect({ balance, taken, shown }).toEqual({
            balance: ledger,
            taken: approved,
            shown: approved,
          });
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('pay', () => {
  test('has paid time off at the base rate in the week of each day, and nothing of unpaid', async () => {
    await takeOff({ first_day: '2026-10-09', last_day: '2026-10-12' });
    await takeOff({ first_day: '2026-10-07', last_day: '2026-10-07', kind_id: unpaid });
    await calculateHours(cast.database);
    const line = { time_off_kind: vacation, minutes: 480, cents: 24_000 };
    expect(await payOf(week)).toEqual([{ week_from: week, ...line }]);
    expect(await payOf(nextWeek)).toEqual([{ week_from: nextWeek, ...line }]);
    expect((await sheet()).time_off).toMatchObject([
      { kind: 'Family leave', is_paid: false },
      { kind: 'Vacation', is_paid: true },
    ]);
  });

  test('of a locked timesheet is in the payroll file, by the name of its kind', async () => {
    await takeOff({});
    await work(cast, cast.employee.personId, week, 8);
    await calculateHours(cast.database);
    await lockOne(cast, cast.employee, week);
    await mapPeople(cast, 'generic');
    const id = await exported(cast);
    const [person] = await cast.database.query<{ facts: { pay: unknown[][] } }>(
      'select facts from app.payroll_batch($1, $2, null, 10)',
      [cast.company, id],
    );
    expect(person?.facts.pay.map((line) => [line[2], line[6], line[9], line[10]])).toEqual([
      ['regular', null, 480, 24_000],
      ['time_off', 'Vacation', 480, 24_000],
    ]);
  });
});
