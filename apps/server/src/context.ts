import { join } from 'node:path';

import { adminHandler } from './cli/database-commands.ts';
import type { Config } from './config.ts';
import { buildRooms, workerGateway } from './context-rooms.ts';
import { startAdminSocket } from './db/admin-socket.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { PgliteDatabase } from './db/pglite/pglite-database.ts';
import { createUpkeep } from './db/pglite/upkeep.ts';
import { closeFolders } from './db/private-folders.ts';
import { demoAtStart } from './demo-at-start.ts';
import type { Serving } from './http/listener.ts';
import { meterDatabase } from './http/metered-database.ts';
import type { Metrics } from './http/metrics.ts';
import { startWork } from './job-list.ts';
import type { PeriodicJob } from './jobs/define-periodic-job.ts';
import type { Logger } from './log/logger.ts';
import { createMailTransport } from './mail/create-mail-transport.ts';
import { vapidKeysFrom } from './notifications/send-push.ts';
import type { Realtime } from './realtime/create-realtime.ts';
import type { StartProgress } from './start-progress.ts';
import { openObjectFiles } from './storage/files/open-object-files.ts';
import { snapshotFiles } from './storage/files/snapshot-files.ts';
import { loadKeys, loadSecret } from './tokens/keys.ts';
import { createEmbeddedUpkeep } from './upkeep/embedded-upkeep-job.ts';

const projectFolder = join(import.meta.dirname, '..', '..', '..');

/** Everything that makes up a running server. */
export type ServerContext = {
  readonly app: Exclude<Serving, string>;
  /** Undefined in a worker. */
  readonly realtime: Realtime | undefined;
  /** Lines to print about the demo's logins. */
  readonly demoLines: readonly string[];
  /** Starts no more jobs; running ones end or are handed back within 8 s. */
  stopJobs(): Promise<void>;
  /** Closes everything else once no requests are in progress. */
  close(): Promise<void>;
};

/** The composition root: every dependency is built here or below once and handed to those who need it. */
export async function buildContext({
  config,
  log,
  metrics,
  localUrl,
  progress: { say, step },
}: {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Address of the server on this machine. */
  readonly localUrl: string;
  readonly progress: StartProgress;
}): Promise<ServerContext> {
  const opened = await openDatabase({ ...config, log });
  for (const warning of await closeFolders(config.dataDir)) say(warning);
  const { database, callsUnderWay } = meterDatabase(opened);
  metrics.gauge('muster_database_calls', 'Calls that run or wait', callsUnderWay);
  await migrate(
    opened,
    {
      platformDir: join(import.meta.dirname, 'db', 'platform'),
      productDir: join(projectFolder, 'supabase', 'migrations'),
      schemasDir: join(projectFolder, 'supabase', 'schemas'),
    },
    (migration) => step({ task: 'Migrating the database', ...migration }),
  );
  await database.query('update app.platform_settings set open_companies = $1', [
    config.openCompanies,
  ]);
  // Loaded before any other secret, because the part that creates the file chooses the algorithm.
  const keys = await loadKeys(config.dataDir, config.keyAlgorithm);
  const demoLines = await demoAtStart({
    config,
    database: opened,
    now: Date.now,
    say,
  });
  const embedded = opened.kind === 'pglite' ? await startEmbeddedDuties(opened, config, log) : null;
  const transport = createMailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const shared = {
    config,
    database,
    callsUnderWay,
    log,
    metrics,
    transport,
    siteUrl: config.publicUrl ?? localUrl,
    keys,
    vapidKeys: vapidKeysFrom(await loadSecret(config.dataDir, 'vapidPrivateKey')),
    ...(await openObjectFiles(config)),
  };
  const rooms = config.role === 'worker' ? undefined : await buildRooms(shared);
  const work =
    config.role === 'web'
      ? undefined
      : await startWork({
          ...shared,
          opened,
          alsoPeriodic: embedded === null ? [] : [embedded.upkeep],
        });

  return {
    app: rooms?.gateway ?? workerGateway(database, metrics),
    realtime: rooms?.realtime,
    demoLines,
    stopJobs: async () => work?.close(),
    async close() {
      await rooms?.close();
      transport.close();
      await embedded?.door.close();
      await opened.close();
    },
  };
}

/** Starts what only the embedded database needs: maintenance, and a socket for the `muster` sub-commands. */
async function startEmbeddedDuties(
  database: PgliteDatabase,
  { dataDir, storageUrl }: Config,
  log: Logger,
): Promise<{ upkeep: PeriodicJob; door: { close(): Promise<void> } }> {
  const place = { dataDir, storageUrl };
  const handle = adminHandler({ database, ...place, databaseDirectUrl: undefined });
  const alsoSnapshot = (name: string, kept: readonly string[]) => snapshotFiles(place, name, kept);
  return {
    upkeep: createEmbeddedUpkeep(createUpkeep(database, { dataDir, alsoSnapshot })),
    door: await startAdminSocket(dataDir, { handle, log }),
  };
}
