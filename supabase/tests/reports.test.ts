import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { createReportSheet } from '../../apps/server/src/reports/report-sheet.ts';
import {
  type FoundReport,
  type FoundReportRows,
  reliefAnswerSchema,
  reportAnswerSchema,
  reportRowsAnswerSchema,
} from '../../packages/contract/src/reports.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { type Cast, openCast } from './support/cast.ts';
import { activate, lineOf, readBudget, saveBudget, saveCost } from './support/costs.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setNoonZone, setZone } from './support/shifts.ts';
import { nextWeek, week } from './support/sheets.ts';

/** Reports for supervisors and admins about two weeks in October 2026. */
const shared = shareDatabase();
let cast: Cast;
const both = { kind: 'custom', from: week, to: '2026-10-18' };

beforeAll(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  const { employee, helper, loner, project, otherProject, costCode } = cast;
  const work = async (personId: string, day: string, place: object) =>
    plantShift(
      cast.database,
      cast.company,
      { personId },
      { from: `${day}T14:00:00Z`, to: `${day}T22:00:00Z`, ...place },
    );
  await work(employee.personId, week, { project, costCode });
  await work(employee.personId, nextWeek, { project });
  await work(helper.personId, week, { project, costCode });
  await work(loner.personId, week, { project: otherProject });
  // In two crews at once: counted in each, and once in the total.
  await cast.database.query(
    'insert into crew_members (company_id, crew_id, person_id) values ($1, $2, $3)',
    [cast.company, cast.otherCrew, helper.personId],
  );
  await cast.database.query(
    `update crew_members set valid_from = '2026-01-01' where company_id = $1`,
    [cast.company],
  );
  await calculateHours(cast.database);
});

async function ask(
  caller: TestCaller,
  by: string,
  period: object = both,
  report = 'hours',
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select read_report($1, $2, $3::jsonb) as answer',
    [report, by, { ...period }],
  );
  return row?.answer;
}

async function read(...asked: Parameters<typeof ask>): Promise<FoundReport> {
  const answer = reportAnswerSchema.parse(await ask(...asked));
  if (answer.verdict !== 'ok') throw new Error(JSON.stringify(answer));
  return answer;
}

async function rows(
  caller: TestCaller,
  by: string,
  within: object,
  { report = 'hours', after = 0, size = 100, period = both } = {},
): Promise<FoundReportRows> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select read_report_rows($1, $2, $3::jsonb, $4::jsonb, $5, $6) as answer',
    [report, by, period, { ...within }, after, size],
  );
  const answer = reportRowsAnswerSchema.parse(row?.answer);
  if (answer.verdict !== 'ok') throw new Error(JSON.stringify(answer));
  return answer;
}

