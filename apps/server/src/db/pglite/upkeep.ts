/**
 * Maintenance that a PostgreSQL server does automatically and the embedded one doesn't: vacuum and
 * statistics for tables that changed, checkpoints to keep the log short and restarts quick, and
 * rolling snapshots. It's light: one table at a time, only while no one uses the database.
 */
import { basename } from 'node:path';
import type { PgliteDatabase } from './pglite-database.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

const checkpointAfterBytes = 16 * 1024 ** 2;
const checkpointAfterMs = 5 * 60_000;
/** A checkpoint itself writes a little to the log. */
const negligibleBytes = 8_192;
const snapshotEveryMs = 6 * 3_600_000;
const snapshotsKept = 4;

/** Does the maintenance that is due; if the database is in use, it waits for the next round. */
export type Upkeep = (isClosing?: () => boolean) => Promise<void>;

/** Call every 30 s, without running another statement first. */
export function createUpkeep(
  database: PgliteDatabase,
  {
    dataDir,
    alsoSnapshot,
  }: {
    dataDir: string;
    /** Adds more to a snapshot; receives its name and the names of all snapshots that are kept. */
    alsoSnapshot?: (name: string, kept: readonly string[]) => Promise<void>;
  },
): Upkeep {
  let checkpointedAt = Date.now();
  let snapshotAt: number | null = null;
  let snapshotChanges = -1;

  return async (isClosing = () => false) => {
    if (!database.isIdle) return;
    const mayWork = (): boolean => !isClosing() && database.isIdle;
    for (const table of await neglectedTables(database)) {
      if (!mayWork()) return;
      await database.script(`vacuum (analyze) ${table}`, { transactional: false });
    }
    if (!mayWork()) return;
    const { changes, unflushedBytes } = await stateOf(database);
    const isDue =
      unflushedBytes > checkpointAfterBytes ||
      (unflushedBytes > negligibleBytes && Date.now() - checkpointedAt > checkpointAfterMs);
    if (isDue && mayWork()) {
      await database.script('checkpoint', { transactional: false });
      checkpointedAt = Date.now();
    }
    snapshotAt ??= (await listSnapshots(dataDir))[0]?.takenAt.getTime() ?? 0;
    const isSnapshotDue = Date.now() - snapshotAt > snapshotEveryMs && changes !== snapshotChanges;
    if (isSnapshotDue && mayWork()) {
      const taken = basename(await takeSnapshot(database, { dataDir, keep: snapshotsKept }));
      const kept = (await listSnapshots(dataDir)).map(({ name }) => name);
      await alsoSnapshot?.(taken, kept);
      snapshotAt = Date.now();
      snapshotChanges = changes;
    }
  };
}

/** Returns tables of which a fifth changed since the last vacuum or a tenth since the last analyze. */
async function neglectedTables(database: PgliteDatabase): Promise<string[]> {
  const rows = await database.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_catalog.pg_stat_all_tables
    where schemaname not in ('pg_toast', 'information_schema')
      and (
        n_dead_tup > 50 + 0.2 * n_live_tup
        or n_mod_since_analyze > 50 + 0.1 * n_live_tup
        or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      )
    order by n_dead_tup + n_mod_since_analyze desc
  `);
  return rows.map(({ name }) => name);
}

type State = {
  /** Rows changed since the statistics began; another number means that something changed. */
  readonly changes: number;
  /** Bytes of the log that a restart would have to replay. */
  readonly unflushedBytes: number;
};

async function stateOf(database: PgliteDatabase): Promise<State> {
  const [state] = await database.query<State>(`
    select
      (
        select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int8
        from pg_catalog.pg_stat_user_tables
      ) as changes,
      (pg_current_wal_insert_lsn() - redo_lsn)::int8 as "unflushedBytes"
    from pg_catalog.pg_control_checkpoint()
  `);
  return state ?? { changes: 0, unflushedBytes: 0 };
}
