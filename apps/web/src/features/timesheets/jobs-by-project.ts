import type { SheetJobs } from '@muster/contract/sheet-jobs';

export type Job = SheetJobs['jobs'][number];

/** Projects with the most time first, each with its cost codes in the order given. */
export function jobsByProject(jobs: readonly Job[]) {
  return [...Map.groupBy(jobs, ({ project_id }) => project_id)]
    .map(([project, own]) => ({
      project,
      jobs: own,
      minutes: own.reduce((sum, { worked }) => sum + worked, 0),
    }))
    .toSorted((one, other) => other.minutes - one.minutes);
}
