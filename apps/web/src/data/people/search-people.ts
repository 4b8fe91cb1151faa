import { foundIdsSchema, foundPeopleSchema, type ListedPerson } from '@muster/contract/people';
import type { Api } from '../client/api.ts';
import { okOrThrow } from '../client/ok-or-throw.ts';

/** Whom a search is about; what is absent does not narrow it. */
export type PeopleFilters = {
  readonly query: string;
  readonly roles?: readonly string[];
  readonly statuses?: readonly string[];
  readonly crewId?: string;
  readonly withoutCrew?: boolean;
  /** A certificate has ended or ends within so many days. */
  readonly certificateDays?: number;
  readonly sort?: string;
};

export type PeoplePage = { readonly total: number; readonly people: readonly ListedPerson[] };

/** A page of a company's people, for its admins. Throws `DataError`, also for a refusal. */
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

/** Everyone whom the filters find, in their order. Throws `DataError`. */
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
