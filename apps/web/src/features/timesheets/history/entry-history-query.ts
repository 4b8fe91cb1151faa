import {
  type EntryHistory,
  entryHistoryAnswerSchema,
  entryHistorySchema,
} from '@muster/contract/entry-history';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

export function entryHistoryQuery(userId: string, entryId: string): SnapshotQuery<EntryHistory> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'entry', entryId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('entry_history', { entry_id: entryId }, entryHistoryAnswerSchema)),
    schema: entryHistorySchema,
  };
}
