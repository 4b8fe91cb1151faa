import {
  type JsaStart,
  jsaContextAnswerSchema,
  jsaContextSchema,
} from '@muster/contract/jsa-papers';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Queries the facts that a talk starts with. Kept on the device, so that it can start offline. */
export function jsaContextQuery(
  userId: string,
  projectId: string | null,
  /** The JSA to copy. */
  copiedId: string | null,
): SnapshotQuery<JsaStart> {
  const asked = { project_id: projectId, copied_id: copiedId };
  return {
    queryKey: queryKey(userId, 'jsa_context', projectId ?? 'none', copiedId ?? 'none'),
    fetch: async (api) => okOrThrow(await api.rpc('jsa_context', asked, jsaContextAnswerSchema)),
    schema: jsaContextSchema,
  };
}
