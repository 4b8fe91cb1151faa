import type { FileFacts, PaidPerson, PayLine } from '../export-facts.ts';
import { type Cell, figure, money } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';
import { centsOf, groupLines, isMoney, isPremiumAlone } from './group-lines.ts';
import { hoursOfGroups } from './hour-shares.ts';

/**
 * Gusto, hours by CSV. Names, IDs and titles, and that a zero replaces an entered value while a blank keeps it:
 * support.gusto.com, "Run payroll with CSV upload" and "Run payroll with Smart Import" (read). Titles of the three hour
 * columns: unverified, and Gusto's import lets people match them by hand.
 */
const hourColumns = [
  ['regular', 'regular_hours'],
  ['overtime', 'overtime_hours'],
  ['double_time', 'double_overtime_hours'],
] as const;
const ownColumns = [
  'meal_premium',
  'rest_premium',
  'fringe',
  'time_off',
  'bonus',
  'commission',
  'other_pay',
  'reimbursement',
] as const;

export const gusto: FileFormat = {
  kind: 'csv',
  reads: 'pay',
  fileName: datedName('gusto'),
  head: (facts) => [
    [
      'last_name',
      'first_name',
      'title',
      'gusto_employee_id',
      ...hourColumns.map(([, title]) => title),
      ...mappedColumns(facts).map(({ title }) => title),
    ],
  ],
  rows(person, facts) {
    // Gusto takes no overtime amount: the export says what to enter there (docs/decisions/0229).
    const paid = person.pay.filter((line) => line.earning !== 'salary' && !isPremiumAlone(line));
    const isSalaried = person.pay.some(isSalary);
    // Gusto pays a salary without any hours.
    const rows = groupLines(paid, ({ classification }) => [classification]);
    const cells = rows.map((lines) => ({
      hours: hourColumns.map(([earning]) =>
        // If someone became salaried within the period, the hours before that are paid by the hour.
        lines.filter((line) => line.earning === earning && !isSalary(line)),
      ),
      values: mappedColumns(facts).map(({ earnings }) =>
        lines.filter((line) => earnings.includes(line.earning)),
      ),
    }));
    const hours = hoursOfGroups(cells.flatMap((row) => [...row.hours, ...row.values]));
    // Zero if there were none, so that no old value remains; blank if Muster has nothing to say.
    const none = isSalaried || facts.is_delta ? null : figure('0.00');
    return rows.map((lines, index): Cell[] => [
      person.last_name,
      person.first_name,
      lines[0]?.classification ?? null,
      person.id,
      ...(cells[index]?.hours ?? []).map((each) => (each.length === 0 ? none : hours(each))),
      ...(cells[index]?.values ?? []).map((each) =>
        each.length > 0 && each.every(isMoney)
          ? money(centsOf(each))
          : each.length === 0
            ? null
            : hours(each),
      ),
    ]);
  },
};

/** Two earnings may share a column. */
function mappedColumns(facts: FileFacts) {
  const titles = new Set(ownColumns.flatMap((earning) => facts.earnings[earning] ?? []));
  return [...titles].map((title) => ({
    title,
    earnings: ownColumns.filter(
      (earning) => facts.earnings[earning] === title,
    ) as readonly PaidPerson['pay'][number]['earning'][],
  }));
}

function isSalary({ earning, rate, amountCents }: PayLine): boolean {
  return earning === 'salary' || (earning === 'regular' && rate === null && amountCents === 0);
}
