import {
  type ListedProject,
  listedProjectSchema,
  projectListSchema,
} from '@muster/contract/projects';
import { projectStatuses } from '@muster/contract/project-status';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import type { PagedQuery } from '../../kit/list/use-paged-list.ts';

/** The list's filters, as in its address. */
export const projectParams = { q: anyText, status: oneOf([...projectStatuses, 'archived']) };

type Filters = {
  readonly search: string;
  /** Null: all projects that aren't archived. */
  readonly status: string | null;
};

const pageSchema = z.object({
  total: z.int(),
  counts: z.record(z.string(), z.int()),
  rows: z.readonly(z.array(listedProjectSchema)),
});

export const projectListSubject = 'project_list';

/** The projects that an admin or a supervisor can see, by name. */
export const projectList: PagedQuery<ListedProject, Filters, z.infer<typeof pageSchema>> = {
  subject: projectListSubject,
  pageRows: 100,
  fetch: async (api, filters, { fromRow }) => {
    const { total, counts, projects } = okOrThrow(
      await api.rpc('list_projects', { ...filters, skip: fromRow }, projectListSchema),
    );
    return { total, counts, rows: projects };
  },
  schema: pageSchema,
  atFirst: { search: '', status: null },
};
