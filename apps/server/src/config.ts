import { resolve } from 'node:path';

import * as z from 'zod';

import {
  onOff,
  oneOf,
  origin,
  postgresUrl,
  smtpUrl,
  wholeNumber,
} from './environment-values.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { logLevels } from './log/logger.ts';

/** The one list of the environment's variables. Each has its row in `docs/configuration.md`. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf(...logLevels).optional(),

  MUSTER_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  MUSTER_DEMO: onOff.optional(),

  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Muster <no-reply@localhost>'),
});

type Environment = z.output<typeof environmentSchema>;

/** Values of these are never repeated in a message: they hold passwords. */
const secretVariables = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL']);

/** Variables of the environment have values with which the server cannot start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Config = ReturnType<typeof derive>;

/**
 * Reads the environment once. A variable that is set to nothing counts as unset.
 * @throws ConfigError with one sentence for each bad variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return derive(parsed.data);
  throw new ConfigError(
    parsed.error.issues
      .map(({ path: [variable], message }) => {
        const name = String(variable);
        return `${name} ${message}${secretVariables.has(name) ? '' : `, not "${given[name]}"`}.`;
      })
      .join('\n'),
  );
}

function derive(environment: Environment) {
  const { PUBLIC_URL: publicUrl, HOST: host } = environment;
  return {
    port: environment.PORT,
    host,
    /** How people outside this machine come here, if somebody said so. */
    publicUrl,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    trustedProxies: environment.TRUSTED_PROXIES,
    logLevel: environment.LOG_LEVEL,
    /** Only this machine comes here, so conveniences for trying things out are safe. */
    isLocal:
      isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).host)),
    dataDir: resolve(environment.MUSTER_DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    demo: environment.MUSTER_DEMO,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
  };
}
