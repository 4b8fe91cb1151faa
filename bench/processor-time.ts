import { readFileSync } from 'node:fs';
import type { Database } from '../apps/server/src/db/database.ts';

export type Taken = {
  readonly ms: number;
  /** Processor time, which other work on the machine doesn't affect. */
  readonly processorMs: number;
};

/**
 * Measures the cost of a run: on PostgreSQL by the processes that serve its connections, which must already be open and
 * on this machine; on PGlite by this process, which contains the database.
 */
export async function taken(database: Database, run: () => Promise<unknown>): Promise<Taken> {
  const processor = database.kind === 'postgres' ? await ofBackends(database) : ofThisProcess;
  const [before, startedAt] = [processor(), performance.now()];
  await run();
  return { ms: performance.now() - startedAt, processorMs: processor() - before };
}

function ofThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function ofBackends(database: Database): Promise<() => number> {
  const backends = await database.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const lastByPid = new Map(backends.map(({ pid }) => [pid, 0]));
  return () => {
    for (const [pid, last] of lastByPid) lastByPid.set(pid, processorOf(pid) ?? last);
    return [...lastByPid.values()].reduce((sum, each) => sum + each, 0);
  };
}

/** Null if the connection was closed meanwhile, as a script's is right after it. */
function processorOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}
