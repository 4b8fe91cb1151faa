import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import { payrollFormats, type PayrollFormat } from '@muster/contract/payroll';
import { type AnsweredPerson, type ExportPerson, exportPersonOf } from './export-facts.ts';
import { bytesOf, mappedFacts, rowsOfWorkbook, testNames } from './test-export.ts';

/**
 * For any lines, an independent reader finds every minute and cent of every person in each file, by earning, and by day
 * or by rate if the file distinguishes them. The same lines produce the same bytes.
 */

type Row = Readonly<Record<string, string>>;
/** By person, distinguishing key and unit. */
type Sums = Readonly<Record<string, number>>;
type Counted = readonly [key: string, count: number];

const isMoney = new Set([
  'meal_premium',
  'rest_premium',
  'fringe',
  'salary',
  'bonus',
  'commission',
  'other_pay',
  'reimbursement',
]);
/** Earnings with their own columns in Gusto's file, besides hours. */
const ownColumns = [
  'meal_premium',
  'rest_premium',
  'fringe',
  'bonus',
  'commission',
  'other_pay',
  'reimbursement',
] as const;
const rates = [183_333, 300_000, 455_001];

const payLine = fc
  .record({
    earning: fc.constantFrom(
      'regular',
      'overtime',
      'double_time',
      'time_off',
      'meal_premium',
      'rest_premium',
      'fringe',
      'salary',
      'bonus',
      'commission',
      'other_pay',
      'reimbursement',
    ),
    period: fc.constantFrom('2026-09-21', '2026-10-05'),
    project: fc.constantFrom(null, testNames.project),
    costCode: fc.constantFrom(null, testNames.costCode),
    rate: fc.constantFrom(...rates),
    minutes: fc.integer({ min: -600, max: 6000 }),
    cents: fc.integer({ min: -50_000, max: 500_000 }),
    overtimePercent: fc.constantFrom(150, 50),
  })
  .map(
    ({
      earning,
      period,
      project,
      costCode,
      rate,
      minutes,
      cents,
      overtimePercent,
    }): AnsweredPerson['pay'][number] => [
      period,
      period,
      earning,
      project,
      costCode,
      null,
      null,
      earning === 'salary' ? null : rate,
      earning === 'overtime' ? overtimePercent : 100,
      earning === 'salary' || earning === 'reimbursement' ? 0 : minutes,
      cents,
      'USD',
    ],
  );

const timeLine = fc
  .record({
    date: fc.constantFrom('2026-09-29', '2026-10-05', '2026-10-06', '2026-10-18'),
    payClass: fc.constantFrom('regular', 'overtime', 'double', 'meal_premium', 'rest_premium'),
    project: fc.constantFrom(null, testNames.project),
    costCode: fc.constantFrom(null, testNames.costCode),
    minutes: fc.integer({ min: -600, max: 1440 }),
  })
  .map(({ date, payClass, project, costCode, minutes }): AnsweredPerson['time'][number] => [
    date,
    payClass,
    project,
    costCode,
    minutes,
  ]);

const people = fc
  .array(
    fc.record({
      pay: fc.array(payLine, { maxLength: 12 }),
      time: fc.array(timeLine, { maxLength: 12 }),
    }),
    { maxLength: 4 },
  )
  .map((lines) =>
    lines.map(({ pay, time }, index) => {
      const id = String(100 + index);
      return exportPersonOf({
        id,
        first_name: `First ${id}`,
        last_name: 'Last',
        pay,
        time,
      });
    }),
  );

test.each(payrollFormats)('%s holds every minute and cent of whatever lines', async (format) => {
  await fc.assert(
    fc.asyncProperty(people, async (all) => {
      const facts = mappedFacts({ format });
      const bytes = await bytesOf(facts, all);
      expect((await bytesOf(facts, all)).equals(bytes)).toBe(true);
      expect(sumOf(await readers[format](bytes))).toEqual(sumOf(all.flatMap(expected[format])));
    }),
    { numRuns: 40 },
  );
});

