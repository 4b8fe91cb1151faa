import * as z from 'zod/mini';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

const rowsSchema = z.array(
  z.object({
    person_id: z.uuid(),
    date: z.string(),
    regular_minutes: z.int(),
    overtime_minutes: z.int(),
    double_minutes: z.int(),
  }),
);
type WeekHours = z.infer<typeof rowsSchema>;

/** As many as the server answers at once. */
const pageSize = 1000;

/** The hours of each day between two, of everyone whom the reader leads. */
export function weekHoursQuery(userId: string, from: string, to: string): SnapshotQuery<WeekHours> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'week', from, to),
    fetch: async (api) => {
      const rows: WeekHours = [];
      for (;;) {
        // Each page begins where the one before it ended.
        // oxlint-disable-next-line no-await-in-loop
        const page = await api.query(
          (rest) =>
            rest
              .from('day_results')
              .select('person_id,date,regular_minutes,overtime_minutes,double_minutes')
              .gte('date', from)
              .lte('date', to)
              .order('person_id')
              .order('date')
              .range(rows.length, rows.length + pageSize - 1),
          rowsSchema,
        );
        rows.push(...page);
        if (page.length < pageSize) return rows;
      }
    },
    schema: rowsSchema,
  };
}

/** Minutes by `person_id date`; a day without time is not in it. */
export function minutesByDay(rows: WeekHours): ReadonlyMap<string, number> {
  return new Map(
    rows
      .map(
        (row) =>
          [
            `${row.person_id} ${row.date}`,
            row.regular_minutes + row.overtime_minutes + row.double_minutes,
          ] as const,
      )
      .filter(([, minutes]) => minutes > 0),
  );
}
