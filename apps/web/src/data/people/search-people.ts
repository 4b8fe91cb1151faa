import { foundIdsSchema, foundPeopleSchema, type ListedPerson } from '@muster/contract/people';
import type { Api } from '../client/api.ts';
import { okOrThrow } from '../client/ok-or-throw.ts';

/** The filters of a people search; an absent filter matches everyone. */
export type PeopleFilters = {
  readonly query: string;
  readonly roles?: readonly string[];
  readonly statuses?: readonly string[];
  readonly crewId?: string;
  readonly withoutCrew?: boolean;
  /** A certificate has expired, or expires within this many days. */
  readonly certificateDays?: number;
  readonly sort?: string;
};

export type PeoplePage = { readonly total: number; readonly people: readonly ListedPerson[] };

/** Returns a page of a company's people, for its admins. Throws `DataError`, also for a refusal. */
export async function searchPeople(
  api: Api,
  filters: PeopleFilters,
  { fromRow, maxRows }: { readonly fromRow: number; readonly maxRows: number },
): Promise<PeoplePage> {
  const { total, people } = okOrThrow(
    await api.rpc(
      'search_people',
      {
        ...whom(filters),
        sort: filters.sort ?? 'name',
        from_row: fromRow,
        max_rows: maxRows,
      },
      foundPeopleSchema,
    ),
  );
  return { total, people };
}

/** Returns everyone whom the filters match, in order. Throws `DataError`. */
export async function findPersonIds(api: Api, filters: PeopleFilters): Promise<readonly string[]> {
  return okOrThrow(await api.rpc('find_person_ids', whom(filters), foundIdsSchema)).person_ids;
}

function whom(filters: PeopleFilters) {
  return {
    query: filters.query.slice(0, 200),
    roles: filters.roles ?? null,
    statuses: filters.statuses ?? null,
    crew_id: filters.crewId ?? null,
    without_crew: filters.withoutCrew ?? false,
    certificate_days: filters.certificateDays ?? null,
  };
}
