import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';

import manifest from '../package.json' with { type: 'json' };

import { createUser } from './auth/users/create-user.ts';
import {
  createFactorSecrets,
  factorSecretKey,
  sealFactorSecrets,
} from './auth/factors/factor-secrets.ts';
import { createAuthRoom } from './auth/room.ts';
import { checkSignIn } from './auth/sso/check-sign-in.ts';
import { readMetadata } from './auth/sso/read-metadata.ts';
import { createChangeOrderLink } from './change-orders/change-order-link.ts';
import type { Config } from './config.ts';
import { createCompanyArchive } from './companies/company-archive.ts';
import { askDns } from './companies/domain-proof.ts';
import { createCompanySignIn } from './companies/company-sign-in.ts';
import { publishedPassword } from './demo-passwords.ts';
import type { Database } from './db/database.ts';
import { createFunctionsRoom } from './functions/create-functions-room.ts';
import { createAnonymousPhoto } from './functions/anonymous-photo.ts';
import { createRegisterKiosk } from './functions/register-kiosk.ts';
import { createServerHealth } from './functions/server-health.ts';
import type { FunctionCaller, ServerFunction } from './functions/server-function.ts';
import type { BodyHolder } from './http/body-budget.ts';
import { createDevMailPage, keptMailPath } from './http/dev-mail.ts';
import { createCompanyManifestPage } from './http/company-manifest.ts';
import { isDirectAndLocal } from './http/direct-and-local.ts';
import { createGateway } from './http/gateway.ts';
import { createRequestLimit } from './http/request-limit.ts';
import { createReadyPages } from './http/ready.ts';
import type { Gateway, ListenerEnv } from './http/listener.ts';
import type { Metrics } from './http/metrics.ts';
import { createAppLinksPages } from './http/app-links.ts';
import { createPublicConfigPage } from './http/public-config.ts';
import { createWebApp } from './http/web-app.ts';
import type { Logger } from './log/logger.ts';
import { createAuthMails } from './mail/auth-mails.ts';
import { createBrandFor } from './mail/brand.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { createSendMail } from './mail/mailer.ts';
import type { VapidKeys } from './notifications/send-push.ts';
import { createPdfAnswer } from './pdf/answer-pdf.ts';
import { createPdfMaker } from './pdf/create-pdf-maker.ts';
import { createPersonalArchive } from './people/personal-archive.ts';
import { createPhotosZip } from './photos/photos-zip.ts';
import { createReceiptText } from './receipts/receipt-text.ts';
import { createReportSheet } from './reports/report-sheet.ts';
import { createWorkSheet } from './reports/work-sheet.ts';
import { answerTableSheet } from './reports/table-sheet.ts';
import { createHazardSheet } from './safety/hazard-sheet.ts';
import { createFindAddress } from './place/find-address.ts';
import { createGeocoder } from './place/geocoder.ts';
import { createSpeechModelPages, offeredModels, readSpeechModels } from './speech/speech-models.ts';
import { createRecognizer } from './speech/recognizer.ts';
import { openTexts } from './sms/open-texts.ts';
import { createTranscribe } from './speech/transcribe.ts';
import { createRealtime, type Realtime } from './realtime/create-realtime.ts';
import { createRestRoom } from './rest/create-rest-room.ts';
import { createCalendarPage } from './schedule/calendar-page.ts';
import { createSharedHazardPage } from './sharing/shared-hazard-page.ts';
import { createSharedPhotosPage } from './sharing/shared-photos-page.ts';
import { createSharedPictures } from './sharing/shared-pictures.ts';
import { createFilePieces } from './suggestions/file-pieces.ts';
import { createLanguageModel } from './suggestions/language-model.ts';
import { createNamesFor } from './suggestions/names-for.ts';
import { createSuggest } from './suggestions/suggest.ts';
import { createStorageRoom } from './storage/create-storage-room.ts';
import { filesFolder } from './storage/files/open-object-files.ts';
import type { OpenedFiles } from './storage/files/opened-files.ts';
import { createOrderLink } from './purchasing/order-link.ts';
import { createReadFile } from './storage/read-file.ts';
import { createUrlTokens } from './storage/url-tokens.ts';
import { type Keys, loadSecret } from './tokens/keys.ts';
import { createTokens, type Tokens } from './tokens/tokens.ts';
import { watchKeys } from './tokens/watch-keys.ts';
import { createDayWeather } from './weather/day-weather.ts';
import { createWeatherService } from './weather/weather-service.ts';

/** The product's version, as the auth API reports it. */
const version = `v${manifest.version}`;

const projectFolder = join(import.meta.dirname, '..', '..', '..');

export type Rooms = {
  readonly gateway: Gateway;
  readonly realtime: Realtime;
  /** Called once no requests are in progress. */
  close(): Promise<void>;
};

/**
 * Builds everything that answers requests: the rooms of the API, the server's own pages, and the
 * web app.
 */
