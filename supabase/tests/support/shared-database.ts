import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { openTestDatabase } from '../../../apps/testkit/src/index.ts';

/**
 * One database for all tests of a file that take a cast of their own each: opening a database costs
 * far more than two new companies in it.
 */
export function shareDatabase(): () => Database {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());
  return () => opened.database;
}
