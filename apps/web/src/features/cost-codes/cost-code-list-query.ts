import {
  type ListedCostCode,
  costCodeListSchema,
  costCodeSchema,
} from '@muster/contract/cost-codes';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { anyText, matching, oneOf } from '../../kit/list/list-params.ts';
import type { PagedQuery } from '../../kit/list/use-paged-list.ts';

/** The list's URL parameters. */
export const costCodeParams = {
  q: anyText,
  division: matching(/^\d\d$/),
  which: oneOf(['archived']),
};

type Filters = {
  readonly search: string;
  /** The two digits that codes begin with; null for all. */
  readonly division: string | null;
  readonly is_archived: boolean;
};

const pageSchema = z.object({
  total: z.int(),
  archived: z.int(),
  divisions: z.array(z.string()),
  rows: z.readonly(z.array(costCodeSchema)),
});

export const costCodeListSubject = 'cost_code_list';

/** The company's cost codes, ordered by code. */
export const costCodeList: PagedQuery<ListedCostCode, Filters, z.infer<typeof pageSchema>> = {
  subject: costCodeListSubject,
  pageRows: 200,
  fetch: async (api, filters, { fromRow }) => {
    const { total, archived, divisions, codes } = okOrThrow(
      await api.rpc('list_cost_codes', { ...filters, skip: fromRow }, costCodeListSchema),
    );
    return { total, archived, divisions, rows: codes };
  },
  schema: pageSchema,
  atFirst: { search: '', division: null, is_archived: false },
};
