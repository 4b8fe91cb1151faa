import type { Api } from '../../../data/client/api.ts';
import type { CursorQuery } from '../../../kit/list/use-cursor-list.ts';

/** Of fifty rows each: what a spreadsheet is still read with. */
const mostPages = 400;

/** Every row that the filters find, for a file. Throws `DataError`. */
export async function fetchAllPages<Row, Filters, Page>(
  api: Api,
  query: CursorQuery<Row, Filters, Page>,
  filters: Filters,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const found: Page = await query.fetch(api, filters, after);
    rows.push(...query.rowsOf(found));
    after = query.next(found);
    if (after === null) break;
  }
  return rows;
}
