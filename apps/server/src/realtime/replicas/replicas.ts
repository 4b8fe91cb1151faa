/**
 * The other servers on this database: they get what this server's clients broadcast and track, and this server gets
 * theirs. Parcels travel as rows of an unlogged table with one empty notification per batch; parcels that arrive while
 * a batch is being written go out with the next one. As long as no other server runs, nothing is written.
 */
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../log/logger.ts';
import { createSnapshotReader, unseenRows, type SnapshotRow } from '../snapshot-reader.ts';
import { fromRow, toRow, type Parcel, type TransitRow } from './parcels.ts';

const heartbeatMs = 5000;
/** A server that has not been seen for this long is gone. */
const goneAfterSeconds = 20;
/** How long a starting server waits until the others know about it; dead ones don't answer. */
const introductionMs = 2000;
/** Rows are kept two minutes; after half of that without a read something may have been missed. */
const missedAfterMs = 60_000;
/** Size limit of the queue while the database can't accept parcels; beyond it parcels are lost. */
const largestQueueBytes = 16 * 1024 * 1024;

type Received = SnapshotRow & TransitRow & { readonly origin: string };

/** A server's messages other than its arrival and departure. */
export type Delivery = Exclude<Parcel, { kind: 'hello' | 'goodbye' }>;

export function createReplicas({
  database,
  log,
  server,
  topics,
  receive,
  census,
  onGone,
}: {
  readonly database: Database;
  readonly log: Logger;
  /** This server's id, new with every start. */
  readonly server: string;
  /** Names of the topics that this server's clients have joined. */
  readonly topics: () => string[];
  readonly receive: (origin: string, parcel: Delivery) => void;
  /** Everything that this server's clients track. */
  readonly census: () => Extract<Parcel, { kind: 'census' }>;
  /** Called when a server and its clients are gone. */
  readonly onGone: (server: string) => void;
}) {
  const peers = new Set<string>();
  /** Servers that were there at the start and have not answered the hello yet. */
  const unanswered = new Set<string>();
  const introduced = Promise.withResolvers<void>();
  let queue: TransitRow[] = [];
  let queuedBytes = 0;
  let writing: Promise<void> | undefined;
  let hasLost = false;
  let lastSnapshot: string | null = null;
  let lastReadAt = performance.now();
  /** Before that, it's unknown whether there are others. */
  let hasStarted = false;
  let isClosed = false;

  const reader = createSnapshotReader<Received>({
    database,
    log,
    source: {
      what: 'messages of other servers',
      channel: 'realtime_transit',
      concerns: (origin) => origin !== server,
      query(since) {
        noteRead(since);
        return { text: newParcels, parameters: [since, server, topics()] };
      },
      take(rows) {
        for (const row of rows) take(row);
      },
    },
  });

  /** A changed snapshot shows that the read before this one succeeded. */
  function noteRead(since: string | null): void {
    if (since === lastSnapshot) return;
    if (performance.now() - lastReadAt > missedAfterMs) introduce();
    lastSnapshot = since;
    lastReadAt = performance.now();
  }

  function take(row: Received): void {
    const parcel = fromRow(row);
    if (parcel === null) return;
    const isKnown = peers.has(row.origin);
    if (parcel.kind === 'goodbye') {
      peers.delete(row.origin);
      onGone(row.origin);
      return;
    }
    peers.add(row.origin);
    if (parcel.kind === 'census') hearFrom(row.origin);
    if (parcel.kind === 'hello' || !isKnown) enqueue(census());
    if (parcel.kind !== 'hello') receive(row.origin, parcel);
  }

  function hearFrom(peer: string): void {
    unanswered.delete(peer);
    if (hasStarted && unanswered.size === 0) introduced.resolve();
  }

  function introduce(): void {
    enqueue({ kind: 'hello' });
    enqueue(census());
  }

  function enqueue(parcel: Parcel): void {
    const row = toRow(parcel);
    if (queuedBytes + row.content.length > largestQueueBytes) {
      hasLost = true;
      return;
    }
    queue.push(row);
    queuedBytes += row.content.length;
    writing ??= write();
  }

  async function write(): Promise<void> {
    // Parcels added in the same turn of the event loop go out with the first batch.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      queuedBytes = 0;
      try {
        await send(batch);
        if (hasLost) {
          hasLost = false;
          enqueue(census());
        }
      } catch (error) {
        hasLost = true;
        log.warn({ err: error, lost: batch.length }, 'other servers cannot be told');
      }
    }
    writing = undefined;
  }

  async function send(batch: readonly TransitRow[]): Promise<void> {
    await database.pipeline([
      {
        text: insertParcels,
        parameters: [
          server,
          batch.map(({ kind }) => kind),
          batch.map(({ topic }) => topic),
          batch.map((row) => row.private),
          batch.map(({ event }) => event),
          batch.map(({ content }) => content),
        ],
      },
      { text: `select pg_notify('realtime_transit', $1)`, parameters: [server] },
    ]);
  }

  async function beat(): Promise<void> {
    const [, alive] = await database.pipeline([
      {
        text: `insert into realtime.servers (id) values ($1)
               on conflict (id) do update set seen_at = clock_timestamp()`,
        parameters: [server],
      },
      {
        text: `select id from realtime.servers
               where id <> $1 and seen_at > clock_timestamp() - make_interval(secs => $2)`,
        parameters: [server, goneAfterSeconds],
      },
    ]);
    const ids = new Set(alive?.rows.map(({ id }) => String(id)));
    for (const id of ids) peers.add(id);
    for (const peer of peers) {
      if (ids.has(peer)) continue;
      peers.delete(peer);
      onGone(peer);
    }
  }

  async function tryToBeat(): Promise<void> {
    try {
      await beat();
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'this server cannot be announced to others');
    }
  }

  const heartbeat = setInterval(() => void tryToBeat(), heartbeatMs).unref();
  const started = (async () => {
    await reader.follow();
    await tryToBeat();
    for (const peer of peers) unanswered.add(peer);
    introduce();
    hasStarted = true;
    if (unanswered.size === 0) introduced.resolve();
    setTimeout(() => introduced.resolve(), introductionMs).unref();
  })().catch((error: unknown) => {
    log.error({ err: error }, 'other servers cannot be followed');
    introduced.resolve();
  });

  return {
    /** Resolves when the other servers know about this one, so that their messages reach clients here. */
    introduced: introduced.promise,

    /** Sends to all other servers, if there are any. */
    send(parcel: Parcel): void {
      if (peers.size > 0 || !hasStarted) enqueue(parcel);
    },

    async close(): Promise<void> {
      isClosed = true;
      clearInterval(heartbeat);
      await started;
      enqueue({ kind: 'goodbye' });
      await writing;
      await database
        .query('delete from realtime.servers where id = $1', [server])
        .catch((error: unknown) => log.warn({ err: error }, 'this server cannot be signed off'));
      await reader.close();
    },
  };
}

const insertParcels = `
  insert into realtime.transit (origin, kind, topic, private, event, content)
  select $1::uuid, * from unnest($2::text[], $3::text[], $4::bool[], $5::text[], $6::bytea[])`;

const newParcels = unseenRows({
  table: 'realtime.transit',
  columns: 'id::text as id, origin, kind, topic, private, event, content',
  condition: 'origin <> $2 and (topic is null or topic = any($3::text[]))',
  order: 'transit.id',
});