describe('a report', () => {
  test('is for supervisors and admins', async () => {
    for (const { caller } of [cast.employee, cast.loner, cast.kiosk]) {
      expect(await ask(caller, 'project')).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await ask(cast.foreign.admin.caller, 'project')).toMatchObject({ groups: [] });
  });

  test('of a supervisor covers the people of their crews', async () => {
    expect(await read(cast.supervisor.caller, 'person')).toMatchObject({ total: [1440, 0, 0] });
    const others = await read(cast.otherSupervisor.caller, 'person');
    expect(others.groups.map(({ key }) => key)).toEqual([cast.helper.personId]);
    const found = await rows(cast.otherSupervisor.caller, 'project', { key: cast.project });
    expect(found.rows.map(({ person_id }) => person_id)).toEqual([cast.helper.personId]);
    // Nor does it name a crew that someone else leads.
    const crews = await read(cast.otherSupervisor.caller, 'crew');
    expect(crews.groups.map(({ key }) => key)).toEqual([cast.otherCrew]);
  });

  test('names the invalid part of a request', async () => {
    const { caller } = cast.admin;
    expect(await ask(caller, 'project', both, 'wages')).toMatchObject({ detail: 'report' });
    expect(await ask(caller, 'moon')).toMatchObject({ detail: 'group_by' });
    for (const period of [
      {},
      { kind: 'someday' },
      { kind: 'custom', from: '2026-10-05' },
      { kind: 'custom', from: '2026-10-06', to: '2026-10-05' },
      { kind: 'custom', from: '2026-02-30', to: '2026-03-05' },
      { kind: 'custom', from: '2024-01-01', to: '2026-01-02' },
    ]) {
      expect(await ask(caller, 'project', period)).toMatchObject({ detail: 'period' });
    }
    await read(caller, 'project', { kind: 'custom', from: '2024-01-01', to: '2026-01-01' });
    for (const wrong of [`'{"key": 3}'`, `'[]'`]) {
      expect(
        await asCaller(
          cast.database,
          caller,
          `select read_report_rows('hours', 'project', '{"kind": "this_week"}', ${wrong}) ->> 'detail' as detail`,
        ),
      ).toEqual([{ detail: 'within' }]);
    }
  });

  test('counts the hours of each project, code, person, crew, day, week and month', async () => {
    const found = async (by: string) =>
      Object.fromEntries(
        (await read(cast.admin.caller, by)).groups.map(({ key, figures }) => [
          String(key),
          figures[0],
        ]),
      );
    expect(await found('project')).toEqual({ [cast.project]: 1440, [cast.otherProject]: 480 });
    expect(await found('code')).toEqual({ [cast.costCode]: 960, null: 960 });
    expect(await found('person')).toEqual({
      [cast.employee.personId]: 960,
      [cast.helper.personId]: 480,
      [cast.loner.personId]: 480,
    });
    expect(await found('crew')).toEqual({ [cast.crew]: 1440, [cast.otherCrew]: 480, null: 480 });
    expect(await found('day')).toEqual({ [week]: 1440, [nextWeek]: 480 });
    expect(await found('week')).toEqual({ [week]: 1440, [nextWeek]: 480 });
    expect(await found('month')).toEqual({ '2026-10-01': 1920 });
    expect((await read(cast.admin.caller, 'crew')).total).toEqual([1920, 0, 0]);
  });

  test('opens a group, and the total, to rows that sum to it', async () => {
    for (const by of ['project', 'code', 'person', 'crew', 'day', 'week', 'month']) {
      const { groups, total } = await read(cast.admin.caller, by);
      for (const { key, figures } of groups) {
        expect(sumOf(await rows(cast.admin.caller, by, { key }))).toEqual(figures);
      }
      expect(sumOf(await rows(cast.admin.caller, by, {}))).toEqual(total);
    }
  });

  test('gives its rows page by page', async () => {
    const { caller } = cast.admin;
    const whole = await rows(caller, 'project', {});
    expect(whole).toMatchObject({ matching: 4, next: null });
    const first = await rows(caller, 'project', {}, { size: 3 });
    expect(first.next).toBe(3);
    const second = await rows(caller, 'project', {}, { size: 3, after: 3 });
    expect(second.next).toBeNull();
    expect([...first.rows, ...second.rows]).toEqual(whole.rows);
  });
});

test('rolling periods follow the company’s date, workweek and pay period', async () => {
  const day = (text: string | undefined) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  const span = async (kind: string) => {
    const { from, to } = await read(cast.admin.caller, 'project', { kind });
    return { from: day(from), to: day(to) };
  };
  const [today] = await cast.database.query<{ today: string; from: string; to: string }>(
    `select d.today::text as today, p.period_from::text as from, p.period_to::text as to
     from app.company_today($1) d (today), app.pay_period($1, d.today) p`,
    [cast.company],
  );
  for (const [now, before] of [
    ['this_week', 'last_week'],
    ['this_pay_period', 'last_pay_period'],
    ['this_month', 'last_month'],
  ] as const) {
    const current = await span(now);
    expect(current.from).toBeLessThanOrEqual(day(today?.today));
    expect(current.to).toBeGreaterThanOrEqual(day(today?.today));
    expect((await span(before)).to).toBe(current.from - 1);
  }
  const thisWeek = await span('this_week');
  expect(thisWeek.to - thisWeek.from).toBe(6);
  expect(await span('this_pay_period')).toEqual({ from: day(today?.from), to: day(today?.to) });
  expect(await span('last_12_months')).toMatchObject({ to: (await span('this_month')).to });
});

