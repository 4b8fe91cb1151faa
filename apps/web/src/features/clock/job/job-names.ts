import type { Job } from './project.ts';
import type { Jobs } from './use-jobs.ts';

/** What a job is called; null where nothing was chosen or it is not known on this device. */
export function jobNames(
  { projectId, costCodeId }: Job,
  { projects, costCodes }: Pick<Jobs, 'projects' | 'costCodes'>,
): { readonly project: string | null; readonly costCode: string | null } {
  const code = costCodes.find(({ id }) => id === costCodeId);
  return {
    project: projects.find(({ id }) => id === projectId)?.name ?? null,
    costCode: code === undefined ? null : `${code.code} ${code.name}`,
  };
}