/** From the payroll system's names back to earnings. */
const earningOf = new Map(
  Object.entries(mappedFacts().earnings).map(([earning, name]) => [name, earning]),
);
const named = (name = '') => earningOf.get(name) ?? name;

/** Overtime that only adds the premium to a salary is an amount too. */
const isAmount = ({ earning, percent }: Pick<ExportPerson['pay'][number], 'earning' | 'percent'>) =>
  isMoney.has(earning) || percent < 100;

const minutesKey = (id: string | null | undefined, ...rest: (string | null | undefined)[]) =>
  [id, ...rest, 'minutes'].join(' ');
const centsKey = (id: string | null | undefined, earning: string) => `${id} ${earning} cents`;

const everything = ({ id, pay }: ExportPerson): Counted[] =>
  pay.flatMap((line) => [
    [minutesKey(id, line.earning), line.minutes],
    [centsKey(id, line.earning), line.amountCents ?? 0],
  ]);

const byDay = ({ id, time }: ExportPerson): Counted[] =>
  time.map((line) => [
    minutesKey(id, line.date, line.payClass === 'double' ? 'double_time' : line.payClass),
    line.minutes,
  ]);

/** Hours at a payroll system's own rate, or with an explicit rate for people with several; everything else as money. */
const byRate = ({ id, pay }: ExportPerson): Counted[] => {
  const hourly = pay.filter((line) => !isAmount(line));
  const hasSeveral = new Set(hourly.map(({ rate }) => rate)).size > 1;
  return pay.map(({ earning, percent, rate, minutes, amountCents }) =>
    isAmount({ earning, percent })
      ? [centsKey(id, earning), amountCents ?? 0]
      : [
          minutesKey(id, earning, hasSeveral && rate !== null ? (rate / 10_000).toFixed(4) : ''),
          minutes,
        ],
  );
};

/** Gusto takes no hours for a salary, and has no columns for rates. */
const byEarning = ({ id, pay }: ExportPerson): Counted[] =>
  pay
    .filter(({ earning, percent }) => earning !== 'salary' && percent >= 100)
    .map(({ earning, minutes, amountCents }) =>
      isMoney.has(earning)
        ? [centsKey(id, earning), amountCents ?? 0]
        : [minutesKey(id, earning), minutes],
    );

const expected: Readonly<Record<PayrollFormat, (person: ExportPerson) => Counted[]>> = {
  csv: everything,
  xlsx: everything,
  csv_days: byDay,
  adp: byRate,
  paychex: byRate,
  gusto: byEarning,
  quickbooks_desktop: byDay,
  quickbooks_online: byDay,
  xero: byDay,
  reimbursements: ({ id, pay }) =>
    pay
      .filter(({ earning }) => earning === 'reimbursement')
      .map((line) => [centsKey(id, line.earning), line.amountCents ?? 0]),
};

const inHours = (cell = '') => Math.round(Number(cell) * 60);
const inCents = (cell = '') => Math.round(Number(cell) * 100);
const inClock = (cell = '') => {
  const [hours = '', rest = ''] = cell.replace('-', '').split(':');
  return (cell.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(rest));
};