function sumOf({ rows: found }: FoundReportRows): readonly number[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  return others.reduce(
    (sums, { figures }) => sums.map((sum, at) => sum + (figures[at] ?? 0)),
    first.figures,
  );
}

describe('money', () => {
  beforeAll(async () => {
    await cast.database.query(
      `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
       values ($1, $2, 300000, 'USD', '2026-01-05')`,
      [cast.company, cast.employee.personId],
    );
    await calculateHours(cast.database);
    // As if a break was missed; the engine's own cases show when that is.
    await cast.database.query(
      `update day_results set meal_premium_minutes = 60 where company_id = $1 and person_id = $2 and date = $3`,
      [cast.company, cast.employee.personId, week],
    );
    await cast.database.query(
      `insert into pay_lines (company_id, person_id, week_from, position, period_from, period_to, earning, rate,
         percent, minutes, amount_cents, currency, is_split_week)
       values ($1, $2, $3, 900, $3, $3::date + 6, 'meal_premium', 300000, 100, 60, 3000, 'USD', false)`,
      [cast.company, cast.employee.personId, week],
    );
    await saveBudget(cast, [lineOf(cast, { amount: 100_000 })]);
    await activate(cast, 2);
    await saveCost(cast, { source: 'opening', cost_type: 'L', hours: 5000, amount: 7000 });
  });

  test('is in no report of a supervisor, and labor cost is for admins', async () => {
    const { caller } = cast.supervisor;
    expect(await ask(caller, 'project', both, 'labor')).toMatchObject({ reason: 'not_allowed' });
    expect(
      await asCaller(
        cast.database,
        caller,
        `select read_report_rows('labor', 'project', '{"kind": "this_week"}') ->> 'reason' as reason`,
      ),
    ).toEqual([{ reason: 'not_allowed' }]);
    const found = await read(caller, 'person', both, 'premiums');
    expect(found).toMatchObject({ total: [1, 0], groups: [{ figures: [1, 0] }] });
    const { rows: made } = await rows(caller, 'person', {}, { report: 'premiums' });
    expect(made.map(({ figures }) => figures)).toEqual([[1, 0]]);
  });

  test('of premiums is theirs by day, for admins', async () => {
    const { groups, total } = await read(cast.admin.caller, 'day', both, 'premiums');
    expect(groups).toMatchObject([{ key: week, figures: [1, 0, 3000] }]);
    expect(total).toEqual([1, 0, 3000]);
  });

  test('of labor equals the project’s budget', async () => {
    const { lines } = await readBudget(cast);
    const labor = lines.filter(({ cost_type }) => cost_type === 'L');
    const sum = (of: (line: (typeof labor)[number]) => number) =>
      labor.reduce((all, line) => all + of(line), 0);
    const { groups } = await read(cast.admin.caller, 'project', both, 'labor');
    const [, , toDate, budget, left] =
      groups.find(({ key }) => key === cast.project)?.figures ?? [];
    expect(toDate).toBe(sum((line) => line.approved + line.pending));
    expect(budget).toBe(sum((line) => line.revised));
    expect(left).toBe(sum((line) => line.remaining));
    expect(toDate).toBeGreaterThan(7000);
    for (const { key, figures } of groups) {
      const made = await rows(cast.admin.caller, 'project', { key }, { report: 'labor' });
      expect(sumOf(made)).toEqual(figures);
    }
  });
});

