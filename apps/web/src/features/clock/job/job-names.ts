import type { Job } from '../../../data/jobs/project.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';

/** The names of a job's project and cost code. */
export type JobNames = {
  /** Null if none was chosen; undefined if this device doesn't know the project. */
  readonly project: string | null | undefined;
  /** Code and name; null if none was chosen or it is not known. */
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
