import { availableParallelism, loadavg } from 'node:os';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

type BenchOn = (kind: string, serverUrl: string | undefined) => Promise<boolean>;

/**
 * Runs a benchmark on PostgreSQL and, by default, on PGlite; the process fails if either exceeds the benchmark's bound.
 * @param benchOn returns whether it stayed within the bound
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
