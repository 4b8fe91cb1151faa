import type { Cast } from './cast.ts';

/** Returns the company's pay lines, in order. */
export function payLinesOf(cast: Cast): Promise<object[]> {
  return cast.database.query(
    `select earning, minutes, amount_cents, currency from pay_lines
     where company_id = $1 order by period_from, position`,
    [cast.company],
  );
}

/** Returns how often screens were notified that hours have changed. */
export async function tellingsOf(cast: Cast): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from realtime.messages where topic like '%:time'`,
  );
  return row?.count ?? 0;
}
