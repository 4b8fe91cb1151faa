import { addDays, isoWeekday } from '@muster/domain';
import type { ExceptionList } from '../sheet-queries.ts';

export type Exception = ExceptionList['rows'][number];

/** What is to look at in one person's week. */
export type ExceptionWeek = {
  readonly person_id: string;
  readonly name: string;
  /** First day of the workweek. */
  readonly weekFrom: string;
  /** What changes pay, or keeps it from being paid, by day. */
  readonly paid: readonly Exception[];
  /** What is only worth knowing. */
  readonly others: readonly Exception[];
};

/** Says something about how a time was recorded, and changes nothing of it. */
const unpaidKinds: ReadonlySet<string> = new Set([
  'outside',
  'clock_wrong',
  'received_late',
  'first_meal_taken_without_record',
  'second_meal_taken_without_record',
  'third_meal_taken_without_record',
]);

/** One row for each person and week; first those in which something changes pay, then by week and name. */
export function groupExceptions(
  rows: readonly Exception[],
  workweekStart: number,
): readonly ExceptionWeek[] {
  const weekOf = (date: string) => addDays(date, -((isoWeekday(date) - workweekStart + 7) % 7));
  const byWeek = Map.groupBy(rows, ({ person_id, date }) => `${person_id} ${weekOf(date)}`);
  return [...byWeek.values()]
    .flatMap((those): readonly ExceptionWeek[] => {
      const [first] = those;
      if (first === undefined) return [];
      const inOrder = those.toSorted((a, b) => a.date.localeCompare(b.date));
      return [
        {
          person_id: first.person_id,
          name: first.name,
          weekFrom: weekOf(first.date),
          paid: inOrder.filter(({ kind }) => !unpaidKinds.has(kind)),
          others: inOrder.filter(({ kind }) => unpaidKinds.has(kind)),
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.paid.length > 0) - Number(a.paid.length > 0) ||
        a.weekFrom.localeCompare(b.weekFrom) ||
        a.name.localeCompare(b.name) ||
        a.person_id.localeCompare(b.person_id),
    );
}

/** The same kind on several days is said once. */
export function byKind(
  exceptions: readonly Exception[],
): readonly (readonly [kind: string, of: readonly Exception[]])[] {
  return [...Map.groupBy(exceptions, ({ kind }) => kind)];
}
