import type { Database, Parameter } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';

const readGapMs = 25;
/** Reads even without a notification: one is lost if the listening connection breaks. */
const safetyReadMs = 5000;
const retryMs = 1000;

/** Extra columns of each row in a table that is read by snapshots. */
export type SnapshotRow = {
  /** Snapshot of this read, the same in every row. */
  readonly snapshot: string;
  /** Null in the only row of a read that found nothing. */
  readonly id: string | null;
};

export type SnapshotSource<R extends SnapshotRow> = {
  /** Name in the log if it can't be read. */
  readonly what: string;
  /** Channel on which the database announces new rows; the message shows whether they concern this server. */
  readonly channel: string;
  readonly concerns?: (message: string) => boolean;
  /** Null while no one wants rows; then nothing is read. */
  readonly query: (
    since: string | null,
  ) => { readonly text: string; readonly parameters: readonly Parameter[] } | null;
  /** Handles rows that no earlier read returned. If it fails, the same rows are read again. */
  readonly take: (rows: (R & { readonly id: string })[]) => void | Promise<void>;
};

/**
 * Selects the rows that are visible to this read and were not in snapshot `$1` of the previous one: exact in any order
 * of commits. Returns at least one row, for the new snapshot. The index on `sent_by` serves the first comparison; the
 * second leaves out rows that were already returned.
 * @param columns Columns of `table`, including `id`.
 * @param condition A condition on `table`; its parameters start at `$2`.
 * @param order The order in which one transaction wrote the rows.
 */
export function unseenRows({
  table,
  columns,
  condition,
  order,
}: {
  readonly table: string;
  readonly columns: string;
  readonly condition: string;
  readonly order: string;
}): string {
  return `
  select now_seen.snapshot::text as snapshot, unseen.*
  from (select pg_current_snapshot() as snapshot) as now_seen
  left join lateral (
    select ${columns}
    from ${table}
    where sent_by >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(sent_by, $1::pg_snapshot)
      and ${condition}
    order by sent_by, ${order}
  ) as unseen on true`;
}

/**
 * Reads the rows that transactions add to a table, each once, as long as someone wants them. A notification only wakes
 * the reader; it reads at most every 25 ms.
 */
export function createSnapshotReader<R extends SnapshotRow>({
  database,
  log,
  source,
}: {
  readonly database: Database;
  readonly log: Logger;
  readonly source: SnapshotSource<R>;
}) {
  let snapshot: string | undefined;
  let reading: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;
  let lastReadAt = 0;
  let isWoken = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<() => Promise<void>> | undefined;

  async function read(): Promise<void> {
    lastReadAt = performance.now();
    isWoken = false;
    const query = source.query(snapshot ?? null);
    if (query === null) {
      snapshot = undefined;
      return;
    }
    const rows = await database.query<R>(query.text, query.parameters);
    const found = rows.filter(isFound);
    if (found.length > 0) await source.take(found);
    snapshot = rows[0]?.snapshot ?? snapshot;
  }

  /** One read at a time; resolves when it is done, even if it failed. */
  async function readOnce(): Promise<void> {
    if (isClosed) return;
    let nextInMs = safetyReadMs;
    try {
      await read();
      if (isWoken) nextInMs = readGapMs;
    } catch (error) {
      log.warn({ err: error }, `${source.what} cannot be read; trying again`);
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

  function wake(message: string): void {
    // An empty message also means that notifications may have been missed.
    if (message !== '' && source.concerns?.(message) === false) return;
    isWoken = true;
    if (reading !== undefined || snapshot === undefined) return;
    schedule(Math.max(0, lastReadAt + readGapMs - performance.now()));
  }

  /** A read that starts after this call, shared by all who call before it starts. */
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
     * Await this after a reader has subscribed and before it is notified that it has: rows committed after it resolves
     * will be read for it.
     * @throws if the database can't be queried.
     */
    async follow(): Promise<void> {
      listening ??= database.listen(source.channel, wake);
      await listening.catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await freshRead();
      // The reader that subscribed may have left meanwhile; then there was nothing to read.
      if (snapshot === undefined && source.query(null) !== null) {
        throw new Error(`${source.what} cannot be read`);
      }
    },

    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await reading;
      await (
        await listening
      )?.();
    },
  };
}

function isFound<R extends SnapshotRow>(row: R): row is R & { readonly id: string } {
  return row.id !== null;
}
