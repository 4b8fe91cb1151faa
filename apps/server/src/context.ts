import { join } from 'node:path';

import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { createGateway } from './http/gateway.ts';
import { createHealthPages } from './http/health.ts';
import type { Serving } from './http/listener.ts';
import { meterDatabase } from './http/metered-database.ts';
import type { Metrics } from './http/metrics.ts';
import { createPublicConfigPage } from './http/public-config.ts';
import { createWebApp } from './http/web-app.ts';
import type { Logger } from './log/logger.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { loadKeys } from './tokens/keys.ts';
import { createTokens } from './tokens/tokens.ts';

const projectFolder = join(import.meta.dirname, '..', '..', '..');

/** Everything that a running server consists of. */
export type ServerContext = {
  readonly app: Exclude<Serving, string>;
  readonly database: Database;
  readonly realtime: Realtime;
  /** Ends what is left when no request is under way any more. */
  close(): Promise<void>;
};

/** The composition root: every dependency is built here once and handed to those who need it. */
export async function buildContext({
  config,
  log,
  metrics,
}: {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly say: (line: string) => void;
}): Promise<ServerContext> {
  const now = Date.now;
  const opened = await openDatabase({ ...config, log });
  const { database, callsUnderWay } = meterDatabase(opened);
  metrics.gauge('muster_database_calls', 'Calls that run or wait', callsUnderWay);
  await migrate(opened, {
    platformDir: join(import.meta.dirname, 'db', 'platform'),
    productDir: join(projectFolder, 'supabase', 'migrations'),
  });
  const keys = await loadKeys(config.dataDir);
  const tokens = createTokens({ keys, now });
  const realtime = createRealtime({ database, tokens, log, now });
  const webApp = await createWebApp({
    folder: join(projectFolder, 'apps/web/dist'),
    isHttps: config.isHttps,
  });
  metrics.gauge('muster_realtime_sockets', 'Open sockets', realtime.socketCount);

  const app = createGateway({
    apiKeyRole: (key) => tokens.apiKeyRole(key),
    apiRooms: { '/realtime/v1': realtime.room },
    pages: [
      createHealthPages(database, metrics),
      createPublicConfigPage({
        supabaseUrl: '',
        anonKey: keys.anonKey,
        functionsUrl: null,
        vapidPublicKey: null,
        version: webApp.buildId,
      }),
    ],
    webApp: (c) => webApp.answer(c),
  });
  return {
    app,
    database,
    realtime,
    close: () => opened.close(),
  };
}
