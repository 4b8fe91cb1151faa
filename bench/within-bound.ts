import { availableParallelism, loadavg } from 'node:os';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

type BenchOn = (kind: string, serverUrl: string | undefined) => Promise<boolean>;

/**
 * Runs a bench on PostgreSQL and, unless told otherwise, on PGlite; the process fails when either is
 * beyond the bench's bound.
 * @param benchOn answers whether it stayed within
 */
export async function withinBound(benchOn: BenchOn, isAlsoEmbedded = true): Promise<void> {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`Node ${process.version} on ${availableParallelism()} cores, load ${load.join(' ')}`);
  const cluster = await startPostgresCluster();
  let isWithin: boolean;
  try {
    isWithin = await benchOn('PostgreSQL', cluster.url);
  } finally {
    await cluster.stop();
  }
  if (isAlsoEmbedded) isWithin = (await benchOn('PGlite', undefined)) && isWithin;
  if (!isWithin) process.exitCode = 1;
}
