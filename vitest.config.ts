import { defineConfig } from 'vitest/config';

/** Rooms of tests; `npm test` runs those that touch a database once more on PostgreSQL. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'server', include: ['apps/server/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'sql', include: ['supabase/tests/**/*.test.ts'] } },
      {
        extends: true,
        // They speak to servers of their own: what they share is code that need not be read again.
        test: { name: 'conformance', include: ['conformance/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
