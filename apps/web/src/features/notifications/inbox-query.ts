import { inboxAnswerSchema, type Inbox, inboxSchema } from '@muster/contract/inbox';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Queries the messages sent to the reader in the last 60 days, if the reader may still see what they are about. */
export function inboxQuery(userId: string): SnapshotQuery<Inbox> {
  return {
    queryKey: queryKey(userId, 'inbox'),
    fetch: async (api) => okOrThrow(await api.rpc('my_inbox', {}, inboxAnswerSchema)),
    schema: inboxSchema,
  };
}
