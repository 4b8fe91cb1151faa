import { type OshaLog, oshaLogAnswerSchema, oshaLogSchema } from '@muster/contract/incidents';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Every query that a change of an incident makes stale begins with it. */
export const incidentsSubject = 'incidents';

/** Establishments and incidents of a year, for admins. */
export function oshaLogQuery(userId: string, year: number): SnapshotQuery<OshaLog> {
  return {
    queryKey: queryKey(userId, incidentsSubject, year),
    fetch: async (api) => okOrThrow(await api.rpc('osha_log', { year }, oshaLogAnswerSchema)),
    schema: oshaLogSchema,
  };
}
