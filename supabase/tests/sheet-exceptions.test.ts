import { beforeEach, describe, expect, test } from 'vitest';
import { exceptionListAnswerSchema } from '../../packages/contract/src/sheet-exceptions.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { minutesAgo } from './support/punches.ts';
import { plantShift, setNoonZone } from './support/shifts.ts';
import { approve, callSheet, returnSheet, sign } from './support/sheets.ts';

/** The two exceptions that belong to no single day: a week close to overtime, and a timesheet without a signature. */
const shared = shareDatabase();
let cast: Cast;
/** First day of the current workweek, which is also the pay period. */
let monday: string;
beforeEach(async () => {
  cast = await openCast(shared());
  await setNoonZone(cast.database, cast.company);
  monday = await dateOf(`date_trunc('week', app.company_today($1))`);
});

describe('overtime ahead', () => {
  test('begins at nine tenths of the week’s limit and ends where overtime by the week begins', async () => {
    const { employee, helper, loner, supervisor, otherSupervisor } = cast;
    await plantWeek(employee.personId, 2159);
    await plantWeek(helper.personId, 2160);
    await plantWeek(loner.personId, 2400);
    await plantWeek(supervisor.personId, 2400, { overtime: 1 });
    // Daily overtime, as in California: the week's limit is still ahead.
    await plantWeek(otherSupervisor.personId, 2399, { overtime: 60 });
    expect(await aheadOf(cast.admin.caller)).toEqual(
      minutesById({
        [helper.personId]: 2160,
        [loner.personId]: 2400,
        [otherSupervisor.personId]: 2399,
      }),
    );
  });

  test('is hidden from supervisors who don’t lead the person and from other companies', async () => {
    await plantWeek(cast.helper.personId, 2160);
    const alone = minutesById({ [cast.helper.personId]: 2160 });
    expect(await aheadOf(cast.supervisor.caller)).toEqual(alone);
    expect(await aheadOf(cast.otherSupervisor.caller)).toEqual(new Map());
    expect(await aheadOf(cast.foreign.admin.caller)).toEqual(new Map());
    expect(await list(cast.employee.caller)).toMatchObject({ reason: 'not_allowed' });
  });

  test('is never ahead of exempt people and contractors', async () => {
    const { employee, helper, loner, supervisor } = cast;
    await giveTerms(employee.personId, 'exempt');
    await giveTerms(helper.personId, 'contractor');
    await giveTerms(loner.personId, 'salaried_nonexempt');
    await giveTerms(supervisor.personId, 'hourly');
    for (const { personId } of [employee, helper, loner, supervisor]) {
      await plantWeek(personId, 2300);
    }
    expect(await aheadOf(cast.admin.caller)).toEqual(
      minutesById({ [loner.personId]: 2300, [supervisor.personId]: 2300 }),
    );
  });

  test('goes by the person’s own rule set if they have one', async () => {
    const { database, company, employee, helper, loner } = cast;
    await database.query(
      `update company_rules set rule = rule || '{"set": "custom", "weekly_after_minutes": null}'
       where company_id = $1 and kind = 'overtime'`,
      [company],
    );
    // On loan: the named rules of the place where they work.
    await giveTerms(employee.personId, 'hourly', { set: 'california' });
    await giveTerms(helper.personId, 'hourly', await customSet(3000));
    await plantWeek(employee.personId, 2159);
    await plantWeek(helper.personId, 2699);
    await plantWeek(loner.personId, 2400);
    expect(await aheadOf(cast.admin.caller)).toEqual(new Map());
    await plantWeek(employee.personId, 2160);
    await plantWeek(helper.personId, 2700);
    expect(await aheadOf(cast.admin.caller)).toEqual(
      minutesById({ [employee.personId]: 2160, [helper.personId]: 2700 }),
    );
  });

  test('goes by the terms of the week’s first day', async () => {
    const { employee, helper } = cast;
    await giveTerms(employee.personId, 'exempt', null, await dateOf(`$2::date + 1`, monday));
    await giveTerms(helper.personId, 'exempt', null, monday);
    for (const person of [employee, helper]) await plantWeek(person.personId, 2300);
    expect(await aheadOf(cast.admin.caller)).toEqual(minutesById({ [employee.personId]: 2300 }));
  });

  test('counts the whole week if a new pay period splits it, and appears once', async () => {
    const { helper } = cast;
    const tuesday = await dateOf(`$2::date + 1`, monday);
    await plantWeek(helper.personId, 1200);
    await plantWeek(helper.personId, 960, { day: tuesday });
    await cast.database.query(
      `insert into company_rules (company_id, kind, valid_from, rule)
       select company_id, kind, $2, rule from company_rules where company_id = $1 and kind = 'calendar'`,
      [cast.company, tuesday],
    );
    expect(await aheadOf(cast.admin.caller, tuesday)).toEqual(
      minutesById({ [helper.personId]: 2160 }),
    );
    expect(await aheadOf(cast.admin.caller, monday)).toEqual(new Map());
  });
});

