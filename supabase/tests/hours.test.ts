import { beforeEach, describe, expect, test } from 'vitest';
import { hoursProgressAnswerSchema } from '../../packages/contract/src/pay-records.ts';
import { myTimeFactsAnswerSchema } from '../../packages/contract/src/time-facts.ts';
import { calculateDirtyWeeks } from '../../apps/server/src/time/calculate-dirty-weeks.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { payLinesOf, tellingsOf } from './support/hours-results.ts';
import { payTerms, saveTerms } from './support/pay-terms.ts';
import { calculateHours, plantShift, setZone, type Shift } from './support/shifts.ts';
import { callSheet } from './support/sheets.ts';

/** Hours: their calculation, when they are recalculated, and who may read them. Mountain time, UTC-6 in these weeks. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
});

const monday = '2026-10-05';

type Day = {
  readonly date: string;
  readonly regular_minutes: number;
  readonly overtime_minutes: number;
  readonly double_minutes: number;
  readonly week_from: string;
  readonly is_open: boolean;
  readonly needs_review: boolean;
};

describe('the calculation', () => {
  test('is the week’s overtime over 40 hours, on its last minutes, with rule, source and punch', async () => {
    const ids = await workDays(5, { hours: 9 });
    await calculateHours(cast.database);
    const days = await daysOf();
    expect(
      days.map(({ regular_minutes, overtime_minutes }) => [regular_minutes, overtime_minutes]),
    ).toEqual([
      [540, 0],
      [540, 0],
      [540, 0],
      [540, 0],
      [240, 300],
    ]);
    const [row] = await cast.database.query<{ ranges: object[]; lines: object[] }>(
      `select ranges, lines from day_results where company_id = $1 and date = '2026-10-09'`,
      [cast.company],
    );
    expect(row?.ranges.at(-1)).toMatchObject({
      minutes: 300,
      rule: 'weekly',
      limit_minutes: 2400,
      set: 'federal',
      source: 'FLSA, 29 CFR 778.100 and 778.101',
      entry_id: ids[4],
      project_id: cast.project,
    });
    expect(row?.lines).toEqual([
      { project_id: cast.project, cost_code_id: null, class: 'overtime', minutes: 300 },
      { project_id: cast.project, cost_code_id: null, class: 'regular', minutes: 240 },
    ]);
  });

  test('has money by the rate in effect, and none without a rate', async () => {
    await workDays(1, { hours: 8 });
    await calculateHours(cast.database);
    expect(await payLinesOf(cast)).toEqual([
      { earning: 'regular', minutes: 480, amount_cents: null, currency: null },
    ]);
    await cast.database.query(
      `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 215000, 'USD', '2026-01-01')`,
      [cast.company, cast.employee.personId],
    );
    await calculateHours(cast.database);
    expect(await payLinesOf(cast)).toEqual([
      { earning: 'regular', minutes: 480, amount_cents: 17200, currency: 'USD' },
    ]);
  });

  test('shows an open entry and one that waits for review without counting them', async () => {
    await plant({ from: `${monday}T14:00:00Z` });
    await calculateHours(cast.database);
    expect(await daysOf()).toMatchObject([
      { date: monday, regular_minutes: 0, is_open: true, needs_review: false },
    ]);
  });

  test('follows the person’s own terms: rule set, zone and no overtime for contractors', async () => {
    await workDays(1, { hours: 10 });
    await saveTerms(
      cast,
      payTerms({ overtime: { set: 'california' }, time_zone: 'America/Los_Angeles' }),
    );
    await calculateHours(cast.database);
    expect(await daysOf()).toMatchObject([{ regular_minutes: 480, overtime_minutes: 120 }]);
    await saveTerms(cast, payTerms({ kind: 'contractor' }));
    await calculateHours(cast.database);
    expect(await daysOf()).toMatchObject([{ regular_minutes: 600, overtime_minutes: 0 }]);
  });

  test('leaves hours from before the company changed zones on their days', async () => {
    // 23:00 in Denver, on the next day in New York.
    await plant({ from: '2026-10-06T05:00:00Z', to: '2026-10-06T06:00:00Z' });
    await setZone(cast.database, cast.company, 'America/New_York');
    await calculateHours(cast.database);
    expect(await daysOf()).toMatchObject([{ date: monday }]);
  });
});

describe('recalculation', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'a rule of the company',
      () =>
        cast.database.query(
          `insert into company_rules (company_id, kind, valid_from, rule) values ($1, 'overtime', '2026-01-05', app.overtime_set('alaska', 2))`,
          [cast.company],
        ),
    ],
    ['the person’s terms', () => saveTerms(cast, payTerms({ kind: 'contractor' }))],
    [
      'a rate',
      () =>
        cast.database.query(
          `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 1, 'USD', '2026-01-01')`,
          [cast.company, cast.employee.personId],
        ),
    ],
    [
      'a job rate',
      () =>
        cast.database.query(
          `insert into job_rates (id, company_id, project_id, rate, currency, mode, valid_from)
           values (gen_random_uuid(), $1, $2, 1, 'USD', 'replaces', '2026-01-01')`,
          [cast.company, cast.project],
        ),
    ],
    ['another punch', () => plant({ from: `${monday}T23:30:00Z`, to: `${monday}T23:45:00Z` })],
    [
      'a break that is removed',
      () =>
        cast.database.query(`delete from time_breaks where person_id = $1`, [
          cast.employee.personId,
        ]),
    ],
    [
      'an answer about breaks',
      () =>
        cast.database.query(
          `insert into break_answers (id, company_id, person_id, workday, answers, answered_at)
           values (gen_random_uuid(), $1, $2, $3, '{"rest": "taken"}', now())`,
          [cast.company, cast.employee.personId, monday],
        ),
    ],
    [
      'a merge',
      () =>
        cast.database.query(`select app.count_time_for($1, $2, $3)`, [
          cast.company,
          cast.employee.personId,
          cast.helper.personId,
        ]),
    ],
  ])('%s', async (_, change) => {
    await plant({
      from: `${monday}T14:00:00Z`,
      to: `${monday}T23:00:00Z`,
      meal: [`${monday}T18:00:00Z`, `${monday}T18:30:00Z`],
    });
    await calculateHours(cast.database);
    expect((await calculateDirtyWeeks(cast.database, { limit: 10 })).people).toBe(0);
    await change();
    expect((await calculateDirtyWeeks(cast.database, { limit: 10 })).people).toBeGreaterThan(0);
  });

  test('a merge moves the hours to the remaining person', async () => {
    await workDays(1, { hours: 8 });
    await calculateHours(cast.database);
    await cast.database.query(`select app.count_time_for($1, $2, $3)`, [
      cast.company,
      cast.employee.personId,
      cast.loner.personId,
    ]);
    await calculateHours(cast.database);
    expect(await daysOf()).toEqual([]);
    expect(await daysOf(cast.loner.personId)).toMatchObject([{ regular_minutes: 480 }]);
  });

  test('a new first day of the week leaves no results of the old weeks', async () => {
    await workDays(3, { hours: 8 });
    await calculateHours(cast.database);
    await cast.database.query(
      `insert into company_rules (company_id, kind, valid_from, rule)
       values ($1, 'calendar', '2026-10-07', '{"workweek_start": 3, "pay_period": "weekly", "period_anchor": "2026-10-07"}')`,
      [cast.company],
    );
    await calculateHours(cast.database);
    expect((await daysOf()).map(({ date, week_from }) => [date, week_from])).toEqual([
      ['2026-10-05', '2026-10-05'],
      ['2026-10-06', '2026-10-05'],
      ['2026-10-07', '2026-10-07'],
    ]);
  });

  test('if the workweek moves, a change in the second week recalculates the day that both share', async () => {
    await cast.database.query(
      `insert into company_rules (company_id, kind, valid_from, rule)
       values ($1, 'calendar', '2026-10-11', '{"workweek_start": 7, "pay_period": "weekly", "period_anchor": "2026-10-11"}')`,
      [cast.company],
    );
    const day = (date: string) => plant({ from: `${date}T14:00:00Z`, to: `${date}T22:00:00Z` });
    await workDays(5, { hours: 8 });
    for (const date of ['2026-10-11', '2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15']) {
      await day(date);
    }
    await calculateHours(cast.database);
    const sunday = async () => (await daysOf()).filter(({ date }) => date === '2026-10-11');
    expect(await sunday()).toMatchObject([{ week_from: '2026-10-05', overtime_minutes: 480 }]);

    // Only the second week's last day changes; with it, the new week has overtime too.
    await day('2026-10-16');
    await plant({ from: '2026-10-17T14:00:00Z', to: '2026-10-17T15:00:00Z' });
    await calculateHours(cast.database);
    expect(await sunday()).toMatchObject([{ week_from: '2026-10-11', overtime_minutes: 0 }]);
    const days = await daysOf();
    expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))]);
    expect(days.reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0)).toBe(540);
  });

  test('sends no second message if nothing has changed', async () => {
    await workDays(1, { hours: 8 });
    await calculateHours(cast.database);
    const before = await tellingsOf(cast);
    await cast.database.query(`select app.queue_hours($1, $2, '2026-10-05', '2026-10-06')`, [
      cast.company,
      cast.employee.personId,
    ]);
    await calculateHours(cast.database);
    expect(before).toBeGreaterThan(0);
    expect(await tellingsOf(cast)).toBe(before);
  });

  test('happens once for all changes of a transaction on the same days, and again for later changes', async () => {
    const { database, company, employee, helper } = cast;
    await calculateHours(database);
    const queue = (person: string) =>
      `select app.queue_hours('${company}', '${person}', '2026-10-05', '2026-10-07')`;
    const counted = async (script: string) => {
      await database.script(script);
      const [row] = await database.query<{ rows: number }>(
        'select count(*)::integer as rows from app.hours_queue where company_id = $1',
        [company],
      );
      await calculateHours(database);
      return row?.rows;
    };
    const again = queue(employee.personId);
    expect(await counted(`${again}; ${again};`)).toBe(1);
    expect(await counted(`${again}; ${queue(helper.personId)};`)).toBe(2);
    // By then the first row is gone from the queue, taken or rolled back.
    expect(await counted(`${again}; select app.take_hours(10); ${again};`)).toBe(1);
    expect(
      await counted(
        `do $$ begin perform from (${again}) q; raise exception 'undone'; exception when raise_exception then end $$; ${again};`,
      ),
    ).toBe(1);
  });

  test('happens in slices for a long range, so that punches come in between', async () => {
    await plant({ from: '2026-01-05T15:00:00Z', to: '2026-01-05T23:00:00Z' });
    await workDays(1, { hours: 8 });
    await calculateHours(cast.database);
    await saveTerms(cast, payTerms({ kind: 'contractor' }));
    const progress = await call(cast.supervisor.caller, 'hours_progress()');
    expect(hoursProgressAnswerSchema.parse(progress)).toMatchObject({ waiting_people: 1 });
    let rounds = 0;
    while ((await calculateDirtyWeeks(cast.database, { limit: 10 })).people > 0) rounds += 1;
    expect(rounds).toBeGreaterThan(2);
    const lines = await cast.database.query(`select from pay_lines where company_id = $1`, [
      cast.company,
    ]);
    expect(lines).toHaveLength(2);
  });

  test('invalid facts of one person don’t hold up anyone else', async () => {
    await workDays(1, { hours: 8 });
    await plantShift(cast.database, cast.company, cast.loner, {
      from: `${monday}T14:00:00Z`,
      to: `${monday}T22:00:00Z`,
    });
    await cast.database.query(
      `insert into pay_terms (company_id, person_id, valid_from, kind, overtime)
       values ($1, $2, '2020-01-01', 'hourly', '{"set": "nowhere"}')`,
      [cast.company, cast.loner.personId],
    );
    await calculateHours(cast.database);
    expect(await daysOf()).toHaveLength(1);
    expect(await daysOf(cast.loner.personId)).toEqual([]);
  });
});

describe('rights to read hours', () => {
  test('are for the person, their supervisor and admins; no one reads money or writes', async () => {
    await workDays(1, { hours: 8 });
    await calculateHours(cast.database);
    for (const [caller, rows] of [
      [cast.employee.caller, 1],
      [cast.supervisor.caller, 1],
      [cast.admin.caller, 1],
      [cast.loner.caller, 0],
      [cast.otherSupervisor.caller, 0],
      [cast.kiosk.caller, 0],
      [cast.foreign.admin.caller, 0],
    ] as const) {
      expect(await asCaller(cast.database, caller, 'select date from day_results')).toHaveLength(
        rows,
      );
      for (const statement of [
        'select amount_cents from pay_lines',
        'select kind from pay_terms',
        'select rate from job_rates',
        'update day_results set regular_minutes = 0',
        'delete from day_results',
      ]) {
        await expect(asCaller(cast.database, caller, statement)).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  });

  test('give a device what the engine needs for its own person, without money', async () => {
    await workDays(1, { hours: 8 });
    await cast.database.query(
      `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 215000, 'USD', '2026-01-01')`,
      [cast.company, cast.employee.personId],
    );
    await saveTerms(
      cast,
      payTerms({
        kind: 'exempt',
        salary: { amount_cents: 9_876_543, per: 'month', hours_per_week: 40, currency: 'USD' },
      }),
    );
    const facts = await call(cast.employee.caller, `my_time_facts('2026-10-05', '2026-10-11')`);
    expect(myTimeFactsAnswerSchema.parse(facts)).toMatchObject({
      verdict: 'ok',
      facts: { entries: [{}], rates: [] },
    });
    expect(JSON.stringify(facts)).not.toMatch(/215000|9876543/);
    expect(
      await call(cast.loner.caller, `my_time_facts('2026-10-05', '2026-10-11')`),
    ).toMatchObject({
      facts: { entries: [] },
    });
    expect(
      await call(cast.employee.caller, `my_time_facts('2026-10-05', '2026-12-06')`),
    ).toMatchObject({ verdict: 'ok' });
    expect(
      await call(cast.employee.caller, `my_time_facts('2026-10-05', '2026-12-07')`),
    ).toMatchObject({ reason: 'invalid_input' });
  });
});

function plant(shift: Shift): Promise<string> {
  return plantShift(cast.database, cast.company, cast.employee, {
    project: cast.project,
    ...shift,
  });
}

/** Plants shifts of the employee on consecutive days from Monday, starting at 08:00. */
async function workDays(count: number, { hours }: { readonly hours: number }): Promise<string[]> {
  const ids: string[] = [];
  for (let day = 0; day < count; day += 1) {
    const from = Date.parse(`${monday}T14:00:00Z`) + day * 86_400_000;
    ids.push(
      await plant({
        from: new Date(from).toISOString(),
        to: new Date(from + hours * 3_600_000).toISOString(),
      }),
    );
  }
  return ids;
}

function daysOf(personId = cast.employee.personId): Promise<Day[]> {
  return cast.database.query<Day>(
    `select date::text, regular_minutes, overtime_minutes, double_minutes, week_from::text, is_open, needs_review
     from day_results where person_id = $1 order by date, week_from`,
    [personId],
  );
}

function call(caller: TestCaller, sql: string): Promise<unknown> {
  return callSheet(cast.database, caller, sql);
}
