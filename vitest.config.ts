import { defineConfig } from 'vitest/config';

import { withoutDatabase } from './tools/test/without-database.ts';

const isSecondRun = Boolean(process.env['TEST_DATABASE_URL']);
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

/** Rooms of tests; `npm test` runs those that touch a database once more on PostgreSQL. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // The first one of a run makes the databases that all others copy.
    hookTimeout: 240_000,
    // What is waited for comes when a busy machine gets to it; only stated bounds are shorter.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Freeing the code of a WebAssembly module that was compiled anew ends the process now and then, in V8's own
    // bookkeeping of pages (nodejs/node#64500). Now replaced code stays until the worker ends.
    execArgv: ['--no-wasm-code-gc'],
    setupFiles: ['tools/test/draw-from-seed.ts'],
    // Code that need not be read again for each file; what a test is about is always its own.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Its modules keep state, as a page does until it is loaded anew.
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: isSecondRun
            ? [...withoutDatabase.server(), ...(isFullRun ? [] : withoutDatabase.inFullRun.server)]
            : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          include: ['supabase/tests/**/*.test.ts'],
          exclude: isSecondRun && !isFullRun ? withoutDatabase.inFullRun.sql() : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['conformance/**/*.test.ts'],
          exclude: isSecondRun
            ? [
                ...withoutDatabase.conformance,
                ...(isFullRun ? [] : withoutDatabase.inFullRun.conformance),
              ]
            : [],
        },
      },
    ],
  },
});
