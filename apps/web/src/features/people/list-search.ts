import { peopleSorts, personRoles, personStatuses } from '@muster/contract/people';
import type { PeopleFilters } from '../../data/people/search-people.ts';

/** The list's filters, kept in its address so that a link or a saved view restores them. */
export type ListSearch = {
  readonly q?: string;
  readonly role?: string;
  readonly status?: string;
  /** A crew's id, or `none`. */
  readonly crew?: string;
  readonly sort?: string;
  /** `due`: a certificate has expired or expires soon. */
  readonly cert?: string;
};

/** A certificate is due this many days before it expires, which leaves enough time to renew it. */
const certificateDays = 30;

/** The default: everyone who works here. */
const hereNow = ['active', 'invited', 'no_login'] as const;

/** Returns the filters of an address. Unknown values are ignored. */
export function filtersOf(search: ListSearch): PeopleFilters {
  const role = personRoles.find((each) => each === search.role);
  const status = personStatuses.find((each) => each === search.status);
  const sort = peopleSorts.find((each) => each === search.sort);
  const isCrew = /^[0-9a-f-]{36}$/.test(search.crew ?? '');
  return {
    query: (search.q ?? '').trim(),
    statuses: status === undefined ? hereNow : [status],
    ...(role !== undefined && { roles: [role] }),
    ...(isCrew && search.crew !== undefined && { crewId: search.crew }),
    ...(search.crew === 'none' && { withoutCrew: true }),
    ...(sort !== undefined && { sort }),
    ...(search.cert === 'due' && { certificateDays }),
  };
}

/** Returns the search without empty values and in a fixed order, so that equal searches compare as equal. */
export function tidy({ q, role, status, crew, sort, cert }: ListSearch): ListSearch {
  return {
    ...(q !== undefined && q.trim() !== '' && { q }),
    ...(role !== undefined && role !== '' && { role }),
    ...(status !== undefined && status !== '' && { status }),
    ...(crew !== undefined && crew !== '' && { crew }),
    ...(sort !== undefined && sort !== '' && sort !== 'name' && { sort }),
    ...(cert !== undefined && cert !== '' && { cert }),
  };
}

export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));
}
