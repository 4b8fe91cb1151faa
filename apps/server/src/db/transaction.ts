import {
  DatabaseError,
  type Result,
  type Row,
  type Statement,
  type Transaction,
} from './database.ts';

/**
 * Operations that either form offers for one transaction on a session that no one else uses
 * meanwhile.
 */
export type TransactionSession = {
  /** The first statement begins the transaction with its role and settings in the same message. */
  run(statement: Statement, isFirst: boolean): Promise<Result>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** How long `work` may leave its transaction idle between two statements. */
const idleLimitMs = 10_000;

/**
 * Runs `work` between begin and commit. Statements issued at the same time run one after the other.
 * A statement's error fails the transaction even if `work` catches it, because the database has
 * already aborted the transaction; if `work` goes idle for 10 s, it fails with 25P03.
 */
export async function runTransaction<T>(
  session: TransactionSession,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let over: unknown = null;
  let begun = false;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;
  const idleTooLong = Promise.withResolvers<never>();

  const watchIdle = (): void => {
    idleTimer = setTimeout(() => {
      over ??= failure('25P03', 'A transaction was left idle for too long and was given up.');
      idleTooLong.reject(over);
    }, idleLimitMs);
  };

  const run = async (statement: Statement): Promise<Result> => {
    if (over !== null) throw over;
    clearTimeout(idleTimer);
    const isFirst = !begun;
    begun = true;
    try {
      return await session.run(statement, isFirst);
    } catch (error) {
      over ??= error;
      throw error;
    } finally {
      watchIdle();
    }
  };

  const transaction: Transaction = {
    async query<R extends object = Row>(text: string, parameters: Statement['parameters'] = []) {
      const turn = last.then(() => run({ text, parameters }));
      last = turn.catch(() => {});
      return (await turn).rows as R[];
    },
  };

  watchIdle();
  try {
    const answer = await Promise.race([work(transaction), idleTooLong.promise]);
    await last;
    if (over !== null) throw over;
    clearTimeout(idleTimer);
    over = failure('25P01', 'This transaction has already ended.');
    if (begun) await session.commit();
    return answer;
  } catch (error) {
    over ??= error;
    await last;
    if (begun) await session.rollback();
    throw error;
  } finally {
    clearTimeout(idleTimer);
  }
}

function failure(code: string, message: string): DatabaseError {
  return new DatabaseError({ code, message });
}
