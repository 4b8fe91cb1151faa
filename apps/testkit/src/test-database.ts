import type { OpenedDatabase } from '../../../apps/server/src/db/open-database.ts';

export type TestDatabase = {
  readonly database: OpenedDatabase;
  /** Closes the database and removes it. */
  close(): Promise<void>;
};
