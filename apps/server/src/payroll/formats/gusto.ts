import type { FileFacts, PaidPerson, PayLine } from '../export-facts.ts';
import { type Cell, hours, money } from './cells.ts';
import { datedName, type FileFormat } from './file-format.ts';
import { centsOf, groupLines, isMoney, minutesOf } from './group-lines.ts';

/**
 * Gusto, hours by CSV. Names, IDs and titles, and that a zero replaces what was entered while a blank leaves
 * it: support.gusto.com, "Run payroll with CSV upload" and "Run payroll with Smart Import" (read). Titles of
 * the three columns of hours: unverified, and Gusto's import lets one match them by hand.
 */
const hourColumns = [
  ['regular', 'regular_hours'],
  ['overtime', 'overtime_hours'],
  ['double_time', 'double_overtime_hours'],
] as const;
const ownColumns = ['meal_premium', 'rest_premium', 'fringe', 'time_off'] as const;

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
    const paid = person.pay.filter(({ earning }) => earning !== 'salary');
    const isSalaried = person.pay.some(isSalary);
    // A salary alone is paid by Gusto without any hours.
    return groupLines(paid, ({ classification }) => [classification]).map((lines): Cell[] => [
      person.last_name,
      person.first_name,
      lines[0]?.classification ?? null,
      person.id,
      ...hourColumns.map(([earning]) => hoursCell(lines, earning, { isSalaried, facts })),
      ...mappedColumns(facts).map(({ earnings }) =>
        valueCell(lines.filter((line) => earnings.includes(line.earning))),
      ),
    ]);
  },
};

/** Zero where there were none, so that nothing old stays; blank where Muster has nothing to say. */
function hoursCell(
  lines: readonly PayLine[],
  earning: PayLine['earning'],
  { isSalaried, facts }: { readonly isSalaried: boolean; readonly facts: FileFacts },
): Cell {
  // Of someone who became salaried within the period, the hours before that are paid by the hour.
  const found = lines.filter((line) => line.earning === earning && !isSalary(line));
  if (found.length === 0) return isSalaried || facts.is_delta ? null : hours(0);
  return hours(minutesOf(found));
}

function valueCell(lines: readonly PayLine[]): Cell {
  if (lines.length === 0) return null;
  return lines.every(isMoney) ? money(centsOf(lines)) : hours(minutesOf(lines));
}

/** Two earnings may go into one column. */
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
