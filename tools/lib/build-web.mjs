import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root, say } from './prepare.mjs';

const web = join(root, 'apps', 'web');
const stampFile = join(web, 'dist', '.build-stamp');
const inputs = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json'];
const ignored = new Set(['node_modules', 'dist', '.cache']);
const phoneProjects = join(web, 'native');

function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    const inner = join(path, entry.name);
    if (inner === phoneProjects) continue;
    if (entry.isDirectory()) yield* filesBelow(inner);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield inner;
  }
}

function inputHash(mode) {
  const hash = createHash('sha256').update(mode);
  for (const input of inputs) {
    const path = join(root, input);
    const files = input.endsWith('.json') ? [path] : filesBelow(path);
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the web app unless the last build came from the same files. A quiet build prints only the bundler's error. */
export function buildWebWhenStale({ node, env }, { isQuiet = false } = {}) {
  const hash = inputHash(env.VITE_GALLERY ?? '');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  say('building the web app (about half a minute)');
  build(node, env, [], isQuiet);
  writeFileSync(stampFile, hash);
}

/**
 * Builds the web app for phones, separately from the one that the server serves. Without a server's address the app
 * asks for it.
 */
export function buildWebForPhones({ node, env }, serverUrl) {
  say('building the web app for phones (about half a minute)');
  const outDir = join(phoneProjects, 'www');
  const built = serverUrl === undefined ? env : { ...env, VITE_SERVER_URL: serverUrl };
  build(node, built, ['--outDir', outDir, '--emptyOutDir']);
}

function build(node, env, options, isQuiet = false) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: web,
    env,
    stdio: isQuiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (done.status !== 0) {
    if (isQuiet) process.stderr.write(`${done.stdout}${done.stderr}`);
    say('couldn’t build the web app; see the lines above');
    process.exit(1);
  }
}
