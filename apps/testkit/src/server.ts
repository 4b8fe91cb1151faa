import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import type { Database } from '../../../apps/server/src/db/database.ts';
import { copyServerData, createServerData, prepareData } from './server-database.ts';
import { freePort, spawnServer, type ServerProcess } from './server-process.ts';

const mailsSchema = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.string()),
    /** `content` in Base64. */
    attachments: z.array(
      z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
    ),
  }),
);

const keysSchema = z.object({ anonKey: z.string(), serviceRoleKey: z.string() });

export type CapturedMail = z.infer<typeof mailsSchema>[number];

type Environment = Readonly<Record<string, string>>;

export type TestServerOptions = {
  readonly env?: Environment;
  /** Data folder of a stopped embedded server; this one starts on a copy of it. */
  readonly dataFrom?: string | undefined;
  /** Called with the migrated database before the server starts. */
  readonly prepare?: (database: Database) => Promise<void>;
};

export type TestServer = {
  /** `http://127.0.0.1:<port>`, unchanged after a restart. */
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly dataDir: string;
  /** Mails that the server would have sent, oldest first. */
  readonly mails: () => Promise<CapturedMail[]>;
  /** The server's output since its last start. */
  readonly output: () => string;
  /** Sends SIGTERM; returns the exit code. The data stays until `stop`. */
  readonly terminate: () => Promise<number | null>;
  /** Sends SIGKILL. The data stays until `stop`. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data, after ending it if it is still running. */
  readonly restart: (changes?: Environment) => Promise<void>;
  /** Starts a second server on the same database, with the same keys; PostgreSQL only. */
  readonly startReplica: (
    changes?: Environment,
  ) => Promise<{ url: string; stop: () => Promise<void> }>;
  /** Ends it and removes its data; returns the exit code. */
  readonly stop: () => Promise<number | null>;
};

/**
 * Starts the real server in a child process, on its own port and migrated data: the embedded
 * database, or a database on `TEST_DATABASE_URL`. It loads no demo unless `env` enables it.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const data =
    options.dataFrom === undefined
      ? await createServerData()
      : await copyServerData(options.dataFrom);
  const { dataDir, databaseUrl } = data;
  const port = await freePort();
  const env = {
    PORT: String(port),
    MUSTER_DATA_DIR: dataDir,
    MUSTER_DEMO: 'off',
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  const url = `http://127.0.0.1:${env.PORT}`;
  let running: ServerProcess | undefined;
  let output = nothing;

  async function start(changes: Environment = {}): Promise<void> {
    running = await spawnServer({ ...env, ...changes });
    output = running.output;
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = running;
    running = undefined;
    return ending === undefined ? null : ending.end(signal);
  }

  try {
    if (options.prepare !== undefined) await prepareData(data, options.prepare);
    await start();
  } catch (error) {
    await data.remove();
    throw error;
  }
  const { anonKey, serviceRoleKey } = keysSchema.parse(
    JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')),
  );
  return {
    url,
    dataDir,
    anonKey,
    serviceRoleKey,
    async mails() {
      const answer = await fetch(`${url}/_dev/mail`);
      return mailsSchema.parse(await answer.json());
    },
    output: () => output(),
    terminate: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    async restart(changes) {
      await end('SIGTERM');
      await start(changes);
    },
    async startReplica(changes) {
      if (databaseUrl === undefined) throw new Error('the embedded database has one server');
      const replicaPort = String(await freePort());
      const replica = await spawnServer({ ...env, PORT: replicaPort, ...changes });
      return {
        url: `http://127.0.0.1:${replicaPort}`,
        async stop() {
          await replica.end('SIGTERM');
        },
      };
    },
    async stop() {
      const code = await end('SIGTERM');
      await data.remove();
      return code;
    },
  };
}

function nothing(): string {
  return '';
}