describe('labor cost without a project', () => {
  const none = async () =>
    (await read(cast.admin.caller, 'project', both, 'labor')).groups.find(({ key }) => key === null)
      ?.figures;
  const plant = (person: string, position: number, earning: string, cents: number) =>
    cast.database.query(
      `insert into pay_lines (company_id, person_id, week_from, position, period_from, period_to, earning, percent,
         minutes, amount_cents, currency, is_split_week)
       values ($1, $2, $3, $4, $3, $3::date + 6, $5, 100, 480, $6, 'USD', false)`,
      [cast.company, person, nextWeek, position, earning, cents],
    );

  test('is its own group: time off, and the salary of a week without work', async () => {
    const before = (await none())?.[0] ?? 0;
    await plant(cast.loner.personId, 900, 'time_off', 10_000);
    expect(await none()).toEqual([before + 10_000, before + 10_000, 0, 0, 0]);
    await plant(cast.supervisor.personId, 901, 'salary', 150_000);
    expect((await none())?.[0]).toBe(before + 160_000);
    // Someone who worked has the salary on the projects where they did.
    await plant(cast.employee.personId, 902, 'salary', 40_000);
    expect((await none())?.[0]).toBe(before + 160_000);
    const { rows: made } = await rows(
      cast.admin.caller,
      'project',
      { key: null },
      { report: 'labor' },
    );
    expect(made.map(({ person_id }) => person_id)).toEqual(made.map(() => null));
  });

  test('and all projects add up to pay, within a period and over the year', async () => {
    const [pay] = await cast.database.query<{ cents: number }>(
      `select sum(amount_cents)::integer as cents from pay_lines where company_id = $1 and week_from between $2 and $3`,
      [cast.company, both.from, both.to],
    );
    const { total } = await read(cast.admin.caller, 'code', both, 'labor');
    // The report includes the opening figure on its day.
    expect(total[0]).toBe((pay?.cents ?? 0) + 7000);
  });
});

describe('attendance', () => {
  test('counts days with a late clock-in, from more than 15 minutes on', async () => {
    const late = async (minute: string) => {
      const { rows: made } = await rows(
        cast.supervisor.caller,
        'person',
        { key: cast.helper.personId },
        { report: 'attendance', period: { kind: 'custom', from: minute, to: minute } },
      );
      return made.map(({ figures }) => figures);
    };
    // Work started at 8:00 in Denver.
    for (const [starts, count] of [
      ['07:45', 0],
      ['07:44', 1],
    ] as const) {
      await publishShift(cast, cast.helper.personId, `${week} ${starts}`, `${week} 16:00`);
      expect(await late(week)).toEqual([[1, 0, count, 0, 0]]);
      await cast.database.query('delete from published_shifts where company_id = $1', [
        cast.company,
      ]);
    }
  });
});

test('overtime ahead counts published shifts by each person’s own rule, and names who else could take them', async () => {
  const other = await openCast(shared());
  await setNoonZone(other.database, other.company);
  const { employee, helper, supervisor, otherSupervisor } = other;
  await other.database.query(
    `update memberships set valid_from = '2026-01-01' where company_id = $1`,
    [other.company],
  );
  const [zone] = await other.database.query<{ today: string }>(
    `select app.company_today($1)::text as today`,
    [other.company],
  );
  const day = zone?.today ?? '';
  // One person's overtime begins after eight hours a day, everyone else's after forty a week.
  await other.database.query(
    `insert into pay_terms (company_id, person_id, valid_from, kind, overtime)
     values ($1, $2, '2026-01-01', 'hourly', '{"set": "california", "set_version": 2, "daily_after_minutes": 480,
       "weekly_after_minutes": 2400}')`,
    [other.company, employee.personId],
  );
  for (const { personId } of [employee, helper]) {
    await publishShift(other, personId, `${day} 13:30`, `${day} 23:30`);
  }
  const report = async (caller: TestCaller) => {
    const [row] = await asCaller<{ answer: unknown }>(
      other.database,
      caller,
      `select read_report('overtime', 'person', '{}') as answer`,
    );
    const answer = reportAnswerSchema.parse(row?.answer);
    return answer.verdict === 'ok'
      ? answer.groups.map(({ key, figures }) => [key, ...figures])
      : answer;
  };
  expect(await report(supervisor.caller)).toEqual([
    [employee.personId, 120, 0, 0, 600],
    [helper.personId, 0, 0, 0, 600],
  ]);
  expect(await report(otherSupervisor.caller)).toEqual([]);
  const relief = async (caller: TestCaller) => {
    const [row] = await asCaller<{ answer: unknown }>(
      other.database,
      caller,
      'select overtime_relief($1) as answer',
      [employee.personId],
    );
    return reliefAnswerSchema.parse(row?.answer);
  };
  expect(await relief(otherSupervisor.caller)).toMatchObject({ reason: 'not_found' });
  expect(await relief(employee.caller)).toMatchObject({ reason: 'not_allowed' });
  // The helper works at that time, but their supervisor, also in the crew, doesn't.
  expect(await relief(supervisor.caller)).toMatchObject({
    shifts: [{ others: [{ person_id: supervisor.personId }] }],
  });
});

