import { addDays, isoWeekday } from '@muster/domain';
import type { ExceptionList } from '../sheet-queries.ts';

export type Exception = ExceptionList['rows'][number];

/** The exceptions to review in one person's week. */
export type ExceptionWeek = {
  readonly person_id: string;
  readonly name: string;
  /** First day of the workweek. */
  readonly weekFrom: string;
  /** Exceptions that change pay or prevent it, by day. */
  readonly paid: readonly Exception[];
  /** Exceptions that are only for information. */
  readonly others: readonly Exception[];
};

/** Kinds that say how a time was recorded, without changing it. */
const unpaidKinds: ReadonlySet<string> = new Set([
  'outside',
  'clock_wrong',
  'received_late',
  'first_meal_taken_without_record',
  'second_meal_taken_without_record',
  'third_meal_taken_without_record',
]);

/** Groups exceptions by person and week. Weeks in which something changes pay come first, then by week and name. */
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

/** Groups exceptions by kind, so that the same kind on several days is mentioned once. */
export function byKind(
  exceptions: readonly Exception[],
): readonly (readonly [kind: string, of: readonly Exception[]])[] {
  return [...Map.groupBy(exceptions, ({ kind }) => kind)];
}
