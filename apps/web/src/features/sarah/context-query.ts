import {
  type JsaStart,
  jsaContextAnswerSchema,
  jsaContextSchema,
} from '@muster/contract/jsa-papers';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** What a talk can begin with; kept, so that it can begin without a network. */
export function jsaContextQuery(
  userId: string,
  projectId: string | null,
  /** A JSA that someone wants to copy. */
  copiedId: string | null,
): SnapshotQuery<JsaStart> {
  const asked = { project_id: projectId, copied_id: copiedId };
  return {
    queryKey: queryKey(userId, 'jsa_context', projectId ?? 'none', copiedId ?? 'none'),
    fetch: async (api) => okOrThrow(await api.rpc('jsa_context', asked, jsaContextAnswerSchema)),
    schema: jsaContextSchema,
  };
}
