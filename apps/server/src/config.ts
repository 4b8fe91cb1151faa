import { resolve } from 'node:path';

import * as z from 'zod';

import {
  androidApps,
  appleApps,
  fetchedAddress,
  list,
  onOff,
  oneOf,
  origin,
  postgresUrl,
  sharedSecret,
  qualifiedName,
  serviceAddress,
  smtpUrl,
  storageUrl,
  testCodes,
  wholeNumber,
} from './environment-values.ts';
import { authDefaults, type AuthSettings } from './auth/settings.ts';
import { httpLimits, splitFunctions, urgentFunctions } from './function-limits.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { logFormats, logLevels } from './log/logger.ts';
import {
  halfProviders,
  providerSecrets,
  providersFrom,
  providerVariables,
} from './provider-environment.ts';
import {
  halfPhonePush,
  phonePushFrom,
  phonePushSecrets,
  phonePushVariables,
} from './phone-push-environment.ts';
import { halfTexts, textSecrets, textsFrom, textVariables } from './text-environment.ts';
import type { TokenSettings } from './tokens/tokens.ts';
import { defaultRestSettings, openApiModes, type RestSettings } from './rest/rest-settings.ts';
import { storageDefaults } from './storage/storage-settings.ts';

const seconds = wholeNumber(0, 31_536_000);
const limit = wholeNumber(1, 1_000_000);