async function publishShift(of: Cast, person: string, from: string, to: string): Promise<void> {
  await of.database.query(
    `insert into published_shifts (company_id, id, person_id, crew_id, starts_local, ends_local, zone, starts_second,
       ends_second, break_minutes, starts_at, ends_at)
     select $1, gen_random_uuid(), $2, $3, $4::timestamp, $5::timestamp, s.time_zone, false, false, 0,
       $4::timestamp at time zone s.time_zone, $5::timestamp at time zone s.time_zone
     from company_settings s where s.company_id = $1`,
    [of.company, person, of.crew, from, to],
  );
}

describe('saved views', () => {
  const call = async ({ caller }: { readonly caller: TestCaller }, sql: string, of: string[]) => {
    const [row] = await asCaller<{ answer: unknown }>(
      cast.database,
      caller,
      `select ${sql} as answer`,
      of,
    );
    return row?.answer;
  };
  const save = (who: { readonly caller: TestCaller }, facts: object, id: string = randomUUID()) =>
    call(who, 'save_report_view($1, $2)', [
      id,
      JSON.stringify({ name: 'Weeks', report: 'hours', search: {}, is_shared: false, ...facts }),
    ]);
  const seen = async ({ caller }: { readonly caller: TestCaller }) =>
    (
      await asCaller<{ name: string }>(
        cast.database,
        caller,
        'select name from report_views order by name',
      )
    ).map(({ name }) => name);

  test('are made by those who read reports, and labor’s by admins', async () => {
    expect(await save(cast.employee, {})).toMatchObject({ reason: 'not_allowed' });
    expect(await save(cast.supervisor, { report: 'labor' })).toMatchObject({
      reason: 'not_allowed',
    });
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(61)],
      ['report', 'wages'],
      ['search', []],
      ['search', { q: 'x'.repeat(1000) }],
      ['is_shared', null],
    ] as const) {
      expect(await save(cast.admin, { [field]: value })).toMatchObject({ detail: field });
    }
    expect(await save(cast.admin, { name: 'x'.repeat(60) })).toEqual({ verdict: 'applied' });
    await cast.database.query('delete from report_views where company_id = $1', [cast.company]);
  });

  test('are seen by the person who made them, and shared ones by other readers of that report', async () => {
    const id = randomUUID();
    await save(cast.admin, { name: 'Own' });
    await save(cast.admin, { name: 'Shared', is_shared: true }, id);
    await save(cast.admin, { name: 'Money', report: 'labor', is_shared: true });
    expect(await seen(cast.admin)).toEqual(['Money', 'Own', 'Shared']);
    expect(await seen(cast.supervisor)).toEqual(['Shared']);
    expect(await seen(cast.employee)).toEqual([]);
    expect(await seen(cast.foreign.admin)).toEqual([]);
    expect(await save(cast.supervisor, { name: 'Mine' }, id)).toMatchObject({ reason: 'taken' });
    await call(cast.supervisor, 'remove_report_view($1)', [id]);
    expect(await seen(cast.supervisor)).toEqual(['Shared']);
    // The same name is the same view, and a repeat changes nothing.
    await save(cast.admin, { name: 'shared', is_shared: false }, id);
    await save(cast.admin, { name: 'shared', is_shared: false }, id);
    expect(await seen(cast.supervisor)).toEqual([]);
    await call(cast.admin, 'remove_report_view($1)', [id]);
    expect(await seen(cast.admin)).toEqual(['Money', 'Own']);
  });
});

