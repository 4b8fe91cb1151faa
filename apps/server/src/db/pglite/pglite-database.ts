/** The embedded form of the Database port. */
import type { Result, Row, Statement, Transaction, TransactionOptions } from '../database.ts';
import { callerStatement } from '../caller-statement.ts';
import { turnOf } from '../fair-queue.ts';
import type { DatabaseLog } from '../log.ts';
import type { MigratableDatabase } from '../migrate.ts';
import { retryOnConflict } from '../retry.ts';
import { statementLimitMs } from '../statement-limits.ts';
import { splitStatements } from '../split-statements.ts';
import { runTransaction } from '../transaction.ts';
import { Engine } from './engine.ts';
import { Session } from './session.ts';
import { SessionQueue } from './session-queue.ts';
import { RequestWriter } from './wire.ts';

export type PgliteDatabase = MigratableDatabase & {
  readonly kind: 'pglite';
  /** Runs `work` after a checkpoint, while nothing else uses the database and its files don't change. */
  atRest<T>(work: () => Promise<T>): Promise<T>;
  /** True when nothing is using the database right now. */
  readonly isIdle: boolean;
};

/** @param folder of the database's own files; the caller has locked it. */
export async function openPgliteDatabase(
  folder: string,
  { log, onClose }: { log: DatabaseLog; onClose: () => Promise<void> },
): Promise<PgliteDatabase> {
  const queue = new SessionQueue();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const turns = new Map<string, Promise<void>>();

  const engine = await Engine.open(folder, {
    log,
    onRestart: () => {
      session.forgetPrepared();
      // Notifications may have been missed, so every listener is woken once.
      for (const channel of listeners.keys()) wake(channel, '');
      return [...listeners.keys()].map((channel) =>
        new RequestWriter().query(listenCommand('listen', channel)).finish(),
      );
    },
  });
  const session = new Session(engine, ({ channel, payload }) => wake(channel, payload));

  function wake(channel: string, payload: string): void {
    for (const notify of listeners.get(channel) ?? []) queueMicrotask(() => notify(payload));
  }

  function pipeline(
    statements: readonly Statement[],
    options?: TransactionOptions,
  ): Promise<Result[]> {
    const opening = openingStatements(options);
    const all = [...opening, ...statements, { text: 'commit' }];
    const limitMs = statementLimitMs(options);
    const turn = turnOf(options);
    return retryOnConflict(async () => {
      const results = await queue.share(() => session.run(all, { limitMs }), turn);
      return results.slice(opening.length, -1);
    });
  }

  function transact<T>(
    work: (transaction: Transaction) => Promise<T>,
    options: TransactionOptions | undefined,
  ): Promise<T> {
    const opening = openingStatements(options);
    const run = { limitMs: statementLimitMs(options), session: engine.session };
    return runTransaction(
      {
        run: async (statement, isFirst) => {
          const results = await session.run([...(isFirst ? opening : []), statement], run);
          return results.at(-1) ?? { rows: [], affectedRows: 0 };
        },
        commit: async () => {
          await session.run([{ text: 'commit' }], run);
        },
        rollback: () => session.rollback(run.session),
      },
      work,
    );
  }

  return {
    kind: 'pglite',
    serverId: null,

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
      return retryOnConflict(() => queue.exclude(() => transact(work, options), turnOf(options)));
    },

    async script(sql, { transactional } = { transactional: true }) {
      await queue.excludePatiently(async () => {
        if (transactional) await session.script(['begin', sql, 'commit']);
        else for (const statement of splitStatements(sql)) await session.script([statement]);
      });
    },

    migration(work) {
      return queue.excludePatiently(async () => {
        const run = { limitMs: 0, session: engine.session };
        try {
          await session.script(['begin'], run);
          const result = await work({
            script: (sql) => session.script([sql], run),
            async query<R extends object = Row>(
              text: string,
              parameters: Statement['parameters'] = [],
            ) {
              const [answer] = await session.run([{ text, parameters }], run);
              return (answer?.rows ?? []) as R[];
            },
          });
          await session.script(['commit'], run);
          return result;
        } catch (error) {
          await session.rollback(run.session);
          throw error;
        }
      });
    },

    async listen(channel, onNotify) {
      const callbacks = listeners.get(channel) ?? new Set();
      listeners.set(channel, callbacks);
      callbacks.add(onNotify);
      if (callbacks.size === 1) {
        await queue.excludePatiently(() => session.script([listenCommand('listen', channel)]));
      }
      return async () => {
        callbacks.delete(onNotify);
        if (callbacks.size > 0) return;
        listeners.delete(channel);
        await queue.excludePatiently(() => session.script([listenCommand('unlisten', channel)]));
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
      return queue.excludePatiently(async () => {
        await session.script(['checkpoint']);
        return work();
      });
    },

    get isIdle() {
      return queue.isIdle;
    },

    async close() {
      await queue.excludePatiently(() => engine.close());
      await onClose();
    },
  };
}

function openingStatements(options: TransactionOptions | undefined): Statement[] {
  const caller = callerStatement(options);
  const begin = {
    text:
      options?.readOnly === true || options?.isOneInstant === true ? 'begin read only' : 'begin',
  };
  return caller === null ? [begin] : [begin, caller];
}

function listenCommand(command: 'listen' | 'unlisten', channel: string): string {
  return `${command} "${channel.replaceAll('"', '""')}"`;
}
