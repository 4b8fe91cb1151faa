import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { plainSha256 } from './plain-sha256.ts';
import { sha256 } from './sha256.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('hashes as the browser does, at every length around a block', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 100_003]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    expect([length, Buffer.from(plainSha256(bytes)).toString('hex')]).toEqual([
      length,
      hashOf(bytes),
    ]);
  }
});

it('says the same with and without the cryptography of a secure page', async () => {
  const bytes = new TextEncoder().encode('a photo');
  const secure = await sha256(bytes.buffer);
  vi.stubGlobal('crypto', {});
  const plain = await sha256(bytes.buffer);
  vi.unstubAllGlobals();
  expect([secure, plain]).toEqual([hashOf(bytes), hashOf(bytes)]);
});