export async function buildRooms({
  config,
  database,
  callsUnderWay,
  log,
  metrics,
  transport,
  siteUrl,
  keys,
  vapidKeys,
  files,
  parts,
}: {
  readonly config: Config;
  readonly database: Database;
  readonly callsUnderWay: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly transport: MailTransport;
  /** The address where people open the app; links in mails lead there. */
  readonly siteUrl: string;
  readonly keys: Keys;
  readonly vapidKeys: VapidKeys;
  readonly files: OpenedFiles['files'];
  readonly parts: OpenedFiles['parts'];
}): Promise<Rooms> {
  const now = Date.now;
  const tokens = createTokens({ keys, now, settings: config.tokens });
  const keysWatch = watchKeys(
    config.dataDir,
    (changed) => tokens.useKeys(changed),
    (error) => log.error({ err: error }, 'keys.json has changed and cannot be read'),
  );
  const encryptionKey = await loadSecret(config.dataDir, factorSecretKey);
  await sealFactorSecrets(database, createFactorSecrets(encryptionKey));
  const auth = createAuthRoom({
    database,
    tokens,
    settings: { ...config.auth, siteUrl, apiUrl: `${siteUrl}/auth/v1` },
    sendMail: createAuthMails({
      sendMail: createSendMail({ database, transport }),
      brandFor: createBrandFor(database, siteUrl),
    }),
    sendText: await openTexts(config.texts, siteUrl),
    codeSecret: await loadSecret(config.dataDir, 'mailedCodeKey'),
    factorSecretKey: encryptionKey,
    refreshTokenKey: await loadSecret(config.dataDir, 'refreshTokenKey'),
    acceptsPassword: (password, headers) => {
      if (password !== publishedPassword || !config.isLocal || isDirectAndLocal(headers))
        return true;
      log.warn(
        'the demo’s published password works on this machine alone; set PUBLIC_URL to get others',
      );
      return false;
    },
    onManyWrongCodes: (count) =>
      log.error({ count }, 'many wrong codes and links: someone is guessing over many accounts'),
    now,
    version,
  });
  const rest = createRestRoom({ database, tokens, log, settings: config.rest });
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
  const reach = {
    apiUrl: `${siteUrl}/auth/v1`,
    innerHosts: config.auth.providers.companyHosts,
    now,
  };
  const companySignIn = createCompanySignIn({
    database,
    limit: createRequestLimit(30, now),
    seal: createFactorSecrets(encryptionKey).seal,
    resolveTxt: askDns,
    readMetadata: (address) => readMetadata(address, reach),
    check: (signIn) => checkSignIn(signIn, reach),
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
    signUpload: (url) => urlTokens.sign('upload', { url, upsert: false, hidesMinute: true }, 600),
  });
  const pdfMaker = createPdfMaker();
  const answerPdf = createPdfAnswer({
    database,
    maker: pdfMaker,
    readFileAs: (caller) => createReadFile(database, files, caller),
    log,
    now,
  });
  const functionsByName = new Map<string, ServerFunction>([
    ['register-kiosk', registerKiosk],
    ['anonymous-photo', anonymousPhoto],
    ['company-sign-in', companySignIn],
    ['change-order-link', createChangeOrderLink(database)],
    ['order-link', createOrderLink(database)],
    ['make-pdf', { access: 'verified', handle: answerPdf }],
    ['company-archive', createCompanyArchive({ database, readFile: (of) => files.read(of) })],
    ['personal-archive', createPersonalArchive({ database, readFile: (of) => files.read(of) })],
    ['photos-zip', createPhotosZip({ database, readFile: (of) => files.read(of) })],
    ['report-sheet', { access: 'verified', handle: createReportSheet({ database }) }],
    ['work-sheet', { access: 'verified', handle: createWorkSheet({ database }) }],
    ['table-sheet', { access: 'verified', handle: answerTableSheet }],
    ['hazard-sheet', { access: 'verified', handle: createHazardSheet({ database }) }],
  ]);
  const mayAddReceipts = async ({ role, claims }: FunctionCaller) => {
    const [row] = await database.query<{ is_allowed: boolean | null }>(
      `select (list_receipts('{"mine": true}') ->> 'may_add')::boolean as is_allowed`,
      [],
      { caller: { role, claims } },
    );
    return row?.is_allowed === true;
  };
  functionsByName.set('receipt-text', createReceiptText({ mayAdd: mayAddReceipts, now }));
  if (config.geocoderUrl !== undefined) {
    const geocoder = createGeocoder({ url: config.geocoderUrl, version, now, wait });
    const mayFind = async ({ role, claims }: FunctionCaller) => {
      const [row] = await database.query<{ is_allowed: boolean }>(
        'select may_find_address() as is_allowed',
        [],
        { caller: { role, claims } },
      );
      return row?.is_allowed === true;
    };
    functionsByName.set('find-address', createFindAddress({ mayFind, geocoder, log, now }));
  }
  if (config.weatherUrl !== undefined) {
    const weather = createWeatherService({ url: config.weatherUrl, version, now });
    const placeOf = async ({ role, claims }: FunctionCaller, projectId: string) => {
      const [row] = await database.query<{ answer: unknown }>(
        'select log_weather_place($1) as answer',
        [projectId],
        { caller: { role, claims } },
      );
      return row?.answer;
    };
    functionsByName.set('day-weather', createDayWeather({ placeOf, weather, log, now }));
  }
  if (config.recognizer !== undefined) {
    const recognizer = createRecognizer(config.recognizer);
    const mayTranscribe = async ({ role, claims }: FunctionCaller) => {
      const [row] = await database.query<{ is_allowed: boolean }>(
        'select may_send_speech() as is_allowed',
        [],
        { caller: { role, claims } },
      );
      return row?.is_allowed === true;
    };
    functionsByName.set('transcribe', createTranscribe({ mayTranscribe, recognizer, log, now }));
  }
  if (config.languageModel !== undefined) {
    const service = config.languageModel;
    const namesFor = createNamesFor(database, 'may_ask_for_suggestions');
    const model = createLanguageModel(service);
    functionsByName.set('suggest-for-jsa', createSuggest({ namesFor, model, log, now }));
    const namesToFile = createNamesFor(database, 'may_file_by_model');
    functionsByName.set(
      'file-for-jsa',
      createFilePieces({ namesFor: namesToFile, service, log, now }),
    );
  }
  const realtime = createRealtime({ database, tokens, log, now, ...config.realtime });
  functionsByName.set(
    'server-health',
    createServerHealth({ database, version, socketCount: realtime.socketCount, callsUnderWay }),
  );
  const functions = createFunctionsRoom({ functionsByName, tokens });
  const speechModels =
    config.speechModelsFolder === undefined
      ? []
      : await readSpeechModels(config.speechModelsFolder);
  const webFolder = join(projectFolder, 'apps/web/dist');
  const webApp = await createWebApp({
    folder: webFolder,
    isHttps: config.isHttps,
    files: config.storage.publicUrl === undefined ? [] : [config.storage.publicUrl],
    recognizesSpeech: speechModels.length > 0,
    maps: config.mapStyleUrl === undefined ? [] : [new URL(config.mapStyleUrl).origin],
  });
  metrics.gauge('muster_realtime_sockets', 'Open sockets', realtime.socketCount);

  const sharedPictures = createSharedPictures({
    database,
    readPicture: (of) => files.read(of),
    secret: await loadSecret(config.dataDir, 'sharedPictureKey'),
    siteUrl,
    now,
  });
  const keepsMail = config.isLocal && config.smtpUrl === undefined;
  const gateway = createGateway({
    apiKeyRole: (key) => tokens.apiKeyRole(key),
    holderOf: (token) => holderOfToken(tokens, token),
    apiRooms: { '/auth/v1': auth.api, '/realtime/v1': realtime.room },
    plainRooms: { '/rest/v1': rest.answer },
    streamRooms: { '/storage/v1': storage, '/functions/v1': functions },
    pages: [
      new Hono<ListenerEnv>().route('/', auth.pages),
      createReadyPages(database, metrics),
      createPublicConfigPage({
        supabaseUrl: '',
        anonKey: keys.anonKey,
        functionsUrl: null,
        vapidPublicKey: vapidKeys.publicKey,
        mapStyleUrl: config.mapStyleUrl ?? null,
        ...(config.geocoderUrl !== undefined && { findsAddresses: true }),
        ...(config.weatherUrl !== undefined && { readsWeather: true }),
        ...(config.recognizer !== undefined && { transcribes: true }),
        ...(config.languageModel !== undefined && { suggests: true }),
        ...(speechModels.length > 0 && { speechModels: offeredModels(speechModels) }),
        ...(keepsMail && { keptMailPath }),
        version: webApp.buildId,
      }),
      createSpeechModelPages(speechModels),
      createAppLinksPages(config.appLinks),
      createSharedHazardPage({ database, pictures: sharedPictures, siteUrl }),
      createSharedPhotosPage({ database, pictures: sharedPictures, siteUrl }),
      createCalendarPage({ database }),
      createCompanyManifestPage({
        database,
        readManifest: () =>
          readFile(join(webFolder, 'manifest.webmanifest'), 'utf8').catch(() => null),
      }),
      ...(keepsMail ? [createDevMailPage(() => transport.captured())] : []),
    ],
    webApp: (c) => webApp.answer(c),
  });
  return {
    gateway,
    realtime,
    async close() {
      pdfMaker.close();
      await rest.close();
      await keysWatch.close();
    },
  };
}

/** A worker reports its health and answers nothing else. */
export function workerGateway(database: Database, metrics: Metrics): Gateway {
  return createGateway({
    apiKeyRole: () => null,
    holderOf: async () => null,
    apiRooms: {},
    plainRooms: {},
    pages: [createReadyPages(database, metrics)],
    webApp: async (c) => c.json({ code: 'no_such_address', message: workerAnswer }, 404),
  });
}

const workerAnswer = 'This server runs jobs. The app is on another one.';

async function holderOfToken(
  tokens: Pick<Tokens, 'verify'>,
  token: string,
): Promise<BodyHolder | null> {
  const claims = await tokens.verify(token).catch(() => null);
  if (claims?.role === 'service_role') return { kind: 'service', key: '' };
  return claims?.sub === undefined ? null : { kind: 'person', key: claims.sub };
}
