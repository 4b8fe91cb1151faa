import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './keys.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muster-keys-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

test('damaged keys stop the start with a sentence that names the file', async () => {
  await writeFile(join(dataDir, 'keys.json'), '{"anonKey":"x"');
  await expect(loadKeys(dataDir)).rejects.toThrow(/keys\.json is damaged/);
});

test('nobody but the owner can read the keys', async () => {
  await loadKeys(dataDir);
  expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('two processes that start at once agree on the keys', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys(dataDir)));
  expect(new Set(all.map((keys) => keys.anonKey)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['keys.json']);
});

test('a second start finds the same keys and what others keep beside them', async () => {
  const first = await loadKeys(dataDir);
  const path = join(dataDir, 'keys.json');
  const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...Object(stored), vapidPrivateKey: 'kept' }));
  expect(await loadKeys(dataDir)).toEqual({ ...first, vapidPrivateKey: 'kept' });
});
