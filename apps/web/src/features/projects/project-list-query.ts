import {
  type FoundProjects,
  foundProjectsSchema,
  projectListSchema,
} from '@muster/contract/projects';
import type { ProjectStatus } from '@muster/contract/project-status';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** `open`: all that are not archived. */
export type StatusFilter = 'open' | ProjectStatus | 'archived';

export type ProjectFilter = {
  readonly search: string;
  readonly status: StatusFilter;
  /** How many hundreds are shown. */
  readonly pages: number;
};

/** As the page opens. */
export const wholeList: ProjectFilter = { search: '', status: 'open', pages: 1 };

const pageSize = 100;

/** Asks for as many pages as are shown, one after the other. Throws `DataError`. */
export async function fetchProjects(api: Api, filter: ProjectFilter): Promise<FoundProjects> {
  const first = await fetchPage(api, filter, 0);
  const projects = [...first.projects];
  for (let page = 1; page < filter.pages && projects.length < first.total; page += 1) {
    const next = await fetchPage(api, filter, page * pageSize);
    projects.push(...next.projects);
  }
  return { ...first, projects };
}

async function fetchPage(api: Api, { search, status }: ProjectFilter, skip: number) {
  return okOrThrow(
    await api.rpc(
      'list_projects',
      { search, status: status === 'open' ? null : status, skip },
      projectListSchema,
    ),
  );
}

export const projectListSubject = 'project_list';

/** The list as the page opens, which is kept for reading without a network. */
export function wholeListQuery(userId: string): SnapshotQuery<FoundProjects> {
  return {
    queryKey: queryKey(userId, projectListSubject),
    fetch: (api) => fetchProjects(api, wholeList),
    schema: foundProjectsSchema,
  };
}
