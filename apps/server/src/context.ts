import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import manifest from '../package.json' with { type: 'json' };

import { createUser } from './auth/create-user.ts';
import { createSealing } from './audit/sealing-job.ts';
import {
  createFactorSecrets,
  factorSecretKey,
  sealFactorSecrets,
} from './auth/factors/factor-secrets.ts';
import { createAuthRoom } from './auth/room.ts';
import { createAuthUpkeep } from './auth/upkeep.ts';
import { adminHandler } from './cli/database-commands.ts';
import type { Config } from './config.ts';
import { startAdminSocket } from './db/admin-socket.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { PgliteDatabase } from './db/pglite/pglite-database.ts';
import { createUpkeep } from './db/pglite/upkeep.ts';
import { demoAtStart } from './demo-at-start.ts';
import { createFunctionsRoom } from './functions/create-functions-room.ts';
import { createAnonymousPhoto } from './functions/anonymous-photo.ts';
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
import type { PeriodicJob } from './jobs/define-periodic-job.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Logger } from './log/logger.ts';
import { createAuthMails } from './mail/auth-mails.ts';
import { createBrandFor } from './mail/brand.ts';
import { createInvitationMails } from './mail/invitation-mails.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createSendMail } from './mail/mailer.ts';
import { smtpAtOnce } from './mail/smtp-transport.ts';
import { createDeliverNotification } from './notifications/deliver-notification.ts';
import { createSendPush, vapidKeysFrom } from './notifications/send-push.ts';
import { createWritePayrollFile } from './payroll/write-payroll-file.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { realtimeUpkeep } from './realtime/upkeep.ts';
import { createRestRoom } from './rest/create-rest-room.ts';
import { createStorageRoom } from './storage/create-storage-room.ts';
import { createKeepBytes } from './storage/keep-bytes.ts';
import { createErasures, createPhotoSweep } from './storage/erasures.ts';
import { filesFolder, openObjectFiles } from './storage/files/open-object-files.ts';
import { snapshotFiles } from './storage/files/snapshot-files.ts';
import { createSweep } from './storage/sweep.ts';
import { createUrlTokens } from './storage/url-tokens.ts';
import { loadKeys, loadSecret } from './tokens/keys.ts';
import { startHours } from './time/keep-hours.ts';
import { createTokens, type Tokens } from './tokens/tokens.ts';
import { watchKeys } from './tokens/watch-keys.ts';
import { tellDueRights } from './upkeep/due-rights-job.ts';
import { createEmbeddedUpkeep } from './upkeep/embedded-upkeep-job.ts';
import { overdueNotice, stopWorkNotice } from './safety/hazard-notices.ts';
import { jsaWaitsNotice } from './safety/jsa-notices.ts';
import { removeOldTranscripts } from './safety/old-transcripts-job.ts';
import { createRedrawSharedPictures } from './sharing/redraw-job.ts';
import { createSharedHazardPage } from './sharing/shared-hazard-page.ts';
import { tellIncidentDeadlines } from './safety/incident-deadlines-job.ts';
import { incidentDeadlineNotice } from './safety/incident-notices.ts';
import { tellOverdueHazards } from './safety/overdue-hazards-job.ts';
import { accrueTimeOff } from './schedule/accrue-time-off-job.ts';
import { publishedNotice } from './schedule/published-notice.ts';
import { voidBegunRequests } from './schedule/void-begun-requests-job.ts';
import { dropOldJobs } from './upkeep/old-jobs-job.ts';
import { keepPartitions } from './upkeep/partitions-job.ts';

/** Of the product, as the auth API tells it. */
const version = `v${manifest.version}`;

const projectFolder = join(import.meta.dirname, '..', '..', '..');

