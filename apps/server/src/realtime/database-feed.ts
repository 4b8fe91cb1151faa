import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import { createCoalescer, type ChangeNotice } from './coalescer.ts';
import { topicKey, type Hub } from './hub.ts';

/** A topic's notices reach a socket at most four times a second. */
const noticeGapMs = 250;
const readGapMs = 25;
/** Read even unwoken: a notification is lost when the listening connection breaks. */
const safetyReadMs = 5000;
const retryMs = 1000;

type MessageRow = {
  readonly snapshot: string;
  readonly id: string | null;
  readonly topic: string;
  readonly event: string;
  readonly private: boolean;
  readonly payload: string;
};

type Message = Omit<MessageRow, 'snapshot' | 'id'> & { readonly id: string };

type Notice = ChangeNotice & { readonly message: Message };

/**
 * Brings messages that the database's triggers wrote to whoever has joined their topic on this
 * server; every replica does so for itself. A notification only wakes it. New is what the snapshot
 * of the last read did not show, which is exact whatever order transactions commit in. While nobody
 * has joined anything, nothing is read.
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
    emit: ({ message, payload }) => deliver(message, JSON.stringify(payload)),
  });
  let snapshot: string | undefined;
  let reading: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;
  let lastReadAt = 0;
  let isWoken = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<() => Promise<void>> | undefined;

  function deliver({ id, topic, event, private: isPrivate }: Message, payload: string): void {
    const envelope = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload},"meta":{"id":"${id}"}}`;
    hub.broadcast({ topic, isPrivate, envelope, userBroadcast: null });
  }

  function take(message: Message): void {
    const notice = noticePayloadOf(message.payload);
    if (notice === null) return deliver(message, message.payload);
    const key = `${topicKey(message.topic, message.private)} ${message.event}`;
    coalescer.offer({ key, payload: notice, message });
  }

  async function read(): Promise<void> {
    lastReadAt = performance.now();
    isWoken = false;
    const topics = hub.topics();
    if (topics.length === 0) {
      snapshot = undefined;
      return;
    }
    const since = snapshot ?? null;
    const rows = await database.query<MessageRow>(newMessages, [since, topics]);
    snapshot = rows[0]?.snapshot ?? snapshot;
    for (const { snapshot: _, ...message } of rows) {
      if (message.id !== null) take({ ...message, id: message.id });
    }
  }

  /** One read at a time; resolves when it is done, however it went. */
  async function readOnce(): Promise<void> {
    if (isClosed) return;
    let nextInMs = safetyReadMs;
    try {
      await read();
      if (isWoken) nextInMs = readGapMs;
    } catch (error) {
      log.warn({ err: error }, 'realtime messages cannot be read; trying again');
      nextInMs = retryMs;
    }
    reading = undefined;
    if (snapshot !== undefined) schedule(nextInMs);
  }

  function start(): void {
    reading ??= readOnce();
  }

  function schedule(inMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(start, inMs).unref();
  }

  function wake(): void {
    isWoken = true;
    if (reading !== undefined || snapshot === undefined) return;
    schedule(Math.max(0, lastReadAt + readGapMs - performance.now()));
  }

  /** A read that begins after now, shared by all who ask before it begins. */
  function freshRead(): Promise<void> {
    awaited ??= (async () => {
      await reading;
      awaited = undefined;
      start();
      await reading;
    })();
    return awaited;
  }

  return {
    /**
     * To be awaited after a member was added to the hub and before it is told that it has joined:
     * what commits after this resolves will reach it. What came earlier is read meanwhile.
     * @throws when the database cannot be asked.
     */
    async follow(): Promise<void> {
      listening ??= database.listen('realtime_messages', wake);
      await listening;
      await freshRead();
      if (snapshot === undefined) throw new Error('realtime messages cannot be read');
    },

    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      coalescer.close();
      await reading;
      await (
        await listening
      )?.();
    },
  };
}

export type DatabaseFeed = ReturnType<typeof createDatabaseFeed>;

/**
 * $1: snapshot of the last read, null for none; $2: topics. Always at least one row, for the new
 * snapshot. A message's `sent_by` is the transaction that wrote it; the index serves the first
 * comparison, the second leaves out what the last read has shown already.
 */
const newMessages = `
  select now_seen.snapshot::text as snapshot, message.*
  from (select pg_current_snapshot() as snapshot) as now_seen
  left join lateral (
    select id, topic, coalesce(event, '') as event, private, coalesce(payload::text, 'null') as payload
    from realtime.messages
    where sent_by >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(sent_by, $1::pg_snapshot)
      and extension = 'broadcast'
      and topic = any($2::text[])
    order by sent_by, tableoid, ctid
  ) as message on true`;

/** A payload that only says since when something changed; several of them are as good as one. */
function noticePayloadOf(payload: string): ChangeNotice['payload'] | null {
  if (!payload.includes('"since"')) return null;
  const json: unknown = JSON.parse(payload);
  return isNotice(json) ? json : null;
}

function isNotice(json: unknown): json is ChangeNotice['payload'] {
  if (typeof json !== 'object' || json === null || !('since' in json)) return false;
  return typeof json.since === 'string' || typeof json.since === 'number';
}
