/**
 * What a PostgreSQL server does for itself and the embedded one does not: vacuum and statistics for
 * tables that changed, checkpoints so that the log stays short and a restart quick, and rolling
 * snapshots. Light: one table at a time, only while no one uses the database.
 */
import { basename } from 'node:path';
import type { PgliteDatabase } from './pglite-database.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

const checkpointAfterBytes = 16 * 1024 ** 2;
const checkpointAfterMs = 5 * 60_000;
/** A checkpoint itself leaves a little behind it in the log. */
const negligibleBytes = 8_192;
const snapshotEveryMs = 6 * 3_600_000;
const snapshotsKept = 4;

/** Does what is due now; a database in use waits for the next round. */
export type Upkeep = (isClosing?: () => boolean) => Promise<void>;

/** Its rounds are to come every 30 s, begun without another statement of their own. */
export function createUpkeep(
  database: PgliteDatabase,
  {
    dataDir,
    alsoSnapshot,
  }: {
    dataDir: string;
    /** What else belongs to a snapshot; told its name and those of all that are kept. */
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

/** Tables that changed by a fifth since they were last vacuumed or a tenth since last analysed. */
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
  /** What a restart would have to read back from the log. */
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