/** The only list of environment variables. Each has its row in `docs/configuration.md`. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf(...logLevels).optional(),
  LOG_FORMAT: oneOf(...logFormats).optional(),
  HTTP_BODY_BUDGET: wholeNumber(16_777_216, 10_000_000_000).default(67_108_864),
  HTTP_REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000).optional(),

  MUSTER_ROLE: oneOf('all', 'web', 'worker').default('all'),
  MUSTER_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  MUSTER_DEMO: onOff.optional(),

  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Muster <no-reply@localhost>'),

  ...phonePushVariables,
  ...textVariables,
  ANDROID_APP_LINKS: androidApps.optional(),
  APPLE_APP_LINKS: appleApps.optional(),

  STORAGE_URL: storageUrl.optional(),
  STORAGE_PUBLIC_URL: origin.optional(),
  STORAGE_FILE_SIZE_LIMIT: wholeNumber(1, 50_000_000_000_000).default(
    storageDefaults.fileSizeLimit,
  ),
  STORAGE_QUOTA_PERSON: wholeNumber(0, 1_000_000_000_000_000).default(storageDefaults.personQuota),
  STORAGE_QUOTA_COMPANY: wholeNumber(0, 1_000_000_000_000_000).default(
    storageDefaults.companyQuota,
  ),
  STORAGE_DISK_RESERVE: wholeNumber(0, 1_000_000_000_000_000).default(storageDefaults.diskReserve),

  MAP_STYLE_URL: fetchedAddress.optional(),
  GEOCODER_URL: serviceAddress.optional(),
  WEATHER_URL: serviceAddress.optional(),

  TRANSCRIBE_URL: serviceAddress.optional(),
  TRANSCRIBE_MODEL: z.string().default('whisper-1'),
  TRANSCRIBE_KEY: z.string().optional(),
  SPEECH_MODELS: z.string().optional(),

  LLM_URL: serviceAddress.optional(),
  LLM_MODEL: z.string().default('gpt-4o-mini'),
  LLM_KEY: z.string().optional(),

  AUTH_REDIRECT_URLS: list.optional(),
  AUTH_SIGNUP: onOff.default(authDefaults.signupEnabled),
  AUTH_OPEN_COMPANIES: onOff.default(true),
  AUTH_MAIL_AUTOCONFIRM: onOff.default(authDefaults.mailAutoconfirm),
  AUTH_KEEP_SIGNUP_PASSWORD: onOff.default(authDefaults.keepSignupPassword),
  AUTH_MAIL_LINKS: oneOf('page', 'verify').optional(),
  AUTH_DOUBLE_CONFIRM_MAIL_CHANGE: onOff.default(authDefaults.doubleConfirmMailChange),
  AUTH_ANONYMOUS: onOff.default(authDefaults.anonymousSignIn),
  AUTH_PASSWORD_REAUTHENTICATION: onOff.default(authDefaults.passwordReauthentication),
  AUTH_TEST_CODES: testCodes.default(authDefaults.codeByTestPhone),
  AUTH_PHONE_AUTOCONFIRM: onOff.default(authDefaults.phoneAutoconfirm),
  AUTH_TOTP: onOff.default(authDefaults.totpEnrollment),
  AUTH_FACTORS_PER_PERSON: wholeNumber(1, 100).default(authDefaults.factorsPerPerson),
  AUTH_REQUEST_LIMITS: onOff.optional(),
  AUTH_LIMIT_TOKEN: limit.default(authDefaults.requestLimits.token),
  AUTH_LIMIT_VERIFY: limit.default(authDefaults.requestLimits.verify),
  AUTH_LIMIT_OTP: limit.default(authDefaults.requestLimits.otp),
  AUTH_LIMIT_ANONYMOUS: limit.default(authDefaults.requestLimits.anonymous),
  AUTH_LIMIT_FACTOR: limit.default(authDefaults.requestLimits.factor),
  AUTH_FREE_ATTEMPTS: wholeNumber(1, 1000).default(authDefaults.freeAttempts),
  AUTH_AUDIT_DAYS: wholeNumber(1, 3650).default(authDefaults.auditDays),
  AUTH_MAIL_INTERVAL_SECONDS: seconds.default(authDefaults.mailIntervalSeconds),
  AUTH_MAILS_PER_HOUR: wholeNumber(0, 1_000_000).default(authDefaults.mailsPerHour),
  AUTH_MAILS_PER_NETWORK: wholeNumber(0, 1_000_000).default(authDefaults.mailsPerNetwork),
  AUTH_TEXTS_PER_HOUR: wholeNumber(0, 1_000_000).default(authDefaults.textsPerHour),
  AUTH_CODE_LENGTH: wholeNumber(6, 10).default(authDefaults.codeLength),
  AUTH_CODE_SECONDS: seconds.default(authDefaults.codeSeconds),
  AUTH_ACCESS_TOKEN_SECONDS: wholeNumber(1, 604_800).default(authDefaults.accessTokenSeconds),
  AUTH_REFRESH_REUSE_SECONDS: seconds.default(authDefaults.refreshReuseSeconds),
  AUTH_REFRESH_ROTATION: onOff.default(authDefaults.refreshRotation),
  AUTH_SESSION_MAX_SECONDS: seconds.optional(),
  AUTH_SESSION_IDLE_SECONDS: seconds.optional(),
  AUTH_SESSION_WEAK_SECONDS: seconds.optional(),
  AUTH_SINGLE_SESSION: onOff.default(authDefaults.singleSession),
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(1, 72).default(authDefaults.passwordMinLength),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: z.string().optional(),
  AUTH_PASSWORD_REFUSE_GUESSABLE: onOff.default(authDefaults.passwordRefuseGuessable),
  AUTH_PASSWORD_REFUSE_LEAKED: onOff.default(authDefaults.passwordRefuseLeaked),

  ...providerVariables,

  AUTH_JWT_ALGORITHM: oneOf('ES256', 'RS256', 'HS256').optional(),
  AUTH_JWT_SECRET: sharedSecret.optional(),
  AUTH_REQUIRE_API_KEY: onOff.default(true),

  REALTIME_MAX_SOCKETS: wholeNumber(1, 1_000_000).default(10_000),

  REST_SCHEMAS: list.default(defaultRestSettings.schemas),
  REST_EXTRA_SEARCH_PATH: list.optional(),
  REST_MAX_ROWS: wholeNumber(0, 1_000_000).optional(),
  REST_AGGREGATES: onOff.default(defaultRestSettings.allowAggregates),
  REST_TX_OVERRIDE: onOff.default(defaultRestSettings.allowTxOverride),
  REST_OPENAPI: oneOf(...openApiModes).default(defaultRestSettings.openApi),
  REST_PRE_REQUEST: qualifiedName.optional(),
  REST_JWT_AUDIENCE: z.string().optional(),
  REST_ANONYMOUS_ROLE: z.string().default('anon'),
});

type Environment = z.output<typeof environmentSchema>;

/** Values of these never appear in a message: they contain passwords. */
const secretVariables = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'AUTH_JWT_SECRET',
  ...providerSecrets,
  ...phonePushSecrets,
  ...textSecrets,
  'STORAGE_URL',
  'TRANSCRIBE_URL',
  'TRANSCRIBE_KEY',
  'LLM_URL',
  'LLM_KEY',
]);

