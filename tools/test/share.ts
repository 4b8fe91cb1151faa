/**
 * Selects the test files of a run (decision 0181). `MUSTER_TEST_SHARE` names the run: `half` if there is only one
 * database; `first` on the embedded one and `second` on PostgreSQL if there are both. Without it, as with a file named
 * on the command line, all files run.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Tests that read the catalogs, or check who may do what: each run includes them. */
const always = /(?:catalog|concurrency|role-matrix|schema-\w+|personal-data)\.test\.ts$/;

/** Tests with the same result on either database: never run on PostgreSQL. */
const withoutDatabase = [
  // Tests of the embedded engine itself.
  'apps/server/src/db/pglite/',
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
  // Key files and the responses of other providers.
  'conformance/auth/documents.test.ts',
  'conformance/auth/keys.test.ts',
  'conformance/auth/providers/kinds.test.ts',
  'conformance/auth/providers/refusals.test.ts',
  'conformance/auth/providers/switched-off.test.ts',
  // Behavior of a phone; `crew-punch` and `random-outbox` record what it sends on both.
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
];

/** Run on PostgreSQL only in the full run: finished rooms with few and plain statements, and bulk data. */
const seldomOnPostgres = [
  'apps/server/src/cli/cli.test.ts',
  'apps/server/src/cli/drill.test.ts',
  'apps/server/src/demo/load-demo.test.ts',
  'conformance/auth/',
  'conformance/fuzz/',
  'conformance/storage/',
];

const seed = Number(process.env['MUSTER_TEST_SEED'] ?? 0);
const share = process.env['MUSTER_TEST_SHARE'];
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

const isIn = (file: string, list: readonly string[]) => list.some((path) => file.startsWith(path));

/** Whether a file, or one that it imports by path, opens a test database or checks which one there is. */
function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(join(root, file), 'utf8');
  if (/\/testkit\b|TEST_DATABASE_URL/.test(code)) return true;
  return [...code.matchAll(/ from '(\.{1,2}\/[^']+\.ts)'/g)].some(([, path = '']) =>
    opensDatabase(join(dirname(file), path), seen),
  );
}

const saysTheSame = (file: string) => isIn(file, withoutDatabase) || !opensDatabase(file);

function isMade(file: string, isDrawn: boolean): boolean {
  if (share === 'second' && isFullRun) return !saysTheSame(file);
  if (always.test(file)) return true;
  if (share === 'half') return isDrawn;
  const isOnPostgres = !isDrawn && !isIn(file, seldomOnPostgres) && !saysTheSame(file);
  return share === 'second' ? isOnPostgres : !isOnPostgres;
}

/** Returns the files of a pattern that this run leaves out: every other one, chosen by the commit. */
export function leftOut(pattern: string): string[] {
  if (share === undefined) return [];
  return globSync(pattern, { cwd: root })
    .toSorted()
    .filter((file, index) => !isMade(file, (index + seed) % 2 === 0));
}
