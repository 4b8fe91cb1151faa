import { type JobHours, foundJobHoursSchema, jobHoursSchema } from '@muster/contract/job-costs';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export const jobHoursSubject = 'job_hours';

/** Hours and quantities of a project by code and week. */
export function jobHoursQuery(userId: string, projectId: string): SnapshotQuery<JobHours> {
  return {
    queryKey: queryKey(userId, jobHoursSubject, projectId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('read_job_hours', { project_id: projectId }, jobHoursSchema)),
    schema: foundJobHoursSchema,
  };
}
