import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import manifest from '../package.json' with { type: 'json' };

import { createUser } from './auth/create-user.ts';
import { startSealing } from './audit/keep-sealing.ts';
import {
  createFactorSecrets,
  factorSecretKey,
  sealFactorSecrets,
} from './auth/factors/factor-secrets.ts';
import { createAuthRoom } from './auth/room.ts';
import { startAuthUpkeep } from './auth/upkeep.ts';
import { adminHandler } from './cli/database-commands.ts';
import type { Config } from './config.ts';
import { startAdminSocket } from './db/admin-socket.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { PgliteDatabase } from './db/pglite/pglite-database.ts';
import { startUpkeep } from './db/pglite/upkeep.ts';
import { demoAtStart } from './demo-at-start.ts';
import { createFunctionsRoom } from './functions/create-functions-room.ts';
import { createRegisterKiosk } from './functions/register-kiosk.ts';
import type { BodyHolder } from './http/body-budget.ts';
import { createDevMailPage } from './http/dev-mail.ts';
import { createCompanyManifestPage } from './http/company-manifest.ts';
import { createGateway } from './http/gateway.ts';
import { createReadyPages } from './http/ready.ts';
import type { Serving } from './http/listener.ts';
import { meterDatabase } from './http/metered-database.ts';
import type { Metrics } from './http/metrics.ts';
import { createPublicConfigPage } from './http/public-config.ts';
import { createWebApp } from './http/web-app.ts';
import type { Logger } from './log/logger.ts';
import { startPartitionKeeper } from './keep-partitions.ts';
import { startRightsKeeper } from './keep-rights.ts';
import { createAuthMails } from './mail/auth-mails.ts';
import { createBrandFor } from './mail/brand.ts';
import { startInvitationMails } from './mail/invitation-mails.ts';
import { createMailer } from './mail/mailer.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { createRestRoom } from './rest/create-rest-room.ts';
import { createStorageRoom } from './storage/create-storage-room.ts';
import { startErasures, startPhotoSweep } from './storage/erasures.ts';
import { filesFolder, openObjectFiles } from './storage/files/open-object-files.ts';
import { snapshotFiles } from './storage/files/snapshot-files.ts';
import { startSweep } from './storage/sweep.ts';
import { createUrlTokens } from './storage/url-tokens.ts';
import { loadKeys, loadSecret } from './tokens/keys.ts';
import { startHours } from './time/keep-hours.ts';
import { createTokens, type Tokens } from './tokens/tokens.ts';
import { watchKeys } from './tokens/watch-keys.ts';

/** Of the product, as the auth API tells it. */
const version = `v${manifest.version}`;

const projectFolder = join(import.meta.dirname, '..', '..', '..');

/** Everything that a running server consists of. */
export type ServerContext = {
  readonly app: Exclude<Serving, string>;
  readonly realtime: Realtime;
  /** What to tell about the demo's logins. */
  readonly demoLines: readonly string[];
  /** Ends what is left when no request is under way any more. */
  close(): Promise<void>;
};

