import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';

import type { PayrollFormat } from '@muster/contract/payroll';
import type { FileFacts } from './export-facts.ts';
import { formats } from './formats/formats.ts';
import {
  bytesOf,
  mappedFacts,
  rowsOfWorkbook,
  testFacts,
  testNames,
  testPeople,
} from './test-export.ts';

/** Each file is read by an independent reader and adds up to its input, to the minute and cent. */

type Row = Readonly<Record<string, string>>;

const minutes = (cell: string | undefined) => Math.round(Number(cell) * 60);
const cents = (cell: string | undefined) => Math.round(Number(cell) * 100);
const clock = (cell = '') => {
  const [hours = '', rest = ''] = cell.split(':');
  return Number(hours) * 60 + Number(rest);
};
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

async function csvOf(facts: FileFacts): Promise<Row[]> {
  const text = (await bytesOf(facts)).toString('utf8');
  const parsed = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  expect(parsed.errors).toEqual([]);
  return parsed.data;
}

const payOf = (index: number) => testPeople[index]?.pay ?? [];
const allPay = testPeople.flatMap(({ pay }) => pay);
const allTime = testPeople.flatMap(({ time }) => time);
const mapped = (format: PayrollFormat, changes: Partial<FileFacts> = {}) =>
  csvOf(mappedFacts({ format, ...changes }));

describe('cells that a spreadsheet would run', () => {
  test('are made harmless, and numbers are not', async () => {
    const rows = await csvOf(testFacts());
    const ana = rows.find((row) => row['First name'] === `'@Ana`);
    expect(ana).toMatchObject({
      'Payroll ID': `'-1+2`,
      'Last name': `'=cmd`,
      Project: `'=HYPERLINK("x")`,
    });
    expect(rows.find((row) => row['Kind'] === 'adjustment')).toMatchObject({
      Minutes: '-59',
      Amount: '-29.50',
      'Last name': 'Núñez "El Rápido", Jr.',
    });
  });

  test.each(['\t=1', '\r=1', '+1', '-a', '@x', '=x'])('begin with %j', async (name) => {
    const [first] = testPeople;
    const people = first === undefined ? [] : [{ ...first, last_name: name }];
    for (const format of ['csv', 'gusto', 'xero'] as const) {
      const text = (await bytesOf(mappedFacts({ format }), people)).toString('utf8');
      const cells = Papa.parse<string[]>(text).data.flat();
      expect(cells).toContain(`'${name}`);
      expect(cells).not.toContain(name);
    }
  });
});

describe('the generic files', () => {
  test('hold every line as CSV, to the minute and the cent', async () => {
    const rows = await csvOf(testFacts());
    expect(rows.map((row) => Number(row['Minutes']))).toEqual(allPay.map((line) => line.minutes));
    expect(rows.map((row) => minutes(row['Hours']))).toEqual(allPay.map((line) => line.minutes));
    expect(rows.map((row) => (row['Amount'] === '' ? null : cents(row['Amount'])))).toEqual(
      allPay.map((line) => line.amountCents),
    );
  });

  test('name hours on a code of travel time', async () => {
    const cost_codes = { [testNames.costCode]: { name: 'T1', code: null, is_travel: true } };
    for (const format of ['csv', 'csv_days'] as const) {
      const rows = await csvOf(testFacts({ format, cost_codes }));
      expect(rows.some((row) => row['Cost code'] === 'T1')).toBe(true);
      for (const row of rows) {
        expect(row['Travel time']).toBe(row['Cost code'] === 'T1' ? 'yes' : '');
      }
    }
  });

  test('hold the same as a workbook, with numbers as numbers', async () => {
    const rows = await csvOf(testFacts());
    const [head, ...body] = await rowsOfWorkbook(await bytesOf(testFacts({ format: 'xlsx' })));
    const column = (name: string) => body.map((row) => row[(head ?? []).indexOf(name)] ?? null);
    expect(head).toEqual(Object.keys(rows[0] ?? {}));
    expect(column('Minutes')).toEqual(allPay.map((line) => line.minutes));
    expect(
      column('Amount').map((amount) => (typeof amount === 'number' ? cents(`${amount}`) : null)),
    ).toEqual(allPay.map((line) => line.amountCents));
    expect(column('Payroll ID')[0]).toBe('000017');
    expect(column('Last name')).toEqual(rows.map((row) => row['Last name']));
  });

  test('hold every day, and the days add up', async () => {
    const rows = await csvOf(testFacts({ format: 'csv_days' }));
    expect(rows.map((row) => [row['Date'], minutes(row['Hours'])])).toEqual(
      allTime.map((line) => [line.date, line.minutes]),
    );
    expect(rows[0]).toMatchObject({ Kind: 'adjustment', Earning: 'regular' });
  });

  test('tell a difference from a whole period', async () => {
    const rows = await csvOf(testFacts({ is_delta: true }));
    expect(new Set(rows.map((row) => row['Kind']))).toEqual(new Set(['difference', 'adjustment']));
  });
});

