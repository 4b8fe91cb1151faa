import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys, loadSecret, rotateKeys } from './keys.ts';

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

test('no one but the owner can read the keys', async () => {
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

test('a file from before the short API keys gets them, and keeps all else', async () => {
  const { publishableKey, secretKey, ...older } = await loadKeys(dataDir);
  const path = join(dataDir, 'keys.json');
  await writeFile(path, JSON.stringify({ ...older, vapidPrivateKey: 'kept' }));
  const completed = await loadKeys(dataDir);
  expect(completed).toMatchObject({ ...older, vapidPrivateKey: 'kept' });
  expect([publishableKey, secretKey]).not.toContain(completed.publishableKey);
  expect(await loadKeys(dataDir)).toEqual(completed);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('another algorithm brings a key of its own, which signs later than the first', async () => {
  const before = await loadKeys(dataDir);
  const { signingKeys } = await loadKeys(dataDir, 'RS256');
  expect(signingKeys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256']);
  const [next, old] = signingKeys;
  expect(next?.signs_from).toBeGreaterThan(Date.now() / 1000 + 500);
  expect(old).toEqual({ ...before.signingKeys[0], retired_at: next?.signs_from });
  expect((await loadKeys(dataDir, 'RS256')).signingKeys).toEqual(signingKeys);
});

test('a changed key retires each older one once', async () => {
  await loadKeys(dataDir);
  const change = { algorithm: undefined, atOnce: false };
  const once = await rotateKeys(dataDir, change);
  const twice = await rotateKeys(dataDir, change);
  expect(twice.signingKeys).toHaveLength(3);
  expect(twice.signingKeys[2]).toEqual(once.signingKeys[1]);
  expect((await rotateKeys(dataDir, { ...change, atOnce: true })).signingKeys).toHaveLength(1);
});

test('a secret is made once, also for processes that ask for it at the same time', async () => {
  const { signingKeys } = await loadKeys(dataDir);
  const names = ['mailLinkKey', 'otherKey', 'mailLinkKey', 'otherKey'];
  const secrets = await Promise.all(names.map((name) => loadSecret(dataDir, name)));
  expect(secrets[0]).toHaveLength(32);
  expect(secrets.slice(2)).toEqual(secrets.slice(0, 2));
  expect(secrets[0]).not.toEqual(secrets[1]);
  expect(await loadSecret(dataDir, 'mailLinkKey')).toEqual(secrets[0]);
  expect((await loadKeys(dataDir)).signingKeys).toEqual(signingKeys);
  expect(await readdir(dataDir)).toEqual(['keys.json']);
});

test('a secret survives a change of the signing key at the same moment', async () => {
  await loadKeys(dataDir);
  const change = { algorithm: undefined, atOnce: false };
  const [secret] = await Promise.all([
    loadSecret(dataDir, 'mailLinkKey'),
    rotateKeys(dataDir, change),
    rotateKeys(dataDir, change),
  ]);
  expect(await loadSecret(dataDir, 'mailLinkKey')).toEqual(secret);
  expect((await loadKeys(dataDir)).signingKeys).toHaveLength(3);
});

test('a secret that is too short stops the start with a sentence that names it', async () => {
  const keys = await loadKeys(dataDir);
  const path = join(dataDir, 'keys.json');
  await writeFile(path, JSON.stringify({ ...keys, mailLinkKey: 'c2hvcnQ' }));
  await expect(loadSecret(dataDir, 'mailLinkKey')).rejects.toThrow(/no usable mailLinkKey/);
});

test('a lock that a process left behind does not stop anyone', async () => {
  await loadKeys(dataDir);
  const lock = join(dataDir, 'keys.json.lock');
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 11_000);
  await utimes(lock, longAgo, longAgo);
  expect(await loadSecret(dataDir, 'mailLinkKey')).toHaveLength(32);
});
