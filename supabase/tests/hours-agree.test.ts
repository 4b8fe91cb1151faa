/**
 * Compares one messy month in every place that shows hours worked: the phone, `day_results`, the timesheet, its PDF
 * and every payroll file. Half-months that split a week, California's rules for someone on loan, a shift through the
 * night of the clock change, job switches, missed meals and rests, a late correction and a day of vacation.
 *
 * One long file, since every place is checked against the same month, which takes seconds to plant.
 */
import Papa from 'papaparse';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, rowsOfWorkbook } from '../../apps/server/src/payroll/test-export.ts';
import {
  type AnsweredPerson,
  exportPersonOf,
  fileFactsSchema,
} from '../../apps/server/src/payroll/export-facts.ts';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker, type PdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import {
  payrollFormats,
  payrollSystemOf,
  type PayrollFormat,
} from '../../packages/contract/src/payroll.ts';
import {
  myTimeFactsAnswerSchema,
  timeFactsToPayFacts,
  zonesIn,
} from '../../packages/contract/src/time-facts.ts';
import {
  minutesOfTotal,
  partsOfTotal,
  sheetTotals,
  type SheetPart,
} from '../../packages/contract/src/sheet-parts.ts';
import {
  minuteClasses,
  sheetPayAnswerSchema,
  type MinuteClass,
  type Sheet,
} from '../../packages/contract/src/timesheets.ts';
import { readZoneTable } from '../../packages/domain/src/pay/read-zone-table.ts';
import { reckon } from '../../packages/domain/src/pay/reckon.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { exported, finish, lockOne, map, start } from './support/payroll.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { callSheet, readSheet } from './support/sheets.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';

const periods = ['2026-10-01', '2026-10-16', '2026-11-01'] as const;
const [first, second, third] = periods;
const last = '2026-11-15';

/** Minutes by date and class. */
type Minutes = Readonly<Record<string, number>>;

let cast: Cast;
let maker: PdfMaker;
const sheets: Record<string, Sheet> = {};
const exportIds: Record<string, string> = {};

