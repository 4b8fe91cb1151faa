import type { Database } from '../db/database.ts';
import { envelopeFor } from './hub.ts';
import type { Replay } from './join-config.ts';
import { replayedAtMost } from './limits.ts';

export type Replayed = {
  readonly id: string;
  /** As the broadcast that it was, marked as a repetition. */
  readonly envelope: string;
};

/** Messages of a private topic that the database still has, oldest first; the newest ones count. */
export async function readReplay(
  database: Database,
  topic: string,
  { since, limit = replayedAtMost }: Replay,
): Promise<Replayed[]> {
  const rows = await database.query<{ id: string; event: string; payload: string }>(
    `select id, coalesce(event, '') as event, coalesce(payload::text, 'null') as payload
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
  return rows.toReversed().map(({ id, event, payload }) => ({
    id,
    envelope: envelopeFor(event, payload, { replayed: true, id }),
  }));
}
