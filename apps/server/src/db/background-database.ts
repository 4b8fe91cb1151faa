import type { Database, TransactionOptions } from './database.ts';

/** The same database for work that no one waits for: it takes turns as a single caller among many. */
export function backgroundDatabase(database: Database): Database {
  const inBackground = (options?: TransactionOptions): TransactionOptions => ({
    ...options,
    isBackground: true,
  });
  return {
    kind: database.kind,
    serverId: database.serverId,
    query: (text, parameters, options) => database.query(text, parameters, inBackground(options)),
    pipeline: (statements, options) => database.pipeline(statements, inBackground(options)),
    transaction: (work, options) => database.transaction(work, inBackground(options)),
    script: (...call) => database.script(...call),
    listen: (...call) => database.listen(...call),
    close: () => database.close(),
  };
}
