import type { Database } from '../db/database.ts';

/** Wraps a database and counts the calls that are running or waiting. */
export function meterDatabase(database: Database): {
  readonly database: Database;
  readonly callsUnderWay: () => number;
} {
  let count = 0;

  async function counted<T>(call: Promise<T>): Promise<T> {
    count += 1;
    try {
      return await call;
    } finally {
      count -= 1;
    }
  }

  return {
    callsUnderWay: () => count,
    database: {
      kind: database.kind,
      serverId: database.serverId,
      query: (...call) => counted(database.query(...call)),
      pipeline: (...call) => counted(database.pipeline(...call)),
      transaction: (...call) => counted(database.transaction(...call)),
      script: (...call) => counted(database.script(...call)),
      listen: (...call) => database.listen(...call),
      close: () => database.close(),
    },
  };
}
