/**
 * Fails if the web app has outgrown a budget: the shell, which is all JavaScript that a browser fetches on every page
 * before the app can show anything (the entry and the files that `index.html` preloads), and in addition the files that
 * each of the first pages needs. Moving a part out of the shell saves nothing if these pages load it anyway. Sarah's
 * library and her rules have their own budgets, and the recognizer for the operator's models must load only for people
 * who use it. None of these parts may contain the phone app's code. Reads `apps/web/dist`, so build first.
 * `node tools/check-size.mjs`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const shellBudgetKb = 152;
const shellAimKb = 120;
/** The frame and the page itself, by their source files, without a language's texts. */
const firstPages = [
  { page: '/', files: ['DocumentLayout', 'LandingPage'], budgetKb: 169 },
  { page: '/auth', files: ['PublicLayout', 'AuthPage'], budgetKb: 202 },
  { page: '/time', files: ['AppShell', 'TimePage'], budgetKb: 227 },
  // The page of supervisors and admins, with everything that it loads.
  {
    page: '/dashboard',
    files: ['AppShell', 'HomePage', 'CrewTime', 'NextShiftLink', 'ExpectedCard', 'JsasToSign'],
    budgetKb: 284,
  },
];
/** Loaded where people talk with Sarah. Her knowledge and her texts contain both languages, since crews mix them. */
const sarahsFiles = [
  { file: 'sarah-library', what: 'Sarah’s library and words', budgetKb: 80 },
  { file: 'sarah-rules', what: 'Sarah’s rules', budgetKb: 30 },
];
const dist = new URL('../apps/web/dist/', import.meta.url);
const assets = new URL('assets/', dist);
const names = readdirSync(assets).filter((name) => name.endsWith('.js'));

const read = (name) => readFileSync(new URL(name, assets));
const sizeKb = (name) => gzipSync(read(name), { level: 9 }).byteLength / 1024;
const sum = (files) => files.reduce((total, name) => total + sizeKb(name), 0);

/** Returns the files and everything that they import, except by `import()`. */
function withImports(files) {
  const needed = new Set(files);
  for (const name of needed) {
    const code = read(name).toString();
    for (const [, path] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      needed.add(path);
  }
  return [...needed];
}

function fileOf(source) {
  const name = names.find((one) => one.startsWith(`${source}-`));
  if (name === undefined) throw new Error(`the build has no file of ${source}`);
  return name;
}

const html = readFileSync(new URL('index.html', dist), 'utf8');
const shell = withImports(
  [
    ...html.matchAll(/<script\b[^>]*\bsrc="\/assets\/([^"]+)"/g),
    ...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="\/assets\/([^"]+)"/g),
  ].map(([, name]) => name),
);

function report(kb, what, budgetKb, remark = '') {
  console.log(`${kb.toFixed(1).padStart(7)} KB  ${what}, gzipped (budget ${budgetKb}${remark})`);
  if (kb <= budgetKb) return;
  console.error(`Over its budget: ${what}. Load later what the first screen does not need.`);
  process.exitCode = 1;
}

for (const name of shell) console.log(`${sizeKb(name).toFixed(1).padStart(7)} KB  ${name}`);
report(sum(shell), 'shell', shellBudgetKb, `, aim ${shellAimKb}`);
for (const { page, files, budgetKb } of firstPages) {
  const all = [...new Set([...shell, ...withImports(files.map(fileOf))])];
  report(sum(all), `first visit to ${page}`, budgetKb);
  // Every call to a phone goes through this name (apps/web/src/platform/native/bridge.ts).
  const ofPhones = all.filter((name) => read(name).includes('nativePromise'));
  if (ofPhones.length === 0) continue;
  console.error(`Code for phones in the first visit to ${page}: ${ofPhones.join(', ')}`);
  process.exitCode = 1;
}
const precached = readFileSync(new URL('sw.js', dist), 'utf8');
if (/assets\/vosk-(?:worker-|[\w-]+\.wasm)/.test(precached)) {
  console.error('Every visitor would fetch the recognizer for models of the operator.');
  process.exitCode = 1;
}
for (const { file, what, budgetKb } of sarahsFiles) {
  const name = fileOf(file);
  report(sizeKb(name), what, budgetKb);
  if (!shell.includes(name)) continue;
  console.error(`In the shell: ${name}`);
  process.exitCode = 1;
}