/** The composition root: every dependency is built here once and handed to those who need it. */
export async function buildContext({
  config,
  log,
  metrics,
  localUrl,
  say,
}: {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Where this machine reaches the server. */
  readonly localUrl: string;
  readonly say: (line: string) => void;
}): Promise<ServerContext> {
  const now = Date.now;
  const opened = await openDatabase({ ...config, log });
  const { database, callsUnderWay } = meterDatabase(opened);
  metrics.gauge('muster_database_calls', 'Calls that run or wait', callsUnderWay);
  await migrate(
    opened,
    {
      platformDir: join(import.meta.dirname, 'db', 'platform'),
      productDir: join(projectFolder, 'supabase', 'migrations'),
      schemasDir: join(projectFolder, 'supabase', 'schemas'),
    },
    ({ name, position, total }) => say(`Migrating the database: ${position} of ${total}, ${name}`),
  );
  await database.query('update app.platform_settings set open_companies = $1', [
    config.openCompanies,
  ]);
  const demoLines = await demoAtStart({ config, database: opened, now, say });
  const duties = opened.kind === 'pglite' ? await startEmbeddedDuties(opened, config, log) : [];
  const keys = await loadKeys(config.dataDir, config.keyAlgorithm);
  const tokens = createTokens({ keys, now, settings: config.tokens });
  duties.push(
    watchKeys(
      config.dataDir,
      (changed) => tokens.useKeys(changed),
      (error) => log.error({ err: error }, 'keys.json has changed and cannot be read'),
    ),
    startAuthUpkeep({
      database,
      auditDays: config.auth.auditDays,
      now,
      onError: (error) => log.error({ err: error }, 'old sign-in rows could not be dropped'),
    }),
  );
  const mailer = createMailer({ database, smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  const siteUrl = config.publicUrl ?? localUrl;
  const invitationMails = await startInvitationMails({ database, mailer, siteUrl, log });
  const encryptionKey = await loadSecret(config.dataDir, factorSecretKey);
  await sealFactorSecrets(database, createFactorSecrets(encryptionKey));
  const auth = createAuthRoom({
    database,
    tokens,
    settings: { ...config.auth, siteUrl, apiUrl: `${siteUrl}/auth/v1` },
    sendMail: createAuthMails({ mailer, brandFor: createBrandFor(database, siteUrl) }),
    codeSecret: await loadSecret(config.dataDir, 'mailedCodeKey'),
    factorSecretKey: encryptionKey,
    refreshTokenKey: await loadSecret(config.dataDir, 'refreshTokenKey'),
    onManyWrongCodes: (count) =>
      log.error({ count }, 'many wrong codes and links: someone is guessing over many accounts'),
    now,
    version,
  });
  const rest = createRestRoom({ database, tokens, log, settings: config.rest });
  const { files, parts } = await openObjectFiles(config);
  duties.push(startPartitionKeeper({ database, log }), startRightsKeeper({ database, log }));
  duties.push(startSealing({ database, log, metrics }));
  duties.push(await startHours({ database, log }));
  duties.push(startSweep({ database, files, parts, log, now }));
  duties.push(await startErasures({ database, files, log }));
  duties.push(startPhotoSweep({ database, files, log }));
  const storage = createStorageRoom({
    database,
    tokens,
    urlTokens: createUrlTokens(keys.serviceRoleKey, now),
    files,
    parts,
    settings: {
      ...config.storage,
      diskReserve:
        filesFolder(config) === null
          ? null
          : { folder: config.dataDir, bytes: config.storage.diskReserveBytes },
      version,
    },
  });
  const registerKiosk = createRegisterKiosk({
    database,
    makeLogin: async (login) => {
      const appMetadata = { kiosk: true };
      return (await createUser({ database, now }, { ...login, appMetadata })).id;
    },
  });
  const functionsByName = new Map([['register-kiosk', registerKiosk]]);
  const functions = createFunctionsRoom({ functionsByName, tokens });
  const realtime = createRealtime({ database, tokens, log, now, ...config.realtime });
  const webFolder = join(projectFolder, 'apps/web/dist');
  const webApp = await createWebApp({
    folder: webFolder,
    isHttps: config.isHttps,
    files: config.storage.publicUrl === undefined ? [] : [config.storage.publicUrl],
    maps: config.mapStyleUrl === undefined ? [] : [new URL(config.mapStyleUrl).origin],
  });
  metrics.gauge('muster_realtime_sockets', 'Open sockets', realtime.socketCount);

  const app = createGateway({
    apiKeyRole: (key) => tokens.apiKeyRole(key),
    holderOf: (token) => holderOfToken(tokens, token),
    apiRooms: { '/auth/v1': auth, '/realtime/v1': realtime.room },
    plainRooms: { '/rest/v1': rest.answer },
    streamRooms: { '/storage/v1': storage, '/functions/v1': functions },
    pages: [
      createReadyPages(database, metrics),
      createPublicConfigPage({
        supabaseUrl: '',
        anonKey: keys.anonKey,
        functionsUrl: null,
        vapidPublicKey: null,
        mapStyleUrl: config.mapStyleUrl ?? null,
        version: webApp.buildId,
      }),
      createCompanyManifestPage({
        database,
        readManifest: () =>
          readFile(join(webFolder, 'manifest.webmanifest'), 'utf8').catch(() => null),
      }),
      ...(config.isLocal && config.smtpUrl === undefined
        ? [createDevMailPage(() => mailer.captured())]
        : []),
    ],
    webApp: (c) => webApp.answer(c),
  });
  return {
    app,
    realtime,
    demoLines,
    async close() {
      await rest.close();
      await invitationMails.close();
      await mailer.close();
      for (const duty of duties) await duty.close();
      await opened.close();
    },
  };
}

async function holderOfToken(
  tokens: Pick<Tokens, 'verify'>,
  token: string,
): Promise<BodyHolder | null> {
  const claims = await tokens.verify(token).catch(() => null);
  if (claims?.role === 'service_role') return { kind: 'service', key: '' };
  return claims?.sub === undefined ? null : { kind: 'person', key: claims.sub };
}

/** What only the embedded database needs: care, and a door for the `muster` sub-commands. */
async function startEmbeddedDuties(
  database: PgliteDatabase,
  { dataDir, storageUrl }: Config,
  log: Logger,
): Promise<{ close(): Promise<void> }[]> {
  const place = { dataDir, storageUrl };
  const handle = adminHandler({ database, ...place, databaseDirectUrl: undefined });
  const alsoSnapshot = (name: string, kept: readonly string[]) => snapshotFiles(place, name, kept);
  return [
    startUpkeep(database, { dataDir, log, alsoSnapshot }),
    await startAdminSocket(dataDir, { handle, log }),
  ];
}
