import { inboxAnswerSchema, type Inbox, inboxSchema } from '@muster/contract/inbox';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** What was sent to the reader in the last 60 days, as far as they may still read what it is about. */
export function inboxQuery(userId: string): SnapshotQuery<Inbox> {
  return {
    queryKey: queryKey(userId, 'inbox'),
    fetch: async (api) => okOrThrow(await api.rpc('my_inbox', {}, inboxAnswerSchema)),
    schema: inboxSchema,
  };
}
