import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { leftOut } from './tools/test/share.ts';

/** A room whose tests touch a database: a run makes its share of them. */
const withDatabase = (name: string, pattern: string) => ({
  extends: true as const,
  test: { name, include: [pattern], exclude: leftOut(pattern) },
});

/** Also in the threads that a test starts, such as the embedded database's. */
const shiftedDate =
  process.env['MUSTER_TEST_DAYS_AHEAD'] === undefined
    ? []
    : ['--import', join(import.meta.dirname, 'tools/test/shift-date.ts')];

/** Rooms of tests. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // The first one of a run makes the databases that all others copy.
    hookTimeout: 240_000,
    // A busy machine may take this long; only tests with a stated bound use less.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Freeing the code of a WebAssembly module that was compiled anew ends the process now and then, in V8's own
    // bookkeeping of pages (nodejs/node#64500). Now replaced code stays until the worker ends.
    execArgv: ['--no-wasm-code-gc', ...shiftedDate],
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
      withDatabase('server', 'apps/server/src/**/*.test.ts'),
      withDatabase('sql', 'supabase/tests/**/*.test.ts'),
      withDatabase('conformance', 'conformance/**/*.test.ts'),
    ],
  },
});
