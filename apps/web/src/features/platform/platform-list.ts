import { listedRows } from '@muster/contract/platform';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { ListPage, PagedQuery } from '../../kit/list/use-paged-list.ts';

/** Parameters of the function that reads the list, without those of the page. */
export type PlatformFilters = Readonly<Record<string, string | boolean | null>>;

/** A list of the console; `call` is the function that pages it. */
export function platformList<Row extends z.ZodMiniType>(
  call: string,
  row: Row,
  atFirst: PlatformFilters = {},
): PagedQuery<z.infer<Row>, PlatformFilters, ListPage<z.infer<Row>>> {
  return {
    subject: call,
    pageRows: 50,
    fetch: async (api, filters, { fromRow, maxRows }) => {
      const parameters = { ...filters, from_row: fromRow, max_rows: maxRows };
      const { total, rows } = okOrThrow(await api.rpc(call, parameters, listedRows(row)));
      return { total, rows };
    },
    schema: z.object({ total: z.int(), rows: z.readonly(z.array(row)) }),
    atFirst,
  };
}
