/** The Database port on a PostgreSQL server. */
import { randomUUID } from 'node:crypto';

import type { Result, Row, Statement, TransactionOptions } from '../database.ts';
import { callerStatement } from '../caller-statement.ts';
import { turnOf } from '../fair-queue.ts';
import type { DatabaseLog } from '../log.ts';
import type { MigratableDatabase } from '../migrate.ts';
import { retryOnConflict } from '../retry.ts';
import { splitStatements } from '../split-statements.ts';
import { statementLimitMs } from '../statement-limits.ts';
import { runTransaction } from '../transaction.ts';
import { Connection, type Message } from './connection.ts';
import { Listener } from './listener.ts';
import { Pool } from './pool.ts';

const poolSize = 10;

export type PostgresDatabase = MigratableDatabase & { readonly kind: 'postgres' };

/** @param directUrl address of the server itself if `url` is a transaction pooler. */
export async function openPostgresDatabase({
  url,
  directUrl,
  log,
}: {
  url: string;
  directUrl: string;
  log: DatabaseLog;
}): Promise<PostgresDatabase> {
  const pool = new Pool(url, poolSize);
  const serverId = randomUUID();
  const listener = new Listener({ url: directUrl, serverId, log });

  function pipeline(
    statements: readonly Statement[],
    options?: TransactionOptions,
  ): Promise<Result[]> {
    const opening = openingMessages(options);
    const all = [...opening, ...statements, commit];
    const limitMs = statementLimitMs(options);
    const turn = turnOf(options);
    return retryOnConflict(async () => {
      const results = await pool.use((connection) => connection.run(all, limitMs), turn);
      return results.slice(opening.length, -1);
    });
  }

  const database: PostgresDatabase = {
    kind: 'postgres',
    serverId,

    async query<R extends object = Row>(
      text: string,
      parameters: Statement['parameters'] = [],
      options?: TransactionOptions,
    ) {
      const [result] = await pipeline([{ text, parameters }], options);
      return (result?.rows ?? []) as R[];
    },

    pipeline,

    transaction(work, options) {
      const opening = openingMessages(options);
      const limitMs = statementLimitMs(options);
      const turn = turnOf(options);
      return retryOnConflict(() =>
        pool.use(
          (connection) =>
            runTransaction(
              {
                run: async (statement, isFirst) => {
                  const messages = [...(isFirst ? opening : []), statement];
                  const results = await connection.run(messages, limitMs);
                  return results.at(-1) ?? { rows: [], affectedRows: 0 };
                },
                commit: () => command(connection, [commit]),
                rollback: () => command(connection, [{ command: 'rollback' }]),
              },
              work,
            ),
          turn,
        ),
      );
    },

    async script(sql, { transactional } = { transactional: true }) {
      const connection = await Connection.open({ url: directUrl });
      try {
        if (transactional) {
          await connection.run([begin, { command: sql }, commit]);
        } else {
          for (const statement of splitStatements(sql)) {
            await connection.run([{ command: statement }]);
          }
        }
      } finally {
        await connection.close();
      }
    },

    async exclusively(lock, work) {
      const holder = await Connection.open({ url: directUrl });
      try {
        await holder.run([
          { text: 'select pg_advisory_lock(hashtextextended($1, 0))', parameters: [lock] },
        ]);
        return await work();
      } finally {
        await holder.close();
      }
    },

    async migration(work) {
      const connection = await Connection.open({ url: directUrl });
      try {
        await command(connection, [begin]);
        const result = await work({
          script: (sql) => command(connection, [{ command: sql }]),
          async query<R extends object = Row>(
            text: string,
            parameters: Statement['parameters'] = [],
          ) {
            const [answer] = await connection.run([{ text, parameters }]);
            return (answer?.rows ?? []) as R[];
          },
        });
        await command(connection, [commit]);
        return result;
      } finally {
        // Closing rolls back everything uncommitted.
        await connection.close();
      }
    },

    listen: (channel, onNotify) => listener.listen(channel, onNotify),

    async close() {
      await listener.close();
      await pool.close();
    },
  };

  try {
    await refuseOldServer(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const oldestVersion = 15;

async function refuseOldServer(database: PostgresDatabase): Promise<void> {
  const [server] = await database.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  if (server !== undefined && server.version < oldestVersion) {
    throw new Error(
      `DATABASE_URL is a PostgreSQL ${server.version}; ${oldestVersion} is the oldest that works.`,
    );
  }
}

const begin: Message = { command: 'begin' };
const beginReadOnly: Message = { command: 'begin read only' };
const beginInstant: Message = { command: 'begin isolation level repeatable read read only' };
const commit: Message = { command: 'commit' };

function openingMessages(options: TransactionOptions | undefined): Message[] {
  const limit = ['statement_timeout', String(statementLimitMs(options))] as const;
  const settings = callerStatement(options, [limit]);
  const start =
    options?.isOneInstant === true
      ? beginInstant
      : options?.readOnly === true
        ? beginReadOnly
        : begin;
  return settings === null ? [start] : [start, settings];
}

async function command(connection: Connection, messages: readonly Message[]): Promise<void> {
  await connection.run(messages);
}
