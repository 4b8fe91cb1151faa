import { type JsaPerson, jsaPeopleAnswerSchema, jsaPeopleSchema } from '@muster/contract/jsa';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** The people who can work on a project and sign on this phone, cached for signing offline. */
export function jsaPeopleQuery(
  userId: string,
  projectId: string | null,
): SnapshotQuery<{ readonly people: readonly JsaPerson[] }> {
  return {
    queryKey: queryKey(userId, 'jsa_people', projectId ?? 'none'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('jsa_people', { project_id: projectId }, jsaPeopleAnswerSchema)),
    schema: jsaPeopleSchema,
  };
}