function table(bytes: Buffer): Row[] {
  const { data, errors } = Papa.parse<Row>(bytes.toString('utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  // The delimiter can't be detected in a file with only a header.
  expect(errors.filter(({ code }) => code !== 'UndetectableDelimiter')).toEqual([]);
  return data;
}

const readers: Readonly<Record<PayrollFormat, (bytes: Buffer) => Counted[] | Promise<Counted[]>>> =
  {
    csv: (bytes) =>
      table(bytes).flatMap((row) => [
        [minutesKey(row['Payroll ID'], row['Earning']), inHours(row['Hours'])],
        [centsKey(row['Payroll ID'], row['Earning'] ?? ''), inCents(row['Amount'])],
      ]),
    xlsx: async (bytes) => {
      const [head = [], ...rows] = await rowsOfWorkbook(bytes);
      return rows.flatMap((row): Counted[] => {
        const cell = (name: string) => row[head.indexOf(name)];
        const [id, earning] = [String(cell('Payroll ID')), String(cell('Earning'))];
        return [
          [minutesKey(id, earning), Number(cell('Minutes'))],
          [centsKey(id, earning), inCents(String(cell('Amount')))],
        ];
      });
    },
    csv_days: (bytes) =>
      table(bytes).map((row) => [
        minutesKey(row['Payroll ID'], row['Date'], row['Earning']),
        inHours(row['Hours']),
      ]),
    adp: (bytes) =>
      table(bytes).flatMap((row): Counted[] => {
        const id = row['File #'];
        const rate = row['Temp Rate'] ?? '';
        return [
          [minutesKey(id, 'regular', rate), inHours(row['Reg Hours'])],
          [minutesKey(id, 'overtime', rate), inHours(row['O/T Hours'])],
          [centsKey(id, 'salary'), inCents(row['Reg Earnings'])],
          [centsKey(id, 'overtime'), inCents(row['O/T Earnings'])],
          ...['3', '4'].map((place): Counted => [
            minutesKey(id, named(row[`Hours ${place} Code`]), rate),
            inHours(row[`Hours ${place} Amount`]),
          ]),
          ...['3', '4', '5'].map((place): Counted => [
            centsKey(id, named(row[`Earnings ${place} Code`])),
            inCents(row[`Earnings ${place} Amount`]),
          ]),
        ];
      }),
    paychex: (bytes) =>
      table(bytes).map((row) => {
        const earning = named(row['Pay Component']);
        const id = row['Worker ID'];
        return row['Amount'] === ''
          ? [minutesKey(id, earning, row['Rate']), inHours(row['Hours'])]
          : [centsKey(id, earning), inCents(row['Amount'])];
      }),
    gusto: (bytes) =>
      table(bytes).flatMap((row): Counted[] => {
        const id = row['gusto_employee_id'];
        const column = (earning: (typeof ownColumns)[number]) =>
          row[mappedFacts().earnings[earning] ?? ''];
        return [
          [minutesKey(id, 'regular'), inHours(row['regular_hours'])],
          [minutesKey(id, 'overtime'), inHours(row['overtime_hours'])],
          [minutesKey(id, 'double_time'), inHours(row['double_overtime_hours'])],
          [minutesKey(id, 'time_off'), inHours(row['TO'])],
          ...ownColumns.map((earning): Counted => [
            centsKey(id, earning),
            inCents(column(earning)),
          ]),
        ];
      }),
    quickbooks_desktop: (bytes) =>
      Papa.parse<string[]>(bytes.toString('utf8'), { delimiter: '\t', skipEmptyLines: true })
        .data.filter(([keyword]) => keyword === 'TIMEACT')
        .map(([, date = '', , id, , item, duration]) => {
          const [month, day, year] = date.split('/');
          return [minutesKey(id, `20${year}-${month}-${day}`, named(item)), inClock(duration)];
        }),
    quickbooks_online: (bytes) =>
      table(bytes).map((row) => [
        minutesKey(row['EmployeeVendorRefName'], row['TxnDate'], named(row['PayrollItemRef'])),
        inClock(row['Duration']),
      ]),
    xero: (bytes) =>
      table(bytes).map((row) => [
        minutesKey(row['first_name']?.replace('First ', ''), row['date'], named(row['type'])),
        inHours(row['hours']),
      ]),
    reimbursements: (bytes) =>
      table(bytes).map((row) => [
        centsKey(row['Payroll ID'], 'reimbursement'),
        inCents(row['Amount']),
      ]),
  };

function sumOf(pairs: readonly Counted[]): Sums {
  const sums: Record<string, number> = {};
  for (const [key, count] of pairs) sums[key] = (sums[key] ?? 0) + count;
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
}
