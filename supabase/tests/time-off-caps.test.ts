import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOffKindsSchema } from '../../packages/contract/src/time-off.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';

/** Caps of time off: what they forfeit stays forfeited. */
let cast: Cast;
let person: string;
/** In the company's zone. */
let today: string;
beforeAll(async () => {
  cast = await openCast();
  person = cast.employee.personId;
  const [row] = await cast.database.query<{ today: string }>(
    'select app.company_today($1)::text as today',
    [cast.company],
  );
  today = row?.today ?? '';
});
afterAll(() => cast.close());

const capMinutes = 480;
const monthly = { accrual: 'period', period: 'month', accrued: 240, perWorked: null };
const byHours = { accrual: 'hours', period: null, accrued: 60, perWorked: 60 };

function dayBefore(days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

/** A kind with a cap of 8 hours. */
async function addKind(rule: typeof monthly | typeof byHours, since = today): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual, period, accrued_minutes, per_worked_minutes,
       cap_minutes, created_at)
     values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9::date)`,
    [
      cast.company,
      id,
      `Kind ${id.slice(0, 8)}`,
      rule.accrual,
      rule.period,
      rule.accrued,
      rule.perWorked,
      capMinutes,
      since,
    ],
  );
  return id;
}

async function enter(kind: string, onDate: string, minutes: number, source: string = randomUUID()) {
  const cause = /^(?:month|day):/.test(source) ? 'accrued' : minutes < 0 ? 'taken' : 'adjusted';
  await cast.database.query(
    `insert into time_off_ledger (company_id, person_id, kind_id, on_date, minutes, cause, source)
     values ($1, $2, $3, $4::date, $5, $6, $7)`,
    [cast.company, person, kind, onDate, minutes, cause, source],
  );
}

async function accrue(kind: string): Promise<number> {
  await cast.database.query('select app.accrue_time_off()');
  const [row] = await cast.database.query<{ balance: number }>(
    'select app.time_off_balance($1, $2, $3) as balance',
    [cast.company, person, kind],
  );
  return row?.balance ?? 0;
}

type Settled = { readonly source: string; readonly over_cap_minutes: number | null };
const settled = (kind: string) =>
  cast.database.query<Settled>(
    `select source, over_cap_minutes from time_off_settled where person_id = $1 and kind_id = $2 order by source`,
    [person, kind],
  );

/** The first day of a month, and the name that its gain has in the ledger. */
function monthAgo(months: number): { readonly day: string; readonly source: string } {
  const now = new Date(today);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const day = first.toISOString().slice(0, 10);
  return { day, source: `month:${day.slice(0, 7)}` };
}

describe('a gain that the cap forfeited', () => {
  test('is not credited once hours are taken', async () => {
    const kind = await addKind(monthly);
    await enter(kind, dayBefore(40), capMinutes);
    expect(await accrue(kind)).toBe(capMinutes);
    expect(await settled(kind)).toEqual([noted(monthAgo(0).source)]);
    await enter(kind, today, -300);
    expect(await accrue(kind)).toBe(180);
  });

  test.each([
    [479, 480, 0],
    [480, 480, 1],
    [481, 481, 1],
  ])('is what a balance of %i has no room for', async (before, after, forfeited) => {
    const kind = await addKind(monthly);
    await enter(kind, dayBefore(40), before);
    expect(await accrue(kind)).toBe(after);
    expect(await settled(kind)).toHaveLength(forfeited);
  });

  test('is forfeited although time off is booked ahead, which may be canceled', async () => {
    const kind = await addKind(monthly);
    await enter(kind, dayBefore(40), capMinutes);
    await enter(kind, dayBefore(-60), -capMinutes);
    expect(await accrue(kind)).toBe(0);
    await enter(kind, dayBefore(-60), capMinutes);
    expect(await accrue(kind)).toBe(capMinutes);
  });

  test('leaves days open whose hours arrive late, which a full balance doesn’t take', async () => {
    const kind = await addKind(byHours, dayBefore(30));
    const work = (day: string, minutes: number) =>
      cast.database.query(
        `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes,
           double_minutes, meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines,
           ranges, breaks, exceptions, tzdata)
         values ($1, $2, $3::date, $3::date, $4, 0, 0, 0, 0, 0, false, false, '[]', '[]', '[]', '[]', 'x')
         on conflict (company_id, person_id, date, week_from) do update set regular_minutes = excluded.regular_minutes`,
        [cast.company, person, day, minutes],
      );
    await work(dayBefore(20), 0);
    await work(dayBefore(19), 400);
    expect(await accrue(kind)).toBe(400);
    expect(await settled(kind)).toEqual([]);
    await work(dayBefore(20), 60);
    expect(await accrue(kind)).toBe(460);
    await work(dayBefore(5), 480);
    expect(await accrue(kind)).toBe(capMinutes);
    await work(dayBefore(21), 30);
    expect(await accrue(kind)).toBe(capMinutes);
    expect(await settled(kind)).toEqual([noted(`day:${dayBefore(21)}`)]);
  });
});

describe('what was stored before forfeited gains were', () => {
  let forfeited: string;
  let credited: string;
  const migration = join(
    import.meta.dirname,
    '..',
    'migrations',
    '20261212000200_settle_time_off.sql',
  );
  beforeAll(async () => {
    forfeited = await addKind(monthly, monthAgo(2).day);
    credited = await addKind(monthly, monthAgo(2).day);
    // Both were full two months ago, and hours were taken today.
    for (const kind of [forfeited, credited]) {
      await enter(kind, dayBefore(80), 300);
      await enter(kind, monthAgo(2).day, 180, monthAgo(2).source);
      await enter(kind, today, -400);
    }
    await enter(credited, monthAgo(1).day, 240, monthAgo(1).source);
    await cast.database.script(await readFile(migration, 'utf8'));
  });

  test('is settled in date order, with the balance as of each date', async () => {
    // On the first of a month, the hours of today are taken before it gains.
    const isFirst = today.endsWith('-01');
    expect(await settled(forfeited)).toEqual(
      [monthAgo(1), ...(isFirst ? [] : [monthAgo(0)])].map(({ source }) => noted(source)),
    );
    expect(await accrue(forfeited)).toBe(isFirst ? 320 : 80);
  });

  test('stays credited where it was, and admins alone are told', async () => {
    expect(await settled(credited)).toContainEqual({
      source: monthAgo(1).source,
      over_cap_minutes: 240,
    });
    const listFor = async (by: Person) => {
      const answer = timeOffKindsSchema.parse(
        await callJson(cast.database, by.caller, 'list_time_off_kinds()'),
      );
      if (answer.verdict !== 'ok') throw new Error('refused');
      return answer.over_cap;
    };
    expect(await listFor(cast.employee)).toEqual([]);
    expect(await listFor(cast.supervisor)).toEqual([]);
    expect(await listFor(cast.foreign.admin)).toEqual([]);
    expect(await listFor(cast.admin)).toEqual([
      {
        person: { person_id: person, name: expect.any(String) },
        kind_id: credited,
        on_date: monthAgo(1).day,
        minutes: 240,
        over_cap_minutes: 240,
      },
    ]);
  });
});

function noted(source: string): Settled {
  return { source, over_cap_minutes: null };
}
