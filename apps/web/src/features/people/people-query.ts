import {
  listedPersonSchema,
  type ListedPerson,
  peopleSorts,
  personRoles,
  personStatuses,
} from '@muster/contract/people';
import * as z from 'zod/mini';
import { type PeopleFilters, searchPeople } from '../../data/people/search-people.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import { anyText, matching, oneOf } from '../../kit/list/list-params.ts';
import type { ListPage, PagedQuery } from '../../kit/list/use-paged-list.ts';
import { filtersOf } from './list-search.ts';

/** The list's filters, as in its address. */
export const peopleParams = {
  q: anyText,
  role: oneOf(personRoles),
  status: oneOf(personStatuses),
  crew: matching(/^(?:[0-9a-f-]{36}|none)$/),
  cert: oneOf(['due']),
  sort: oneOf(peopleSorts),
};

/** The key of everything read from the list; invalidate it after a change of people. */
export function peopleKey(userId: string): QueryKey {
  return queryKey(userId, peopleList.subject);
}

/** The company's people, for its admins. */
export const peopleList: PagedQuery<ListedPerson, PeopleFilters, ListPage<ListedPerson>> = {
  subject: 'people',
  pageRows: 100,
  fetch: async (api, filters, at) => {
    const { total, people } = await searchPeople(api, filters, at);
    return { total, rows: people };
  },
  schema: z.object({ total: z.int(), rows: z.readonly(z.array(listedPersonSchema)) }),
  atFirst: filtersOf({}),
};
