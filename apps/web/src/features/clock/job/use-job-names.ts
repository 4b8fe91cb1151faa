import { useLingui } from '@lingui/react/macro';
import { jobNames } from './job-names.ts';
import type { Job } from '../../../data/jobs/project.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

/** `jobNames` for reading: a project that cannot be named here has words too. */
export function useJobNames(jobs: Jobs) {
  const { t } = useLingui();
  return (job: Job): { readonly project: string | null; readonly costCode: string | null } => {
    const { project, costCode } = jobNames(job, jobs);
    const unnamed = jobs.isSettled ? t`Another project` : '…';
    return { project: project === undefined ? unnamed : project, costCode };
  };
}