describe('ADP', () => {
  test('gets hours in its columns, other hours and earnings by code', async () => {
    const rows = await mapped('adp');
    const jose = rows.filter((row) => row['File #'] === '000017');
    expect(sum(jose.map((row) => minutes(row['Reg Hours'])))).toBe(2_342);
    expect(sum(jose.map((row) => minutes(row['O/T Hours'])))).toBe(61);
    expect(jose.find((row) => row['Hours 3 Code'] === 'DT')).toMatchObject({
      'Hours 3 Amount': '0.02',
    });
    expect(jose.find((row) => row['Earnings 3 Code'] === 'MP')).toMatchObject({
      'Earnings 3 Amount': '30.00',
    });
    expect(rows.every((row) => row['Co Code'] === 'AB' && row['Batch ID'] === 'MUSTER')).toBe(true);
    expect(Object.keys(rows[0] ?? {}).slice(0, 3)).toEqual(['Co Code', 'Batch ID', 'File #']);
  });

  test('gets a rate only for people with several, and a salary as earnings', async () => {
    const rows = await mapped('adp');
    const rates = (id: string) =>
      rows.filter((row) => row['File #'] === id).map((row) => row['Temp Rate']);
    expect(new Set(rates('000017'))).toEqual(new Set(['']));
    expect(rates(`'-1+2`)).toEqual(expect.arrayContaining(['30.0000', '40.0000']));
    expect(rows.find((row) => row['Reg Earnings'] !== '')).toMatchObject({
      'File #': '12',
      'Reg Earnings': '2500.00',
    });
  });

  test('gets another row where the codes of one are used up', async () => {
    const facts = mappedFacts({ format: 'adp' });
    const [jose] = testPeople;
    const line = jose?.pay.find(({ earning }) => earning === 'meal_premium');
    const people =
      jose === undefined || line === undefined
        ? []
        : [
            {
              ...jose,
              pay: [
                line,
                { ...line, earning: 'rest_premium' as const },
                { ...line, earning: 'fringe' as const },
                { ...line, earning: 'double_time' as const },
              ],
            },
          ];
    const text = (await bytesOf(facts, people)).toString('utf8');
    const { data } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    expect(data[0]).toMatchObject({ 'Earnings 5 Code': 'FR', 'Earnings 5 Amount': '30.00' });
    expect(formats.adp.fileName(facts)).toBe('PRAB_EPI');
  });
});

test('Paychex gets a fixed order of columns, with hours or an amount in a line and never both', async () => {
  const rows = await mapped('paychex');
  expect(Object.keys(rows[0] ?? {})).toHaveLength(16);
  for (const row of rows) expect(row['Hours'] === '' || row['Amount'] === '').toBe(true);
  const hourly = payOf(0).filter(({ earning }) => earning !== 'meal_premium');
  const jose = rows.filter((row) => row['Worker ID'] === '000017');
  expect(sum(jose.map((row) => minutes(row['Hours'])))).toBe(
    sum(hourly.map((line) => line.minutes)),
  );
  expect(jose.find((row) => row['Pay Component'] === 'MP')).toMatchObject({ Amount: '30.00' });
  expect(rows.find((row) => row['Pay Component'] === 'Salary')).toMatchObject({
    Amount: '2500.00',
    'Client ID': '00123456',
  });
});

