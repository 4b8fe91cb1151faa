import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/**
 * Guides and comments name files, and functions and tables of the database. What they name has to be
 * there, or the reader searches in vain.
 */
const root = join(import.meta.dirname, '..', '..');
const generated =
  /^docs\/(?:specification-coverage|test-results)\.md$|\.gen\.ts$|^docs\/protocol\.md$/;

let opened: TestDatabase;
let paths: readonly string[];
let texts: readonly { readonly path: string; readonly text: string }[];

beforeAll(async () => {
  opened = await openTestDatabase();
  paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
  const readable = paths.filter(
    (path) => /\.(?:md|ts|tsx|mjs|cjs|sql)$/.test(path) && !generated.test(path),
  );
  texts = await Promise.all(
    readable.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8').catch(() => '');
      return { path, text: path.endsWith('.md') ? text : comments(path, text) };
    }),
  );
});
afterAll(() => opened.close());

test('files that guides and comments name are there', () => {
  const pattern =
    /(?<![\w./@-])(?:apps|bench|conformance|docs|e2e|packages|supabase|tools)\/[\w./*{},<>-]*\.(?:md|tsx?|mjs|cjs|sql|json|jsonc)\b/g;
  expect(
    lost(pattern, (name) => {
      if (/[<>{]/.test(name)) return true;
      const glob = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\*+/g, '.*')}$`);
      return paths.some((path) => glob.test(path));
    }),
  ).toEqual([]);
});

test('decisions that comments name by their number are there', () => {
  expect(
    lost(/docs\/decisions\/\d{4}\b/g, (name) => paths.some((path) => path.startsWith(name))),
  ).toEqual([]);
});

test('functions, tables and types that guides and comments name with their schema are there', async () => {
  const rows = await opened.database.query<{ name: string }>(`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    union
    select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    union
    select n.nspname || '.' || t.typname from pg_type t join pg_namespace n on n.oid = t.typnamespace`);
  const names = new Set(rows.map(({ name }) => name));
  expect(lost(/(?<![\w.-])app\.[a-z]+_[a-z_]+\b(?!\.)/g, (name) => names.has(name))).toEqual([]);
});

test('the guides name no function that is gone', async () => {
  const rows = await opened.database.query<{ name: string }>(`
    select p.proname::text as name from pg_proc p
    union select c.relname::text from pg_class c
    union select a.attname::text from pg_attribute a
    union select n.nspname::text from pg_namespace n
    union select t.typname::text from pg_type t`);
  const names = new Set(rows.map(({ name }) => name));
  const guides = /^docs\/(?:architecture|adding-a-feature)\.md$/;
  const words = /(?<=`)[a-z]+(?:_[a-z]+)+(?=`)/g;
  expect(lost(words, (name) => names.has(name), guides)).toEqual([]);
});

function lost(pattern: RegExp, isThere: (name: string) => boolean, where: RegExp = /^/): string[] {
  return texts
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].flatMap(([name]) => (isThere(name) ? [] : [`${path}: ${name}`])),
    );
}

/** The comments of a source, each on lines of its own. */
function comments(path: string, text: string): string {
  const pattern = path.endsWith('.sql') ? /--.*$/gm : /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
  return (text.match(pattern) ?? []).join('\n').replaceAll(/\n\s*(?:\*|--|\/\/) ?/g, '\n');
}
