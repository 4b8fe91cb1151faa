import {
  type RecordComments,
  recordCommentsAnswerSchema,
  recordCommentsSchema,
} from '@muster/contract/comments';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';
import type { RecordRef } from './comment-item.ts';

/** The last comments on a record, with its files. */
export function commentsQuery(userId: string, record: RecordRef): SnapshotQuery<RecordComments> {
  return {
    queryKey: queryKey(userId, 'record_comments', record.kind, record.id),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc(
          'record_comments',
          { record_kind: record.kind, record_id: record.id },
          recordCommentsAnswerSchema,
        ),
      ),
    schema: recordCommentsSchema,
  };
}

export function commentsTopic({ kind, id }: RecordRef): string {
  return `record:${kind}:${id}:comments`;
}
