/**
 * `npm run native:android`: builds the phone app, which asks for its server at the first start. With an
 * address (`-- https://muster.example.com`) it is built for that server.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildWebForPhones } from './lib/build-web.mjs';
import { prepare, root, say } from './lib/prepare.mjs';

const [system, address] = process.argv.slice(2);

/** Undefined if the app asks. */
function serverUrl() {
  if (address === undefined) return undefined;
  const url = URL.canParse(address ?? '') ? new URL(address) : null;
  if (url?.protocol === 'https:') return url.origin;
  say(
    `that is no address of a server; as in: npm run native:${system} -- https://muster.example.com`,
  );
  say('phones need TLS; docs/configuration.md says how to set it up');
  process.exit(1);
}

/** The links that Android opens in the app are declared when the app is built. */
function keepHost() {
  const file = join(root, 'apps', 'web', 'native', 'android', 'server.properties');
  if (url === undefined) rmSync(file, { force: true });
  else writeFileSync(file, `host=${new URL(url).hostname}\n`);
}

const url = serverUrl();
const prepared = prepare();
buildWebForPhones(prepared, url);
const cap = join(root, 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor');
const synced = spawnSync(prepared.node, [cap, 'sync', system], {
  cwd: join(root, 'apps', 'web', 'native'),
  env: prepared.env,
  stdio: 'inherit',
});
if (synced.status === 0 && system === 'android') keepHost();
if (synced.status === 0) say(`open apps/web/native/${system} as docs/native.md says`);
process.exit(synced.status ?? 1);
