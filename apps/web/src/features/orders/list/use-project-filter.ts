import { useLingui } from '@lingui/react/macro';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import type { ListFilter } from '../../../kit/list/list-filter.ts';

/** By project, of all that the reader sees. */
export function useProjectFilter(): ListFilter {
  const { t } = useLingui();
  const { everyProject } = useJobs();
  return {
    kind: 'picker',
    key: 'project',
    label: t`Project`,
    allLabel: t`All projects`,
    searchLabel: t`Search projects`,
    emptyText: t`No project found.`,
    options: everyProject.map(({ id, name }) => ({ value: id, label: name })),
  };
}
