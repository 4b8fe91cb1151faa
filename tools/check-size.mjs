/**
 * Fails when the web app's shell has outgrown its budget: all JavaScript that a browser fetches
 * before the first screen can begin to show, which is the entry and what `index.html` preloads.
 * Reads `apps/web/dist`, so build first. `node tools/check-size.mjs`
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgetKb = 150;
const aimKb = 120;
const dist = new URL('../apps/web/dist/', import.meta.url);

const page = readFileSync(new URL('index.html', dist), 'utf8');
const scripts = [
  ...page.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g),
  ...page.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="\/([^"]+)"/g),
].map(([, path]) => path);

const sizes = scripts.map((path) => ({
  path,
  kb: gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).byteLength / 1024,
}));
const totalKb = sizes.reduce((sum, { kb }) => sum + kb, 0);

for (const { path, kb } of sizes.toSorted((a, b) => b.kb - a.kb)) {
  console.log(`${kb.toFixed(1).padStart(7)} KB  ${path}`);
}
console.log(
  `${totalKb.toFixed(1).padStart(7)} KB  shell, gzipped (budget ${budgetKb}, aim ${aimKb})`,
);
if (totalKb > budgetKb) {
  console.error('The shell is over its budget: load what the first screen does not need later.');
  process.exitCode = 1;
}