/** Everything that a running server consists of. */
export type ServerContext = {
  readonly app: Exclude<Serving, string>;
  readonly realtime: Realtime;
  /** What to tell about the demo's logins. */
  readonly demoLines: readonly string[];
  /** Begins no more jobs; those under way end or are handed back within 8 s. */
  stopJobs(): Promise<void>;
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
  const embedded = opened.kind === 'pglite' ? await startEmbeddedDuties(opened, config, log) : null;
  const keys = await loadKeys(config.dataDir, config.keyAlgorithm);
  const tokens = createTokens({ keys, now, settings: config.tokens });
  const keysWatch = watchKeys(
    config.dataDir,
    (changed) => tokens.useKeys(changed),
    (error) => log.error({ err: error }, 'keys.json has changed and cannot be read'),
  );
  const transport = createMailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const siteUrl = config.publicUrl ?? localUrl;
  const encryptionKey = await loadSecret(config.dataDir, factorSecretKey);
  await sealFactorSecrets(database, createFactorSecrets(encryptionKey));
  const vapidKeys = vapidKeysFrom(await loadSecret(config.dataDir, 'vapidPrivateKey'));
  const auth = createAuthRoom({
    database,
    tokens,
    settings: { ...config.auth, siteUrl, apiUrl: `${siteUrl}/auth/v1` },
    sendMail: createAuthMails({
      sendMail: createSendMail({ database, transport }),
      brandFor: createBrandFor(database, siteUrl),
    }),
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
  const hours = await startHours({ database, log });
  const urlTokens = createUrlTokens(keys.serviceRoleKey, now);
  const storage = createStorageRoom({
    database,
    tokens,
    urlTokens,
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
  const anonymousPhoto = createAnonymousPhoto({
    database,
    signUpload: (url) => urlTokens.sign('upload', { url, upsert: false }, 600),
  });
  const functionsByName = new Map([
    ['register-kiosk', registerKiosk],
    ['anonymous-photo', anonymousPhoto],
  ]);
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
        vapidPublicKey: vapidKeys.publicKey,
        mapStyleUrl: config.mapStyleUrl ?? null,
        version: webApp.buildId,
      }),
      createSharedHazardPage({
        database,
        readPicture: (of) => files.read(of),
        secret: await loadSecret(config.dataDir, 'sharedPictureKey'),
        siteUrl,
        now,
      }),
      createCompanyManifestPage({
        database,
        readManifest: () =>
          readFile(join(webFolder, 'manifest.webmanifest'), 'utf8').catch(() => null),
      }),
      ...(config.isLocal && config.smtpUrl === undefined
        ? [createDevMailPage(() => transport.captured())]
        : []),
    ],
    webApp: (c) => webApp.answer(c),
  });
  const jobs = await startJobs({
    database,
    log,
    metrics,
    jobs: [
      createDeliverNotification({
        notifications: [
          stopWorkNotice,
          overdueNotice,
          incidentDeadlineNotice,
          jsaWaitsNotice,
          publishedNotice,
        ],
        transport,
        sendPush: createSendPush({ keys: vapidKeys, siteUrl }),
        siteUrl,
        log,
        atOnce: smtpAtOnce,
      }),
      createWritePayrollFile(createKeepBytes(files)),
      createRedrawSharedPictures(files),
    ],
    periodicJobs: [
      createSealing(metrics),
      keepPartitions,
      tellDueRights,
      tellOverdueHazards,
      tellIncidentDeadlines,
      removeOldTranscripts,
      accrueTimeOff,
      voidBegunRequests,
      dropOldJobs,
      createInvitationMails({ siteUrl, log }),
      createAuthUpkeep({ auditDays: config.auth.auditDays, now }),
      createErasures(files),
      createPhotoSweep(files),
      createSweep({ files, parts, log, now }),
      ...realtimeUpkeep,
      ...(embedded === null ? [] : [embedded.upkeep]),
    ],
  });

  return {
    app,
    realtime,
    demoLines,
    stopJobs: () => jobs.close(),
    async close() {
      await rest.close();
      await hours.close();
      transport.close();
      await keysWatch.close();
      await embedded?.door.close();
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
): Promise<{ upkeep: PeriodicJob; door: { close(): Promise<void> } }> {
  const place = { dataDir, storageUrl };
  const handle = adminHandler({ database, ...place, databaseDirectUrl: undefined });
  const alsoSnapshot = (name: string, kept: readonly string[]) => snapshotFiles(place, name, kept);
  return {
    upkeep: createEmbeddedUpkeep(createUpkeep(database, { dataDir, alsoSnapshot })),
    door: await startAdminSocket(dataDir, { handle, log }),
  };
}
