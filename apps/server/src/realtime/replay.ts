import type { Database } from '../db/database.ts';
import type { Broadcast } from './hub.ts';
import type { Replay } from './join-config.ts';
import { replayedAtMost } from './limits.ts';
import { storedColumns, storedContent, type StoredMessage } from './stored-message.ts';

/** The original broadcast, marked as a repetition. */
export type Replayed = Pick<Broadcast, 'envelope' | 'userBroadcast'> & { readonly id: string };

/**
 * Returns a private topic's messages that the database still has, oldest first; if there are too many, the newest ones.
 */
export async function readReplay(
  database: Database,
  topic: string,
  { since, limit = replayedAtMost }: Replay,
): Promise<Replayed[]> {
  const rows = await database.query<StoredMessage>(
    `select ${storedColumns}
     from realtime.messages
     where topic = $1 and private and extension = 'broadcast' and inserted_at >= $2
     order by inserted_at desc
     limit $3`,
    [
      topic,
      new Date(since).toISOString().replace('Z', ''),
      Math.min(Math.max(limit, 1), replayedAtMost),
    ],
  );
  return rows
    .toReversed()
    .map((row) => ({ id: row.id, ...storedContent(row, { replayed: true, id: row.id }) }));
}
