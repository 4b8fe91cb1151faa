import type { ExportPerson, FileFacts, PaidPerson } from '../export-facts.ts';
import { hoursByDay } from './by-day.ts';
import { type Cell, figure, money, rateOf } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';
import { earningOfTime } from './group-lines.ts';
import { hourShares } from './hour-shares.ts';

/** Everything in an export, for spreadsheets and systems without their own format. */

const payHead = [
  'Payroll ID',
  'Last name',
  'First name',
  'Period start',
  'Period end',
  'Earned in period',
  'Week',
  'Kind',
  'Earning',
  'Code',
  'Project',
  'Cost code',
  'Classification',
  'Rate',
  'Percent',
  'Minutes',
  'Hours',
  'Amount',
  'Currency',
  'Time off',
  'Travel time',
] as const;

function payRows(person: PaidPerson, facts: FileFacts): Cell[][] {
  const hours = hourShares(person.pay);
  return person.pay.map((line, index) => [
    person.id,
    person.last_name,
    person.first_name,
    facts.period_from,
    facts.period_to,
    line.periodFrom,
    line.weekFrom,
    kindOf(line.periodFrom, facts),
    line.earning,
    facts.earnings[line.earning] ?? line.earning,
    nameOf(facts.projects, line.projectId),
    nameOf(facts.cost_codes, line.costCodeId),
    line.classification,
    rateOf(line.rate),
    figure(line.percent),
    figure(line.minutes),
    hours[index] ?? null,
    money(line.amountCents),
    line.currency,
    line.timeOffKind,
    travelOf(line.costCodeId, facts),
  ]);
}

const dayHead = [
  'Payroll ID',
  'Last name',
  'First name',
  'Date',
  'Kind',
  'Earning',
  'Code',
  'Project',
  'Cost code',
  'Minutes',
  'Hours',
  'Travel time',
] as const;

function dayRows(person: ExportPerson, facts: FileFacts): Cell[][] {
  const hours = hoursByDay(person.time.map((line) => ({ ...line, earning: earningOfTime(line) })));
  return person.time.map((line, index) => {
    const earning = earningOfTime(line);
    return [
      person.id,
      person.last_name,
      person.first_name,
      line.date,
      line.date < facts.period_from ? 'adjustment' : kindOf(facts.period_from, facts),
      earning,
      facts.earnings[earning] ?? earning,
      nameOf(facts.projects, line.projectId),
      nameOf(facts.cost_codes, line.costCodeId),
      figure(line.minutes),
      hours[index] ?? null,
      travelOf(line.costCodeId, facts),
    ];
  });
}

/** `adjustment`: for an earlier period. `difference`: the change since an earlier export of this period. */
export function kindOf(periodFrom: string, facts: FileFacts): string {
  if (periodFrom !== facts.period_from) return 'adjustment';
  return facts.is_delta ? 'difference' : 'period';
}

/** `yes` for travel hours, which are work at another rate. */
const travelOf = (costCodeId: string | null, { cost_codes }: FileFacts) =>
  costCodeId !== null && cost_codes[costCodeId]?.is_travel === true ? 'yes' : null;

export function nameOf(names: FileFacts['projects'], id: string | null): string | null {
  const known = id === null ? undefined : names[id];
  return known?.code ?? known?.name ?? null;
}

const pay = {
  reads: 'pay',
  fileName: datedName('payroll'),
  head: () => [payHead],
  rows: payRows,
} as const;

export const genericCsv: FileFormat = { kind: 'csv', ...pay };
export const genericXlsx: FileFormat = { kind: 'xlsx', ...pay };
export const genericDays: FileFormat = {
  kind: 'csv',
  reads: 'days',
  fileName: datedName('payroll-days'),
  head: () => [dayHead],
  rows: dayRows,
};
