import { availableParallelism } from 'node:os';

import { startPostgresCluster } from '@muster/testkit/postgres-cluster';

import { installLite, type LiteInstallation } from './install-lite.ts';

type Ended = { readonly end: () => Promise<void> };

/**
 * Runs a comparison on PostgreSQL and on PGlite, or on `only` one (`postgres`, `pglite`), with new contenders on each,
 * and with `@supabase/lite` if it can be installed.
 */
export async function onBothDatabases<Contender extends Ended>({
  only,
  heading,
  start,
  compare,
  afterwards,
}: {
  readonly only: string | undefined;
  /** Follows the name of the database. */
  readonly heading: string;
  /** In the order in which they are listed; ours first. */
  readonly start: {
    readonly ours: () => Promise<Contender>;
    readonly bare: () => Promise<Contender>;
    readonly lite: (lite: LiteInstallation, serverUrl: string | undefined) => Promise<Contender>;
  };
  readonly compare: (contenders: readonly Contender[]) => Promise<void>;
  /** On each database, once the contenders have ended. */
  readonly afterwards?: () => Promise<void>;
}): Promise<void> {
  console.log(`Node ${process.version} on ${availableParallelism()} cores`);
  const lite = await installLite().catch((error: unknown) => {
    console.log(`Without @supabase/lite, which could not be installed: ${String(error)}`);
    return null;
  });

  async function benchOn(kind: string, serverUrl: string | undefined): Promise<void> {
    console.log(`\n# ${kind}, ${heading}`);
    if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = serverUrl;
    const contenders: Contender[] = [];
    try {
      contenders.push(await start.ours(), await start.bare());
      if (lite !== null) contenders.push(await start.lite(lite, serverUrl));
      await compare(contenders);
    } finally {
      await Promise.all(contenders.map((contender) => contender.end()));
    }
    await afterwards?.();
  }

  try {
    if (only !== 'pglite') {
      const cluster = await startPostgresCluster();
      try {
        await benchOn('PostgreSQL', cluster.url);
      } finally {
        await cluster.stop();
      }
    }
    if (only !== 'postgres') await benchOn('PGlite', undefined);
  } finally {
    await lite?.remove();
  }
}