describe('Gusto', () => {
  test('gets zero where there were no hours, and a blank where there is nothing to say', async () => {
    const rows = await mapped('gusto');
    const row = (id: string) => rows.find((each) => each['gusto_employee_id'] === id);
    expect(row('000017')).toMatchObject({
      regular_hours: '39.03',
      overtime_hours: '1.02',
      MP: '30.00',
    });
    expect(row(`'-1+2`)).toMatchObject({
      overtime_hours: '0.00',
      double_overtime_hours: '0.00',
      MP: '',
    });
    // A salaried person.
    expect(row('12')).toMatchObject({ regular_hours: '', overtime_hours: '', FR: '' });
  });

  test('gets the hours of someone who became salaried within the period', async () => {
    const [jose, , sal] = testPeople;
    const people = sal === undefined ? [] : [{ ...sal, pay: [...sal.pay, ...(jose?.pay ?? [])] }];
    const text = (await bytesOf(mappedFacts({ format: 'gusto' }), people)).toString('utf8');
    const [row] = Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
    expect(row).toMatchObject({ regular_hours: '39.03', overtime_hours: '1.02' });
  });

  test('gets no zeros in a difference, which would wipe out what was paid', async () => {
    const rows = await mapped('gusto', { is_delta: true });
    const row = rows.find((each) => each['gusto_employee_id'] === `'-1+2`);
    expect(row).toMatchObject({
      regular_hours: '9.27',
      overtime_hours: '',
      double_overtime_hours: '',
    });
  });
});

test('QuickBooks Desktop gets a timer file with durations by day', async () => {
  const text = (await bytesOf(mappedFacts({ format: 'quickbooks_desktop' }))).toString('utf8');
  const { data } = Papa.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: true });
  expect(data.slice(0, 3).map(([keyword]) => keyword)).toEqual([
    '!TIMERHDR',
    'TIMERHDR',
    '!TIMEACT',
  ]);
  expect(data[1]).toEqual(['TIMERHDR', '8', '0', 'Northside Builders', 'N', 'Y', '1234567890']);
  const rows = data.slice(3);
  const positive = rows.filter(([, , , , , , time]) => time?.startsWith('-') === false);
  expect(sum(positive.map((row) => clock(row[6])))).toBe(
    sum(allTime.filter((line) => line.minutes > 0).map((line) => line.minutes)),
  );
  expect(rows.at(-1)).toEqual([
    'TIMEACT',
    '10/09/26',
    'Rivers Inc:Bridge',
    '12',
    'Concrete',
    'Hourly',
    '8:00',
    '',
    '',
    '0',
  ]);
  expect(rows.find((row) => row[8] === 'Double time')?.[6]).toBe('0:01');
});

test('QuickBooks Online and Xero get every day to the minute', async () => {
  const positive = allTime.filter((line) => line.minutes > 0).map((line) => line.minutes);
  const online = await mapped('quickbooks_online');
  expect(
    online
      .filter((row) => row['Duration']?.startsWith('-') === false)
      .map((row) => clock(row['Duration'])),
  ).toEqual(positive);
  expect(online[1]).toMatchObject({ TxnDate: '2026-10-05', CustomerRefName: 'Rivers Inc:Bridge' });
  const xero = await mapped('xero');
  expect(xero.map((row) => minutes(row['hours']))).toEqual(allTime.map((line) => line.minutes));
  expect(xero[1]).toMatchObject({ first_name: 'José', type: 'Hourly', date: '2026-10-05' });
});