describe('overtime by plan', () => {
  // It is noon, so the hours ahead are today, even if today is the last day of the week.
  test('is ahead if published work exceeds the week’s limit, and not if it only reaches it', async () => {
    const { employee, helper, loner } = cast;
    for (const { personId } of [employee, helper]) await plantWeek(personId, 1200);
    await plantWeek(employee.personId, 940, { day: await dateOf(`$2::date + 1`, monday) });
    await plantWeek(helper.personId, 941, { day: await dateOf(`$2::date + 1`, monday) });
    for (const { personId } of [employee, helper, loner]) {
      await publish(personId, '60 minutes', '350 minutes', { breakMinutes: 30 });
    }
    expect(await aheadOf(cast.admin.caller)).toEqual(minutesById({ [helper.personId]: 2141 }));
    const [row] = await rowsOf(cast.admin.caller, 'overtime_ahead');
    expect(row?.date).toBe(await dateOf('app.company_today($1)'));
  });

  test('is ahead before the first punch of the week', async () => {
    await giveTerms(cast.helper.personId, 'hourly', await customSet(479));
    await giveTerms(cast.loner.personId, 'hourly', await customSet(480));
    for (const { personId } of [cast.helper, cast.loner]) {
      await publish(personId, '60 minutes', '540 minutes');
    }
    expect(await aheadOf(cast.admin.caller)).toEqual(minutesById({ [cast.helper.personId]: 0 }));
  });

  test('goes by this week’s published work: no draft, no canceled shift, no minute after the week', async () => {
    const { employee, helper, loner, otherSupervisor } = cast;
    const end = `($2::date + 7)::timestamp at time zone (select time_zone from company_settings where company_id = $1)`;
    for (const { personId } of [employee, helper, loner, otherSupervisor]) {
      await plantWeek(personId, 2100);
    }
    await publish(employee.personId, '60 minutes', '480 minutes', { isCanceled: true });
    await publish(helper.personId, '-480 minutes', '-60 minutes');
    await publish(loner.personId, '-300 minutes', '480 minutes', { from: end });
    await publish(otherSupervisor.personId, '-301 minutes', '480 minutes', { from: end });
    expect(await aheadOf(cast.admin.caller)).toEqual(
      minutesById({ [otherSupervisor.personId]: 2100 }),
    );
    // The next period doesn't show it.
    const next = await dateOf(`$2::date + 7`, monday);
    expect(await aheadOf(cast.admin.caller, next)).toEqual(new Map());
  });

  test('counts a shift that someone is on from where they began, since open work counts nowhere yet', async () => {
    const { employee, helper } = cast;
    for (const { personId } of [employee, helper]) {
      await plantWeek(personId, 2100);
      await publish(personId, '-120 minutes', '240 minutes');
    }
    await plantShift(cast.database, cast.company, employee, { from: minutesAgo(61) });
    expect(await aheadOf(cast.admin.caller)).toEqual(minutesById({ [employee.personId]: 2100 }));
  });
});

describe('unsigned', () => {
  test('is a timesheet with hours from the day after its period, not on its last day', async () => {
    const { employee, admin } = cast;
    const begins = await periodThatEnded(0);
    await plantWeek(employee.personId, 480, { day: begins });
    expect(await unsignedOf(admin.caller, begins)).toEqual([]);
    const began = await periodThatEnded(1);
    await plantWeek(employee.personId, 480, { day: began });
    const [row] = await unsignedOf(admin.caller, began);
    expect(row).toEqual({
      person_id: employee.personId,
      name: 'employee Tester',
      date: await dateOf(`$2::date + 6`, began),
      kind: 'unsigned',
      entry_id: null,
      minutes: null,
      times: null,
    });
  });

  test('is neither one without hours nor one that was signed or approved, but one that was returned', async () => {
    const { employee, helper, supervisor, otherSupervisor, loner, admin } = cast;
    const began = await periodThatEnded(1);
    for (const person of [employee, helper, supervisor, otherSupervisor]) {
      await plantWeek(person.personId, 480, { day: began });
    }
    await plantWeek(loner.personId, 0, { day: began });
    expect(await idsOf(admin.caller, began)).toEqual(
      sorted([employee, helper, supervisor, otherSupervisor]),
    );
    await sign(cast.database, employee.caller, employee.personId, began);
    await sign(cast.database, supervisor.caller, supervisor.personId, began);
    await approve(cast.database, admin.caller, [otherSupervisor.personId], {
      from: began,
      asUnsigned: true,
    });
    expect(await idsOf(admin.caller, began)).toEqual(sorted([helper]));
    await returnSheet(cast.database, admin.caller, supervisor.personId, { from: began });
    expect(await idsOf(admin.caller, began)).toEqual(sorted([helper, supervisor]));
    // People in the crew, which includes the supervisor.
    expect(await idsOf(supervisor.caller, began)).toEqual(sorted([helper, supervisor]));
    expect(await idsOf(otherSupervisor.caller, began)).toEqual([]);
  });

  test('doesn’t occur if employees don’t sign', async () => {
    const began = await periodThatEnded(1);
    await plantWeek(cast.employee.personId, 480, { day: began });
    await cast.database.query(
      `update company_rules set rule = '{"employee_signs": false, "levels": ["admin"]}'
       where company_id = $1 and kind = 'approval'`,
      [cast.company],
    );
    expect(await unsignedOf(cast.admin.caller, began)).toEqual([]);
  });
});

