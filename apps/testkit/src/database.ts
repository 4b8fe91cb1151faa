/**
 * A fresh, migrated database for a test file. On PGlite it is a copy of a template folder; if `TEST_DATABASE_URL` names
 * a PostgreSQL server, a new database made from a template there. The first test worker to need a template for the
 * current migration files creates it.
 */
import type { TestDatabase } from './test-database.ts';
import { silentLog, openTemplateCopy } from './database-embedded.ts';
import { createFromTemplate } from './database-postgres.ts';
import type { Database, Parameter, Row } from '../../../apps/server/src/db/database.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';

export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') return openTemplateCopy();
  const { url, drop } = await createFromTemplate(serverUrl);
  const database = await openDatabase({ dataDir: '', databaseUrl: url, log: silentLog });
  return {
    database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** The caller that a test's statement runs as; `sub` and further claims go next to the role. */
export type TestCaller = {
  readonly role: string;
  readonly sub?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
};

/** Runs one statement as a caller with row security, the way the data API runs it. */
export function asCaller<R extends object = Row>(
  database: Database,
  { role, sub, claims }: TestCaller,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<R[]> {
  const identity = sub === undefined ? { role } : { role, sub };
  return database.query<R>(sql, parameters, {
    caller: { role, claims: { ...identity, ...claims } },
  });
}
