import {
  type FoundCostCodes,
  costCodeListSchema,
  foundCostCodesSchema,
} from '@muster/contract/cost-codes';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export type CostCodeFilter = {
  readonly search: string;
  /** The two digits that codes begin with; null: all. */
  readonly division: string | null;
  readonly isArchived: boolean;
  /** How many pages are shown. */
  readonly pages: number;
};

/** As the page opens. */
export const wholeCodeList: CostCodeFilter = {
  search: '',
  division: null,
  isArchived: false,
  pages: 1,
};

export const costCodeListSubject = 'cost_code_list';
const pageSize = 200;

/** Asks for as many pages as are shown, one after the other. Throws `DataError`. */
export async function fetchCostCodes(api: Api, filter: CostCodeFilter): Promise<FoundCostCodes> {
  const first = await fetchPage(api, filter, 0);
  const codes = [...first.codes];
  for (let page = 1; page < filter.pages && codes.length < first.total; page += 1) {
    const next = await fetchPage(api, filter, page * pageSize);
    codes.push(...next.codes);
  }
  return { ...first, codes };
}

async function fetchPage(api: Api, { search, division, isArchived }: CostCodeFilter, skip: number) {
  return okOrThrow(
    await api.rpc(
      'list_cost_codes',
      { search, division, is_archived: isArchived, skip },
      costCodeListSchema,
    ),
  );
}

/** The list as the page opens, which is kept for reading without a network. */
export function wholeCodeListQuery(userId: string): SnapshotQuery<FoundCostCodes> {
  return {
    queryKey: queryKey(userId, costCodeListSubject),
    fetch: (api) => fetchCostCodes(api, wholeCodeList),
    schema: foundCostCodesSchema,
  };
}
