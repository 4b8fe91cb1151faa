import { readFileSync } from 'node:fs';
import type { Database } from '../../apps/server/src/db/database.ts';

/**
 * Memory of this process, which contains the embedded database, and of each backend of a server on
 * this machine.
 */
export async function residentMb(database: Database): Promise<string> {
  const own = `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB in this process`;
  if (database.kind === 'pglite') return own;
  const backends = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'`,
  );
  const sizes = backends.map(({ pid }) => anonymousMbOf(pid));
  return `${own}; ${sizes.length} connections to the database with up to ${Math.max(...sizes).toFixed(0)} MB each`;
}

/** Excludes memory that the backends share. */
function anonymousMbOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
