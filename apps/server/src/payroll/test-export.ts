import type { PayrollEarning } from '@muster/contract/payroll';
import type { MinuteClass } from '@muster/contract/timesheets';
import readExcel, { type SheetData } from 'read-excel-file/node';

import {
  type ExportPerson,
  exportPersonOf,
  type FileFacts,
  fileFactsSchema,
} from './export-facts.ts';
import { fileBytes } from './file-bytes.ts';
import { formats } from './formats/formats.ts';

/** An export with everything that trips up files: adjustments, two rates, premiums, a salary, odd names. */

const project = '00000000-0000-4000-8000-0000000000a1';
const costCode = '00000000-0000-4000-8000-0000000000c1';
/** The ids that the test's facts have names for. */
export const testNames = { project, costCode };

export function testFacts(changes: Partial<FileFacts> = {}): FileFacts {
  return fileFactsSchema.parse({
    number: 7,
    format: 'csv',
    period_from: '2026-10-05',
    period_to: '2026-10-18',
    is_delta: false,
    people: 3,
    projects: { [project]: { name: '=HYPERLINK("x")', code: null } },
    cost_codes: { [costCode]: { name: '03 30', code: null, is_travel: false } },
    earnings: {},
    settings: {},
    ...changes,
  });
}

/** Facts with names for everything, as a payroll system has them. */
export function mappedFacts(changes: Partial<FileFacts> = {}): FileFacts {
  return testFacts({
    projects: { [project]: { name: 'River bridge', code: 'Rivers Inc:Bridge' } },
    cost_codes: { [costCode]: { name: '03 30', code: 'Concrete', is_travel: false } },
    earnings: {
      regular: 'Hourly',
      overtime: 'Overtime',
      double_time: 'DT',
      meal_premium: 'MP',
      rest_premium: 'RP',
      fringe: 'FR',
      salary: 'Salary',
      time_off: 'TO',
      bonus: 'BO',
      commission: 'CO',
      other_pay: 'OP',
      reimbursement: 'RE',
    },
    settings: {
      co_code: 'AB',
      batch_id: 'MUSTER',
      client_id: '00123456',
      company_name: 'Northside Builders',
      company_create_time: '1234567890',
    },
    ...changes,
  });
}

type Line = readonly [
  earning: PayrollEarning,
  minutes: number,
  cents: number | null,
  more?: {
    readonly period?: string;
    readonly project?: string | null;
    readonly rate?: number | null;
    readonly percent?: number;
  },
];

function person(
  id: string,
  [firstName, lastName]: readonly [string, string],
  lines: readonly Line[],
  time: readonly (readonly [date: string, payClass: MinuteClass, minutes: number])[],
): ExportPerson {
  return exportPersonOf({
    id,
    first_name: firstName,
    last_name: lastName,
    pay: lines.map(([earning, minutes, cents, more]) => {
      const line = {
        period: '2026-10-05',
        rate: earning === 'salary' ? null : 300_000,
        project,
        percent: earning === 'overtime' ? 150 : 100,
        ...more,
      };
      return [
        line.period,
        line.period,
        earning,
        line.project,
        earning === 'regular' ? costCode : null,
        null,
        null,
        line.rate,
        line.percent,
        minutes,
        cents,
        'USD',
      ];
    }),
    time: time.map(([date, payClass, minutes]) => [date, payClass, project, costCode, minutes]),
  });
}

export const testPeople: readonly ExportPerson[] = [
  person(
    '000017',
    ['José', 'Núñez "El Rápido", Jr.'],
    [
      ['regular', 2_401, 120_050],
      ['overtime', 61, 4_575],
      ['double_time', 1, 100, { percent: 200 }],
      ['meal_premium', 60, 3_000],
      ['regular', -59, -2_950, { period: '2026-09-21' }],
    ],
    [
      ['2026-09-29', 'regular', -59],
      ['2026-10-05', 'regular', 2_401],
      ['2026-10-06', 'overtime', 61],
      ['2026-10-06', 'double', 1],
      ['2026-10-07', 'meal_premium', 60],
    ],
  ),
  person(
    '-1+2',
    ['@Ana', '=cmd'],
    [
      ['regular', 480, 24_000],
      ['regular', 61, 4_067, { rate: 400_000 }],
      ['fringe', 61, 509, { rate: 50_100 }],
      ['regular', 15, null, { rate: null }],
    ],
    [['2026-10-08', 'regular', 556]],
  ),
  person(
    '12',
    ['Sal', 'Aried'],
    [
      ['salary', 0, 250_000, { project: null }],
      ['regular', 4_800, 0, { rate: null }],
    ],
    [['2026-10-09', 'regular', 480]],
  ),
];

export async function bytesOf(
  facts: FileFacts,
  people: readonly ExportPerson[] = testPeople,
): Promise<Buffer> {
  async function* inTurn() {
    for (const each of people) yield await Promise.resolve(each);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of fileBytes(formats[facts.format], facts, inTurn())) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** Rows of a workbook's first sheet, read by an independent reader. */
export async function rowsOfWorkbook(bytes: Buffer): Promise<SheetData> {
  const [sheet] = await readExcel(bytes);
  return sheet?.data ?? [];
}
