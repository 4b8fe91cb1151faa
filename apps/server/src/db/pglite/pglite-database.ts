/** The embedded form of the Database port. */
import type { Result, Row, Statement, TransactionOptions } from '../database.ts';
import { callerStatement } from '../caller-statement.ts';
import type { DatabaseLog } from '../log.ts';
import type { MigratableDatabase } from '../migrate.ts';
import { retryOnConflict } from '../retry.ts';
import { statementLimitMs } from '../statement-limits.ts';
import { splitStatements } from '../split-statements.ts';
import { runTransaction } from '../transaction.ts';
import { Engine } from './engine.ts';
import { Session } from './session.ts';
import { SessionQueue } from './session-queue.ts';

export type PgliteDatabase = MigratableDatabase & {
  readonly kind: 'pglite';
  /** Runs `work` while nothing else uses the database, after a checkpoint: its files are at rest. */
  atRest<T>(work: () => Promise<T>): Promise<T>;
  /** Whether nothing is using the database right now. */
  readonly idle: boolean;
};

/** @param folder of the database's own files; the caller holds its lock. */
export async function openPgliteDatabase(
  folder: string,
  { log }: { log: DatabaseLog },
): Promise<PgliteDatabase> {
  const queue = new SessionQueue();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const turns = new Map<string, Promise<void>>();

  const engine = await Engine.open(folder, { log, onRestart: restoreSession });
  const session = new Session(
    (bytes, limitMs) => engine.exchange(bytes, limitMs),
    ({ channel, payload }) => {
      for (const notify of listeners.get(channel) ?? []) queueMicrotask(() => notify(payload));
    },
  );

  /** After a restart: listens again, and wakes every listener since it may have missed something. */
  async function restoreSession(): Promise<void> {
    session.forgetPrepared();
    for (const [channel, callbacks] of listeners) {
      await session.script([listenCommand('listen', channel)]);
      for (const notify of callbacks) queueMicrotask(() => notify(''));
    }
  }

  async function holding<T>(work: () => Promise<T>): Promise<T> {
    await queue.acquire();
    try {
      return await work();
    } finally {
      queue.release();
    }
  }

  function pipeline(
    statements: readonly Statement[],
    options?: TransactionOptions,
  ): Promise<Result[]> {
    const opening = openingStatements(options);
    const all = [...opening, ...statements, { text: 'commit' }];
    const limitMs = statementLimitMs(options);
    return retryOnConflict(async () => {
      const results = await holding(() => session.run(all, { limitMs, rollback: true }));
      return results.slice(opening.length, -1);
    });
  }

  return {
    kind: 'pglite',

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
      const limitMs = statementLimitMs(options);
      const run = (statements: readonly Statement[]): Promise<Result[]> =>
        session.run(statements, { limitMs, rollback: false });
      return retryOnConflict(() =>
        holding(() =>
          runTransaction(
            {
              begin: async () => {
                try {
                  await run(openingStatements(options));
                } catch (error) {
                  await session.rollback();
                  throw error;
                }
              },
              run: async (statement) => {
                const [result] = await run([statement]);
                return result ?? { rows: [], affectedRows: 0 };
              },
              commit: async () => {
                await run([{ text: 'commit' }]);
              },
              rollback: () => session.rollback(),
            },
            work,
          ),
        ),
      );
    },

    async script(sql, { transactional } = { transactional: true }) {
      await holding(async () => {
        if (transactional) await session.script(['begin', sql, 'commit']);
        else for (const statement of splitStatements(sql)) await session.script([statement]);
      });
    },

    async listen(channel, onNotify) {
      const callbacks = listeners.get(channel) ?? new Set();
      listeners.set(channel, callbacks);
      callbacks.add(onNotify);
      if (callbacks.size === 1) {
        await holding(() => session.script([listenCommand('listen', channel)]));
      }
      return async () => {
        callbacks.delete(onNotify);
        if (callbacks.size > 0) return;
        listeners.delete(channel);
        await holding(() => session.script([listenCommand('unlisten', channel)]));
      };
    },

    // The folder's lock keeps other processes out, so only callers in this one have to take turns.
    exclusively(lock, work) {
      const turn = (turns.get(lock) ?? Promise.resolve()).then(work);
      turns.set(
        lock,
        turn.then(
          () => {},
          () => {},
        ),
      );
      return turn;
    },

    atRest(work) {
      return holding(async () => {
        await session.script(['checkpoint']);
        return work();
      });
    },

    get idle() {
      return queue.idle;
    },

    async close() {
      await queue.acquire();
      await engine.close();
    },
  };
}

function openingStatements(options: TransactionOptions | undefined): Statement[] {
  const caller = callerStatement(options);
  const begin = { text: options?.readOnly === true ? 'begin read only' : 'begin' };
  return caller === null ? [begin] : [begin, caller];
}

function listenCommand(command: 'listen' | 'unlisten', channel: string): string {
  return `${command} "${channel.replaceAll('"', '""')}"`;
}