/** Environment variables have values with which the server can't start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Config = ReturnType<typeof derive>;

/**
 * Reads the environment once. A variable set to an empty string counts as unset.
 * @throws ConfigError with one sentence for each bad variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) {
    assertTogether(parsed.data);
    return derive(parsed.data);
  }
  throw new ConfigError(
    parsed.error.issues
      .map(({ path: [variable], message }) => {
        const name = String(variable);
        return `${name} ${message}${secretVariables.has(name) ? '' : `, not "${given[name]}"`}.`;
      })
      .join('\n'),
  );
}

/** @throws ConfigError for values that are valid alone but not together. */
function assertTogether(environment: Environment): void {
  const {
    AUTH_JWT_ALGORITHM,
    AUTH_JWT_SECRET,
    MUSTER_ROLE: role,
    DATABASE_URL,
    PUBLIC_URL,
  } = environment;
  if (role !== 'all' && DATABASE_URL === undefined) {
    throw new ConfigError(
      `MUSTER_ROLE is ${role}, which needs DATABASE_URL: the embedded database has one server.`,
    );
  }
  if (role === 'worker' && PUBLIC_URL === undefined) {
    throw new ConfigError('MUSTER_ROLE is worker, which needs PUBLIC_URL for the links in emails.');
  }
  if (AUTH_JWT_ALGORITHM === 'HS256' && AUTH_JWT_SECRET === undefined) {
    throw new ConfigError('AUTH_JWT_ALGORITHM is HS256, which needs AUTH_JWT_SECRET.');
  }
  const half = [
    ...halfProviders(environment),
    ...halfPhonePush(environment),
    ...halfTexts(environment),
  ];
  if (half.length > 0) throw new ConfigError(half.join('\n'));
}

function derive(environment: Environment) {
  const { PUBLIC_URL: publicUrl, HOST: host } = environment;
  const isLocal =
    isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).host));
  return {
    port: environment.PORT,
    host,
    /** The address people use from outside this machine, if configured. */
    publicUrl,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    trustedProxies: environment.TRUSTED_PROXIES,
    logging: { level: environment.LOG_LEVEL, format: environment.LOG_FORMAT },
    limits: httpLimits(environment, isLocal),
    /** Only this machine can connect, so conveniences for trying things out are safe. */
    isLocal,
    /** The work of this process: `web` answers requests, `worker` runs jobs, `all` does both. */
    role: environment.MUSTER_ROLE,
    dataDir: resolve(environment.MUSTER_DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    demo: environment.MUSTER_DEMO,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    phonePush: phonePushFrom(environment),
    texts: textsFrom(environment),
    /** Phone apps that may open this server's links. */
    appLinks: {
      android: environment.ANDROID_APP_LINKS ?? [],
      apple: environment.APPLE_APP_LINKS ?? [],
    },
    /** Style of the map behind geofences; undefined for a plain background. */
    mapStyleUrl: environment.MAP_STYLE_URL,
    /** Finds places by address; undefined disables the search by address. */
    geocoderUrl: environment.GEOCODER_URL,
    weatherUrl: environment.WEATHER_URL,
    /**
     * Folder with speech recognition models for devices; undefined if devices have only their own.
     */
    speechModelsFolder:
      environment.SPEECH_MODELS === undefined ? undefined : resolve(environment.SPEECH_MODELS),
    /** Turns speech into text; undefined if only devices do. */
    recognizer:
      environment.TRANSCRIBE_URL === undefined
        ? undefined
        : {
            url: environment.TRANSCRIBE_URL,
            model: environment.TRANSCRIBE_MODEL,
            key: environment.TRANSCRIBE_KEY,
          },
    /** Suggests what a JSA is missing; undefined if only people do. */
    languageModel:
      environment.LLM_URL === undefined
        ? undefined
        : {
            url: environment.LLM_URL,
            model: environment.LLM_MODEL,
            key: environment.LLM_KEY,
          },
    /** Whether anyone who signs up may found a company. */
    openCompanies: environment.AUTH_OPEN_COMPANIES,
    auth: authSettings(environment, isLocal),
    /** Algorithm of the signing key in the data folder; undefined accepts any. */
    keyAlgorithm:
      environment.AUTH_JWT_ALGORITHM === 'HS256' ? undefined : environment.AUTH_JWT_ALGORITHM,
    tokens: tokenSettings(environment),
    storageUrl: environment.STORAGE_URL,
    storage: {
      fileSizeLimit: environment.STORAGE_FILE_SIZE_LIMIT,
      publicUrl: environment.STORAGE_PUBLIC_URL,
      personQuota: environment.STORAGE_QUOTA_PERSON || Infinity,
      companyQuota: environment.STORAGE_QUOTA_COMPANY || Infinity,
      // Reserved for photos of punches, once there are any.
      uncountedBuckets: ['punch-photos'],
      diskReserveBytes: environment.STORAGE_DISK_RESERVE,
    },
    rest: restSettings(environment),
    realtime: { maxSockets: environment.REALTIME_MAX_SOCKETS },
  };
}

