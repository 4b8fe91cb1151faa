import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Whether a file, or one that it imports by its path, opens a database of the tests or asks which there is. */
function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  if (/@muster\/testkit|packages\/testkit\/|TEST_DATABASE_URL/.test(code)) return true;
  return [...code.matchAll(/ from '(\.{1,2}\/[^']+\.ts)'/g)].some(([, path = '']) =>
    opensDatabase(join(dirname(file), path), seen),
  );
}

/** What says the same whichever database it runs on: the second run, on PostgreSQL, leaves it out. */
export const withoutDatabase = {
  server: () => [
    // Of the embedded engine itself.
    'apps/server/src/db/pglite/**',
    ...globSync('apps/server/src/**/*.test.ts', { cwd: root }).filter(
      (file) => !opensDatabase(join(root, file)),
    ),
  ],
  conformance: [
    // Requests that end before a statement, and how the process treats them.
    'conformance/attacks/broken-connections.test.ts',
    'conformance/attacks/header-smuggling.test.ts',
    'conformance/attacks/large-bodies.test.ts',
    'conformance/attacks/open-redirect.test.ts',
    'conformance/attacks/path-traversal.test.ts',
    'conformance/attacks/provider-addresses.test.ts',
    'conformance/attacks/token-confusion.test.ts',
    'conformance/functions/invoke.test.ts',
    'conformance/gateway/compression.test.ts',
    'conformance/gateway/cors.test.ts',
    'conformance/gateway/dev-mail.test.ts',
    'conformance/gateway/keys.test.ts',
    'conformance/gateway/limits.test.ts',
    'conformance/gateway/logs.test.ts',
    'conformance/storage/memory.test.ts',
    // Key files and what other providers say.
    'conformance/auth/documents.test.ts',
    'conformance/auth/keys.test.ts',
    'conformance/auth/providers/kinds.test.ts',
    'conformance/auth/providers/refusals.test.ts',
    'conformance/auth/providers/switched-off.test.ts',
    // What a phone does; what it sends is recorded by `crew-punch` and `random-outbox` on both.
    'conformance/outbox/data-layer.test.ts',
    'conformance/outbox/files.test.ts',
    'conformance/outbox/killed-browser.test.ts',
    'conformance/outbox/own-profile.test.ts',
    'conformance/outbox/pictures.test.ts',
    // Channels from one client to another, and frames.
    'conformance/realtime/broadcast.test.ts',
    'conformance/realtime/channels.test.ts',
    'conformance/realtime/hostile-names.test.ts',
    'conformance/realtime/presence.test.ts',
    'conformance/realtime/status.test.ts',
  ],
  /** Only the full run makes these a second time: finished rooms whose statements are few and plain, and loads of data. */
  inFullRun: {
    server: [
      'apps/server/src/cli/cli.test.ts',
      'apps/server/src/cli/drill.test.ts',
      'apps/server/src/demo/load-demo.test.ts',
    ],
    conformance: ['conformance/auth/**', 'conformance/fuzz/**', 'conformance/storage/**'],
    sql: () => halfOf(globSync('supabase/tests/**/*.test.ts', { cwd: root })),
  },
};

/** What every second run makes: what reads the catalogs, and who may do what. */
const always = /(?:catalog|concurrency|role-matrix|schema-\w+|personal-data)\.test\.ts$/;

/** Every other file; the commit draws which half. */
function halfOf(files: readonly string[]): string[] {
  const seed = Number(process.env['MUSTER_TEST_SEED'] ?? 0);
  return files.toSorted().filter((file, index) => !always.test(file) && (index + seed) % 2 === 0);
}
