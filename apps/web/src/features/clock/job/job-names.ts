import type { Job } from '../../../data/jobs/project.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

/** What a job is called. */
export type JobNames = {
  /** Null where none was chosen; undefined where it is one that this device does not know. */
  readonly project: string | null | undefined;
  /** Code and name; null where none was chosen or it is not known. */
  readonly costCode: string | null;
};

export function jobNames(
  { projectId, costCodeId }: Job,
  { everyProject, everyCostCode }: Pick<Jobs, 'everyProject' | 'everyCostCode'>,
): JobNames {
  const code = everyCostCode.find(({ id }) => id === costCodeId);
  return {
    project: projectId === null ? null : everyProject.find(({ id }) => id === projectId)?.name,
    costCode: code === undefined ? null : `${code.code} ${code.name}`,
  };
}
