import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import { createCoalescer, type ChangeNotice } from './coalescer.ts';
import { topicKey, type Hub } from './hub.ts';
import { largestBroadcastBytes } from './limits.ts';
import { createSnapshotReader, unseenRows, type SnapshotRow } from './snapshot-reader.ts';
import { storedColumns, storedContent, type StoredMessage } from './stored-message.ts';

/** Maximum rate of a topic's notices to a socket: four per second. */
const noticeGapMs = 250;

type Message = StoredMessage & { readonly topic: string; readonly private: boolean };

type Notice = ChangeNotice & { readonly message: Message };

/**
 * Delivers messages that the database's triggers wrote to everyone who has joined their topic on this server; every
 * replica does so on its own.
 */
export function createDatabaseFeed({
  database,
  hub,
  log,
}: {
  readonly database: Database;
  readonly hub: Hub;
  readonly log: Logger;
}) {
  const coalescer = createCoalescer<Notice>({
    gapMs: noticeGapMs,
    emit: ({ message, payload }) => deliver({ ...message, payload: JSON.stringify(payload) }),
  });
  const reader = createSnapshotReader<SnapshotRow & Message>({
    database,
    log,
    source: {
      what: 'realtime messages',
      channel: 'realtime_messages',
      query(since) {
        const topics = hub.topics();
        return topics.length === 0 ? null : { text: newMessages, parameters: [since, topics] };
      },
      take(messages) {
        for (const message of messages) take(message);
      },
    },
  });

  function deliver(message: Message): void {
    const { id, topic, private: isPrivate } = message;
    hub.broadcast({ id, topic, isPrivate, ...storedContent(message, { id }) });
  }

  function take(message: Message): void {
    if ((message.bytes?.length ?? 0) > largestBroadcastBytes) {
      log.warn({ topic: message.topic }, 'a binary broadcast of the database is too large');
      return;
    }
    const notice = noticePayloadOf(message.payload);
    if (notice === null) return deliver(message);
    const key = `${topicKey(message.topic, message.private)} ${message.event}`;
    coalescer.offer({ key, payload: notice, message });
  }

  return {
    /** Await this before a new member of the hub is notified that it has joined. */
    follow: () => reader.follow(),
    async close(): Promise<void> {
      coalescer.close();
      await reader.close();
    },
  };
}

export type DatabaseFeed = ReturnType<typeof createDatabaseFeed>;

const newMessages = unseenRows({
  table: 'realtime.messages',
  columns: `topic, private, ${storedColumns}`,
  condition: `extension = 'broadcast' and topic = any($2::text[])`,
  order: 'tableoid, ctid',
});

/** A payload that only says since when something changed; several of them can be merged into one. */
function noticePayloadOf(payload: string): ChangeNotice['payload'] | null {
  if (!payload.includes('"since"')) return null;
  const json: unknown = JSON.parse(payload);
  return isNotice(json) ? json : null;
}

function isNotice(json: unknown): json is ChangeNotice['payload'] {
  if (typeof json !== 'object' || json === null || !('since' in json)) return false;
  return typeof json.since === 'string' || typeof json.since === 'number';
}
