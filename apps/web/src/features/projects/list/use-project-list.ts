import type { FoundProjects } from '@muster/contract/projects';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useSearchedQuery } from '../../../data/query/use-searched-query.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import {
  fetchProjects,
  projectListSubject,
  type ProjectFilter,
  wholeList,
  wholeListQuery,
} from '../project-list-query.ts';

/** The projects that a filter finds; without a network only the unfiltered list is known. */
export function useProjectList(filter: ProjectFilter): SnapshotResult<FoundProjects> {
  const { user_id } = useIdentity();
  const { search, status, pages } = filter;
  const isWhole =
    search === wholeList.search && status === wholeList.status && pages === wholeList.pages;
  return useSearchedQuery(
    wholeListQuery(user_id),
    isWhole
      ? null
      : {
          queryKey: queryKey(user_id, projectListSubject, search, status, pages),
          fetch: (api) => fetchProjects(api, filter),
        },
  );
}