beforeAll(async () => {
  maker = createPdfMaker();
  cast = await openCast();
  const { database, company, employee, openProject, project, costCode } = cast;
  await setZone(database, company, 'America/Denver');
  await database.query(
    `update company_rules set rule = rule || '{"pay_period": "semimonthly"}'
     where company_id = $1 and kind = 'calendar'`,
    [company],
  );
  await database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 233300, 'USD', '2026-01-05')`,
    [company, employee.personId],
  );
  await sendToCalifornia();

  const on = (from: string, to: string, more: object = {}) =>
    plantShift(database, company, employee, {
      from,
      to,
      zone: 'America/Los_Angeles',
      project,
      ...more,
    });
  await on('2026-10-08T14:00:20Z', '2026-10-08T22:05:40Z', { zone: 'America/Denver' });
  await lockPeriod(first);
  // An hour and a quarter of that day, remembered later.
  await on('2026-10-08T23:00:00Z', '2026-10-09T00:15:00Z', { zone: 'America/Denver' });
  await on('2026-10-26T14:00:00Z', '2026-10-26T23:00:00Z', {
    meal: ['2026-10-26T18:00:00Z', '2026-10-26T18:31:00Z'],
    costCode,
  });
  // Thirteen hours without a meal: double time, and two premiums, of which a day pays one.
  await on('2026-10-27T14:00:00Z', '2026-10-28T03:00:00Z');
  await on('2026-10-28T14:00:00Z', '2026-10-28T18:07:00Z', { costCode });
  await on('2026-10-28T18:07:00Z', '2026-10-28T22:40:00Z', { project: openProject });
  await on('2026-10-30T14:00:00Z', '2026-10-31T01:10:00Z', {
    meal: ['2026-10-30T20:30:00Z', '2026-10-30T21:05:00Z'],
  });
  // From Saturday, 10 p.m., to 6:30 a.m.: nine and a half hours in the night of the clock change.
  await on('2026-11-01T05:00:00Z', '2026-11-01T14:30:00Z', { project: openProject });
  await on('2026-11-01T20:00:00Z', '2026-11-02T01:01:00Z');
  await missRests('2026-10-30');
  await takeVacation('2026-10-29');
  await lockPeriod(second);
  await lockPeriod(third);
}, 120_000);
afterAll(async () => {
  maker.close();
  await cast.close();
});

describe('the hours of one messy month', () => {
  test('are those that they should be', () => {
    const { totals, adjustments, days, time_off } = sheetOf(second);
    expect(adjustments).toMatchObject([{ date: '2026-10-08', class: 'regular', minutes: 75 }]);
    expect(time_off).toMatchObject([{ date: '2026-10-29', minutes: 480 }]);
    expect(totals).toMatchObject({ adjustment_minutes: 75, double_minutes: 60 });
    expect(totals.meal_premium_minutes).toBe(180);
    expect(totals.rest_premium_minutes).toBe(60);
    const night = days.find(({ date }) => date === '2026-10-31');
    expect(night?.regular_minutes).toBe(480);
    expect(night?.overtime_minutes).toBe(90);
  });

  test('are the same on the phone, in the database and on the timesheet', async () => {
    // A locked sheet doesn't change; later changes are an adjustment on the next one.
    const sheet = sumOf(periods.flatMap((from) => Object.entries(onSheet(sheetOf(from)))));
    expect(await onPhone(first, last)).toEqual(sheet);
    expect(await inDatabase(first, last)).toEqual(sheet);
  });

  test('are made of parts that say their rule, its source and their punches, each number of each sheet', () => {
    for (const from of periods) {
      const sheet = sheetOf(from);
      const entries = new Set(sheet.entries.map(({ id }) => id));
      for (const total of sheetTotals) {
        const parts = partsOfTotal(sheet, total);
        const sum = parts.reduce((minutes, part) => minutes + part.minutes, 0);
        expect([from, total, sum]).toEqual([from, total, minutesOfTotal(sheet.totals, total)]);
        expect(parts.filter((part) => !isExplained(part, entries))).toEqual([]);
      }
      for (const day of sheet.days) {
        for (const payClass of minuteClasses) {
          const sum = partsOfTotal(sheet, payClass)
            .filter((part) => part.adjustment === null && part.date === day.date)
            .reduce((minutes, part) => minutes + part.minutes, 0);
          expect([day.date, payClass, sum]).toEqual([
            day.date,
            payClass,
            day[`${payClass}_minutes`],
          ]);
        }
      }
    }
  });

  test('are the same in the PDF', async () => {
    for (const from of periods) {
      const sheet = sheetOf(from);
      const text = await textOfPdf(await pdfOf(from));
      for (const day of sheet.days) {
        expect(text).toContain(
          [
            clock(day.regular_minutes),
            clock(day.overtime_minutes),
            clock(day.double_minutes),
            clock(day.meal_premium_minutes + day.rest_premium_minutes),
          ].join(' '),
        );
      }
      for (const { minutes } of [...sheet.adjustments, ...sheet.time_off]) {
        expect(text).toContain(clock(minutes));
      }
      const { regular_minutes, overtime_minutes, double_minutes } = sheet.totals;
      expect(text).toContain(clock(regular_minutes + overtime_minutes + double_minutes));
    }
  });

  test.each(['csv_days', 'xero', 'quickbooks_online', 'quickbooks_desktop'] as const)(
    'are the same by day in a file for %s',
    async (format) => {
      for (const from of periods) {
        const { days } = await parsed(format, from);
        expect(sumOf(days)).toEqual(onSheet(sheetOf(from)));
      }
    },
  );

  test.each(['csv', 'xlsx', 'adp', 'paychex'] as const)(
    'and their pay are the same in the files for %s, by class, to the minute and cent',
    async (format) => {
      const files = await Promise.all(periods.map((from) => parsed(format, from)));
      const lines = files.flatMap(({ pay }) => pay);
      const found = minutesIn(lines);
      const sheet = totalsOf(periods.map((from) => onSheet(sheetOf(from))));
      // Overtime on days paid straight is in the period where the week ends, so only the total of all periods agrees.
      for (const payClass of ['regular', 'overtime', 'double'] as const) {
        expect([payClass, found[payClass]]).toEqual([payClass, sheet[payClass]]);
      }
      expect(found['time_off']).toBe(480);
      const pay = (await Promise.all(periods.map(payOf))).flat();
      expect(centsOf(lines)).toBe(centsOf(givesAmounts(format) ? pay : pay.filter(isPremium)));
    },
  );

  test('and premiums are the same in files for gusto, which takes no negative hours of a split week', async () => {
    expect(
      await start(cast, { from: third, format: 'gusto', linesOf: exportIds[third] ?? null }),
    ).toMatchObject({ reason: 'payroll_problems' });
    for (const from of [first, second]) {
      const { pay } = await parsed('gusto', from);
      expect(workedOf(minutesIn(pay))).toBe(workedOf(totalsOf([onSheet(sheetOf(from))])));
      expect(centsOf(pay)).toBe(centsOf((await payOf(from)).filter(isPremium)));
    }
  });
});

/** True if a part has its source. Straight time needs none; an adjustment names who changed what, and why. */
function isExplained(part: SheetPart, entries: ReadonlySet<string>): boolean {
  if (part.adjustment !== null) return part.adjustment.cause.kind === 'time_changed';
  const hasPunches = part.entryIds.length > 0 && part.entryIds.every((id) => entries.has(id));
  const hasReason = part.rule !== null || part.breaks.length > 0;
  return hasPunches && hasReason && (part.source !== null || part.rule?.rule === 'straight');
}

function minutesIn(lines: readonly Paid[]): Minutes {
  return sumOf(lines.map(({ earning, minutes }) => [earning, minutes] as const));
}

/** True if the format contains amounts. Other systems multiply hours by their own rates. */
function givesAmounts(format: PayrollFormat): boolean {
  return format === 'csv' || format === 'xlsx';
}

function isPremium({ earning }: Paid): boolean {
  return earning.endsWith('_premium');
}

function sheetOf(from: string): Sheet {
  const sheet = sheets[from];
  if (sheet === undefined) throw new Error(`There is no sheet from ${from}.`);
  return sheet;
}

/** Returns the minutes on a sheet by date and class, with adjustments. */
function onSheet({ days, adjustments }: Sheet): Minutes {
  return sumOf([
    ...days.flatMap((day) =>
      minuteClasses.map(
        (payClass) => [`${day.date} ${payClass}`, day[`${payClass}_minutes`]] as const,
      ),
    ),
    ...adjustments.map((line) => [`${line.date} ${line.class}`, line.minutes] as const),
  ]);
}

function workedOf({ regular = 0, overtime = 0, double = 0 }: Minutes): number {
  return regular + overtime + double;
}

function centsOf(lines: readonly { readonly cents: number | null }[]): number {
  return lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

function sumOf(pairs: readonly (readonly [string, number])[]): Minutes {
  const sums: Record<string, number> = {};
  for (const [key, minutes] of pairs) sums[key] = (sums[key] ?? 0) + minutes;
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, minutes]) => minutes !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Adds up minutes by class. */
function totalsOf(all: readonly Minutes[]): Minutes {
  return sumOf(
    all.flatMap((minutes) =>
      Object.entries(minutes).map(([key, count]) => [key.split(' ')[1] ?? '', count] as const),
    ),
  );
}

/** Calculates hours as the phone does: with the engine, the server's facts and the phone's own zone data. */
async function onPhone(from: string, to: string): Promise<Minutes> {
  const answer = myTimeFactsAnswerSchema.parse(
    await callSheet(cast.database, cast.employee.caller, 'my_time_facts($1, $2)', [from, to]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  const margin = 30 * 86_400_000;
  const tables = new Map(
    [...zonesIn(answer.facts)].map((zone) => [
      zone,
      readZoneTable(zone, Date.parse(from) - margin, Date.parse(to) + margin, 'device'),
    ]),
  );
  const { spans, weeks } = reckon(timeFactsToPayFacts(answer.facts, tables, null), from, to);
  const isIn = (date: string) => from <= date && date <= to;
  return sumOf([
    ...spans
      .filter(({ date }) => isIn(date))
      .map((span) => [`${span.date} ${span.payClass}`, span.to - span.from] as const),
    ...weeks
      .flatMap(({ premiums }) => premiums)
      .filter(({ workday }) => isIn(workday.date))
      .map(({ workday, kind, minutes }) => [`${workday.date} ${kind}`, minutes] as const),
  ]);
}

async function inDatabase(from: string, to: string): Promise<Minutes> {
  const rows = await asCaller<{ date: string } & Record<`${MinuteClass}_minutes`, number>>(
    cast.database,
    cast.employee.caller,
    `select date::text, regular_minutes, overtime_minutes, double_minutes, meal_premium_minutes, rest_premium_minutes
     from day_results where person_id = $1 and date between $2 and $3`,
    [cast.employee.personId, from, to],
  );
  return sumOf(
    rows.flatMap((row) =>
      minuteClasses.map(
        (payClass) => [`${row.date} ${payClass}`, row[`${payClass}_minutes`]] as const,
      ),
    ),
  );
}

async function pdfOf(from: string): Promise<Uint8Array> {
  const { role, sub = '' } = cast.employee.caller;
  const answer = createPdfAnswer({
    database: cast.database,
    maker,
    readFileAs: () => async () => null,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const body = {
    language: 'en',
    zone: 'America/Denver',
    document: { kind: 'timesheet', person_id: null, from },
  };
  const request = new Request('http://server/', { method: 'POST', body: JSON.stringify(body) });
  const made = await answer(request, { role, claims: { role, sub }, userId: sub });
  expect(made.status).toBe(200);
  return new Uint8Array(await made.arrayBuffer());
}

/** Formats minutes as the PDF does. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

type Paid = { readonly earning: string; readonly minutes: number; readonly cents: number | null };

async function payOf(from: string): Promise<Paid[]> {
  const answer = sheetPayAnswerSchema.parse(
    await callSheet(cast.database, cast.admin.caller, 'read_sheet_pay($1, $2)', [
      cast.employee.personId,
      from,
    ]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.lines.map(({ earning, minutes, amount_cents: cents }) => ({
    earning,
    minutes,
    cents,
  }));
}

type Parsed = {
  readonly days: readonly (readonly [string, number])[];
  readonly pay: readonly Paid[];
};

/** Reads the file of a period with code other than the code that wrote it. */
async function parsed(
  format: Exclude<PayrollFormat, 'reimbursements'>,
  from: string,
): Promise<Parsed> {
  const bytes = await fileOf(format, from);
  const text = bytes.toString('utf8');
  const table = (): Record<string, string>[] => {
    const { data, errors } = Papa.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    return data;
  };
  const inHours = (cell = '') => Math.round(Number(cell) * 60);
  const inCents = (cell = '') => (cell === '' ? null : Math.round(Number(cell) * 100));
  const paid = (earning: string, minutes: number, cents: number | null): Paid => ({
    earning: classOf(earning),
    minutes,
    cents,
  });
  switch (format) {
    case 'csv':
      return {
        days: [],
        pay: table().map((row) =>
          paid(row['Earning'] ?? '', Number(row['Minutes']), inCents(row['Amount'])),
        ),
      };
    case 'xlsx': {
      const [head = [], ...rows] = await rowsOfWorkbook(bytes);
      const cell = (row: readonly unknown[], name: string) => row[head.indexOf(name)];
      return {
        days: [],
        pay: rows.map((row) =>
          paid(
            String(cell(row, 'Earning')),
            Number(cell(row, 'Minutes')),
            inCents(String(cell(row, 'Amount'))),
          ),
        ),
      };
    }
    case 'csv_days':
      return {
        days: table().map((row) => dayOf(row['Date'], row['Earning'], inHours(row['Hours']))),
        pay: [],
      };
    case 'xero':
      return {
        days: table().map((row) => dayOf(row['date'], row['type'], inHours(row['hours']))),
        pay: [],
      };
    case 'quickbooks_online':
      return {
        days: table().map((row) =>
          dayOf(row['TxnDate'], row['PayrollItemRef'], inClock(row['Duration'])),
        ),
        pay: [],
      };
    case 'quickbooks_desktop': {
      const { data } = Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: true });
      return {
        days: data
          .filter(([keyword]) => keyword === 'TIMEACT')
          .map(([, date = '', , , , item, duration]) => {
            const [month, day, year] = date.split('/');
            return dayOf(`20${year}-${month}-${day}`, item, inClock(duration));
          }),
        pay: [],
      };
    }
    case 'paychex':
      return {
        days: [],
        pay: table().map((row) =>
          paid(row['Pay Component'] ?? '', inHours(row['Hours']), inCents(row['Amount'])),
        ),
      };
    case 'gusto':
      return {
        days: [],
        pay: table().flatMap((row) => [
          paid('regular', inHours(row['regular_hours']), null),
          paid('overtime', inHours(row['overtime_hours']), null),
          paid('double_time', inHours(row['double_overtime_hours']), null),
          paid('MP', 0, inCents(row['MP'])),
          paid('RP', 0, inCents(row['RP'])),
          paid('TO', inHours(row['TO']), null),
        ]),
      };
    case 'adp':
      return {
        days: [],
        pay: table().flatMap((row) => [
          paid('regular', inHours(row['Reg Hours']), null),
          paid('overtime', inHours(row['O/T Hours']), null),
          ...['3', '4'].map((place) =>
            paid(row[`Hours ${place} Code`] ?? '', inHours(row[`Hours ${place} Amount`]), null),
          ),
          ...['3', '4', '5'].map((place) =>
            paid(row[`Earnings ${place} Code`] ?? '', 0, inCents(row[`Earnings ${place} Amount`])),
          ),
        ]),
      };
  }
}

const names = {
  regular: 'REG',
  overtime: 'OT',
  double_time: 'DT',
  meal_premium: 'MP',
  rest_premium: 'RP',
  time_off: 'TO',
  fringe: 'FR',
  salary: 'SAL',
} as const;

/** Returns the class of an earning, given its name here or in a payroll system. */
function classOf(earning: string): string {
  const known = Object.entries(names).find(([, name]) => name === earning)?.[0] ?? earning;
  return known === 'double_time' ? 'double' : known;
}

function dayOf(date = '', earning = '', minutes = 0): readonly [string, number] {
  return [`${date} ${classOf(earning)}`, minutes];
}

function inClock(cell = ''): number {
  const [hours = '', minutes = ''] = cell.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Returns the bytes that the job would write for a period's export, the same each time. */
async function fileOf(format: PayrollFormat, from: string): Promise<Buffer> {
  const { database, company } = cast;
  const id = randomUUID();
  expect([
    format,
    from,
    await start(cast, { id, from, format, linesOf: exportIds[from] ?? null }),
  ]).toEqual([format, from, { verdict: 'applied', state: 'waiting' }]);
  const read = async () => {
    const [row] = await database.query<{ facts: unknown }>(
      'select app.payroll_file_facts($1, $2) as facts',
      [company, id],
    );
    const people = await database.query<{ facts: AnsweredPerson }>(
      'select facts from app.payroll_batch($1, $2, null, 10)',
      [company, id],
    );
    return bytesOf(
      fileFactsSchema.parse(row?.facts),
      people.map(({ facts }) => exportPersonOf(facts)),
    );
  };
  const bytes = await read();
  expect((await read()).equals(bytes)).toBe(true);
  await finish(cast, id);
  return bytes;
}

async function sendToCalifornia(): Promise<void> {
  const { database, admin, employee } = cast;
  expect(
    await callSheet(database, admin.caller, `save_pay_terms($1, '2026-10-19', $2)`, [
      employee.personId,
      JSON.stringify({
        kind: 'hourly',
        classification: null,
        overtime: { set: 'california' },
        breaks: { set: 'california' },
        time_zone: 'America/Los_Angeles',
        salary: null,
      }),
    ]),
  ).toEqual({ verdict: 'applied' });
}

async function lockPeriod(from: string): Promise<void> {
  const { database, employee } = cast;
  await calculateHours(database);
  if (from === first) await mapEverything();
  await lockOne(cast, employee, from);
  sheets[from] = await readSheet(database, employee.caller, employee.personId, from);
  const id = await exported(cast, { from });
  exportIds[from] = id;
  expect(await finish(cast, id)).toBe(true);
}

async function mapEverything(): Promise<void> {
  const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    adp: { co_code: 'ABC', batch_id: 'MUSTER' },
    paychex: { client_id: '12345678' },
    quickbooks_desktop: { company_name: 'Northside', company_create_time: '1' },
  };
  for (const system of new Set(payrollFormats.map(payrollSystemOf))) {
    const own = settings[system] ?? {};
    expect([
      system,
      await map(cast, system, [
        ...(system === 'generic' || system === 'xero'
          ? []
          : [{ kind: 'person' as const, key: cast.employee.personId, value: '123456' }]),
        // The generic files give an earning's code next to its name.
        ...Object.entries(names)
          .filter(
            ([earning]) =>
              system !== 'gusto' ||
              !['regular', 'overtime', 'double_time', 'salary'].includes(earning),
          )
          .map(([key, value]) => ({ kind: 'earning' as const, key, value })),
        ...Object.entries(own).map(([key, value]) => ({ kind: 'setting' as const, key, value })),
      ]),
    ]).toEqual([system, { verdict: 'applied' }]);
  }
}

/** Stored directly, because the function refuses days of more than a year ago. */
async function missRests(day: string): Promise<void> {
  await cast.database.query(
    `insert into break_answers (id, company_id, person_id, workday, answers, actor_person_id, answered_at)
     values (gen_random_uuid(), $1, $2, $3, '{"rest": "not_provided"}', $2, now())`,
    [cast.company, cast.employee.personId, day],
  );
}

async function takeVacation(day: string): Promise<void> {
  const { database, company, employee, supervisor } = cast;
  const kind = randomUUID();
  await database.query(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual) values ($1, $2, 'Vacation', true, 'none')`,
    [company, kind],
  );
  const request = { v: 1, id: randomUUID(), kind_id: kind, first_day: day, last_day: day };
  const more = { from_time: null, to_time: null, minutes: null, note: null };
  await callJson(database, employee.caller, 'request_time_off($1)', [{ ...request, ...more }]);
  expect(
    await callJson(database, supervisor.caller, 'decide_time_off($1, 1, true)', [request.id]),
  ).toMatchObject({ state: 'approved' });
}