/** Excludes the server's own addresses, which depend on its port. */
function authSettings(
  environment: Environment,
  isLocal: boolean,
): Omit<AuthSettings, 'siteUrl' | 'apiUrl'> {
  // If only this machine can connect, every client has the same address.
  const limitsClients = environment.AUTH_REQUEST_LIMITS ?? !isLocal;
  return {
    redirectUrls: environment.AUTH_REDIRECT_URLS ?? authDefaults.redirectUrls,
    signupEnabled: environment.AUTH_SIGNUP,
    mailAutoconfirm: environment.AUTH_MAIL_AUTOCONFIRM,
    keepSignupPassword: environment.AUTH_KEEP_SIGNUP_PASSWORD,
    mailLinks: environment.AUTH_MAIL_LINKS ?? (environment.SMTP_URL ? 'page' : 'verify'),
    doubleConfirmMailChange: environment.AUTH_DOUBLE_CONFIRM_MAIL_CHANGE,
    anonymousSignIn: environment.AUTH_ANONYMOUS,
    passwordReauthentication: environment.AUTH_PASSWORD_REAUTHENTICATION,
    codeByTestPhone: environment.AUTH_TEST_CODES,
    phoneAutoconfirm: environment.AUTH_PHONE_AUTOCONFIRM,
    totpEnrollment: environment.AUTH_TOTP,
    factorsPerPerson: environment.AUTH_FACTORS_PER_PERSON,
    requestLimits: limitsClients
      ? {
          token: environment.AUTH_LIMIT_TOKEN,
          verify: environment.AUTH_LIMIT_VERIFY,
          otp: environment.AUTH_LIMIT_OTP,
          anonymous: environment.AUTH_LIMIT_ANONYMOUS,
          factor: environment.AUTH_LIMIT_FACTOR,
        }
      : null,
    freeAttempts: environment.AUTH_FREE_ATTEMPTS,
    auditDays: environment.AUTH_AUDIT_DAYS,
    accessTokenSeconds: environment.AUTH_ACCESS_TOKEN_SECONDS,
    refreshReuseSeconds: environment.AUTH_REFRESH_REUSE_SECONDS,
    refreshRotation: environment.AUTH_REFRESH_ROTATION,
    sessionMaxSeconds: environment.AUTH_SESSION_MAX_SECONDS ?? authDefaults.sessionMaxSeconds,
    sessionIdleSeconds: environment.AUTH_SESSION_IDLE_SECONDS ?? authDefaults.sessionIdleSeconds,
    sessionWeakSeconds: environment.AUTH_SESSION_WEAK_SECONDS ?? authDefaults.sessionWeakSeconds,
    singleSession: environment.AUTH_SINGLE_SESSION,
    passwordMinLength: environment.AUTH_PASSWORD_MIN_LENGTH,
    passwordRequiredCharacters:
      environment.AUTH_PASSWORD_REQUIRED_CHARACTERS?.split(' ') ??
      authDefaults.passwordRequiredCharacters,
    passwordRefuseGuessable: environment.AUTH_PASSWORD_REFUSE_GUESSABLE,
    passwordRefuseLeaked: environment.AUTH_PASSWORD_REFUSE_LEAKED,
    mailIntervalSeconds: environment.AUTH_MAIL_INTERVAL_SECONDS,
    mailsPerHour: environment.AUTH_MAILS_PER_HOUR,
    textsPerHour: environment.AUTH_TEXTS_PER_HOUR,
    mailsPerNetwork: limitsClients ? environment.AUTH_MAILS_PER_NETWORK : null,
    codeLength: environment.AUTH_CODE_LENGTH,
    codeSeconds: environment.AUTH_CODE_SECONDS,
    providers: providersFrom(environment),
  };
}

function tokenSettings(environment: Environment): TokenSettings {
  return {
    accessTokenSeconds: environment.AUTH_ACCESS_TOKEN_SECONDS,
    sharedSecret: environment.AUTH_JWT_SECRET ?? null,
    signsWithSecret: environment.AUTH_JWT_ALGORITHM === 'HS256',
    keylessIsAnon: !environment.AUTH_REQUIRE_API_KEY,
  };
}

function restSettings(environment: Environment): RestSettings {
  const { REST_ANONYMOUS_ROLE: role } = environment;
  const anonymousRole = role === 'off' ? null : role;
  const maxRows = environment.REST_MAX_ROWS ?? defaultRestSettings.maxRows;
  return {
    schemas: environment.REST_SCHEMAS,
    extraSearchPath: environment.REST_EXTRA_SEARCH_PATH ?? defaultRestSettings.extraSearchPath,
    maxRows: maxRows === 0 ? null : maxRows,
    allowAggregates: environment.REST_AGGREGATES,
    allowTxOverride: environment.REST_TX_OVERRIDE,
    openApi: environment.REST_OPENAPI,
    preRequest: environment.REST_PRE_REQUEST ?? defaultRestSettings.preRequest,
    audience: environment.REST_JWT_AUDIENCE ?? defaultRestSettings.audience,
    anonymousRole,
    roles: [
      ...new Set([
        ...defaultRestSettings.roles,
        ...(anonymousRole === null ? [] : [anonymousRole]),
      ]),
    ],
    urgentFunctions,
    splitFunctions,
  };
}