describe('the PDF of a report', () => {
  const maker = createPdfMaker();
  afterAll(() => maker.close());
  const answer = createPdfAnswer({
    database: { query: (...asked) => cast.database.query(...asked) },
    maker,
    readFileAs: () => () => Promise.resolve(null),
    log: console,
    now: Date.now,
  });
  const pdf = ({ caller }: { readonly caller: TestCaller }, change: object = {}) =>
    answer(
      new Request('http://server/', {
        method: 'POST',
        body: JSON.stringify({
          language: 'en',
          zone: 'America/Denver',
          document: {
            kind: 'report',
            report: 'hours',
            group_by: 'project',
            period: both,
            title: 'Hours',
            headings: ['Project', 'Hours', 'Overtime', 'Double time'],
            none: 'Unassigned',
            ...change,
          },
        }),
      }),
      { role: caller.role, claims: { sub: caller.sub, ...caller.claims }, userId: null },
    );

  test('has the same content as the caller’s screen, and no money for a supervisor', async () => {
    const labor = { report: 'labor', headings: ['Project', 'Cost', 'Pending', 'To date'] };
    expect((await pdf(cast.supervisor, labor)).status).toBe(403);
    expect((await pdf(cast.supervisor, { report: 'wages' })).status).toBe(400);
    const written = await pdf(cast.supervisor);
    const text = await textOfPdf(new Uint8Array(await written.arrayBuffer()));
    expect(text).toMatch(/Hours.*Oct 5 . 18, 2026.*River bridge.*24\.00.*Total.*24\.00/s);
    expect(text).not.toContain('Yard');
    const premiums = {
      report: 'premiums',
      group_by: 'day',
      headings: ['Day', 'Meal', 'Rest', 'Cost'],
    };
    const counts = await pdf(cast.supervisor, premiums);
    expect(await textOfPdf(new Uint8Array(await counts.arrayBuffer()))).not.toMatch(/30\.00|\$/);
  });
});

describe('the spreadsheet of a report', () => {
  const sheet = async ({ caller }: { readonly caller: TestCaller }, body: object) =>
    createReportSheet({ database: cast.database })(
      new Request('http://server/', { method: 'POST', body: JSON.stringify(body) }),
      { role: caller.role, claims: { sub: caller.sub, ...caller.claims }, userId: null },
    );
  const asked = {
    report: 'hours',
    group_by: 'project',
    period: both,
    within: null,
    headings: ['Project', '=Hours', 'Overtime', 'Double time'],
    none: 'None',
  };

  test('is refused like the screen, and for an invalid request', async () => {
    expect((await sheet(cast.employee, asked)).status).toBe(403);
    expect((await sheet(cast.admin, { ...asked, report: 'wages' })).status).toBe(400);
  });

  test('has the groups of the report, and the rows that they are made of', async () => {
    const cells = async (body: object) => {
      const answer = await sheet(cast.supervisor, body);
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      return sheets[0]?.rows;
    };
    expect(await cells(asked)).toEqual([
      ['Project', `'=Hours`, 'Overtime', 'Double time'],
      ['River bridge', 24, 0, 0],
    ]);
    const found = await cells({ ...asked, within: { key: cast.project } });
    expect(found?.slice(1).map((row) => [row[0], row[2], row[4]])).toEqual([
      [nextWeek, 'River bridge', 8],
      [week, 'River bridge', 8],
      [week, 'River bridge', 8],
    ]);
  });
});