async function list(caller: TestCaller, from = monday) {
  return exceptionListAnswerSchema.parse(
    await callSheet(cast.database, caller, 'list_exceptions($1)', [from]),
  );
}

async function rowsOf(caller: TestCaller, kind: string, from?: string) {
  const answer = await list(caller, from);
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  const rows = answer.rows.filter((row) => row.kind === kind);
  expect(answer.counts[kind] ?? 0).toBe(rows.length);
  return rows;
}

async function aheadOf(caller: TestCaller, from?: string) {
  const rows = await rowsOf(caller, 'overtime_ahead', from);
  return new Map(rows.map(({ person_id, minutes }) => [person_id, minutes]));
}

const unsignedOf = (caller: TestCaller, from: string) => rowsOf(caller, 'unsigned', from);

async function idsOf(caller: TestCaller, from: string): Promise<string[]> {
  return (await unsignedOf(caller, from)).map(({ person_id }) => person_id).toSorted();
}

const sorted = (people: readonly { readonly personId: string }[]) =>
  people.map(({ personId }) => personId).toSorted();

const minutesById = (minutes: Readonly<Record<string, number>>) => new Map(Object.entries(minutes));

async function dateOf(sql: string, ...more: readonly string[]): Promise<string> {
  const [row] = await cast.database.query<{ date: string }>(
    `select (${sql})::date::text as date from companies where id = $1`,
    [cast.company, ...more],
  );
  return row?.date ?? '';
}

/** Makes the pay period end some days ago, and returns its first day. */
async function periodThatEnded(daysAgo: number): Promise<string> {
  const first = await dateOf('app.company_today($1) - 6 - $2::integer', String(daysAgo));
  await cast.database.query(
    `update company_rules set rule = rule || jsonb_build_object('period_anchor', $2::text)
     where company_id = $1 and kind = 'calendar'`,
    [cast.company, first],
  );
  return first;
}

/** Plants the engine's result for a day of the current week, or of the week of another day. */
async function plantWeek(
  person: string,
  regular: number,
  { overtime = 0, day = monday }: { readonly overtime?: number; readonly day?: string } = {},
): Promise<void> {
  await cast.database.query(
    `insert into day_results (
       company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes,
       meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks,
       exceptions, tzdata
     ) values (
       $1, $2, $3::date, date_trunc('week', $3::date), $4, $5, 0, 0, 0, 0, false, false, '[]', '[]', '[]', '[]', 'test'
     )
     on conflict (company_id, person_id, date, week_from)
       do update set regular_minutes = excluded.regular_minutes`,
    [cast.company, person, day, regular, overtime],
  );
}

/** Plants a published shift that begins and ends some time after now. */
async function publish(
  person: string,
  from: string,
  to: string,
  {
    breakMinutes = 0,
    isCanceled = false,
    from: origin = 'now()',
  }: { readonly breakMinutes?: number; readonly isCanceled?: boolean; readonly from?: string } = {},
): Promise<void> {
  await cast.database.query(
    `insert into published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second,
       ends_second, break_minutes, starts_at, ends_at, published_at, canceled_at)
     select $1, gen_random_uuid(), $3, o.at::timestamp + $4::interval, o.at::timestamp + $5::interval, 'UTC', false,
       false, $6, o.at + $4::interval, o.at + $5::interval, now(), case when $7 then now() end
     from (select ${origin} as at, $2::date as monday) o`,
    [cast.company, monday, person, from, to, breakMinutes, isCanceled],
  );
}

async function giveTerms(
  person: string,
  kind: string,
  overtime: object | null = null,
  from = '2026-01-01',
): Promise<void> {
  await cast.database.query(
    `insert into pay_terms (company_id, person_id, valid_from, kind, overtime)
     values ($1, $2, $3, $4, nullif($5::jsonb, 'null'))`,
    [cast.company, person, from, kind, JSON.stringify(overtime)],
  );
}

async function customSet(weekly: number): Promise<object> {
  const [row] = await cast.database.query<{ rule: object }>(
    `select app.overtime_set('federal', 2) || jsonb_build_object('set', 'custom', 'weekly_after_minutes', $1::integer)
       as rule`,
    [weekly],
  );
  return row?.rule ?? {};
}
