import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepTold, noticeWording, toldOnDevice } from './recording-notice.ts';

function storeOf(entries: readonly (readonly [string, string])[] = []) {
  const kept = new Map(entries);
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    subscribe: () => () => {},
  };
}

it('remembers on a device who was told, when and in which words', () => {
  const store = storeOf();
  expect(toldOnDevice(store, 'ana')).toBeNull();
  keepTold(store, 'ana', Date.UTC(2026, 5, 1, 12));
  expect(toldOnDevice(store, 'ana')).toEqual({ at: '2026-06-01T12:00:00.000Z', wording: 1 });
  expect(toldOnDevice(store, 'ben')).toBeNull();
});

it.each(['yes', '{"at":"2026-06-01T12:00:00.000Z","wording":0}', '{"wording":1}', '5'])(
  'tells again where %s was kept',
  (kept) => {
    const store = storeOf([['muster-jsa-recording-told:ana', kept]]);
    expect(toldOnDevice(store, 'ana')).toBeNull();
  },
);

/** Every version of the words, in both languages; one more line for words that say something else. */
const hashes = ['bef7ce6f643b97da'];

it('gives other words another version', async () => {
  const source = await readFile(join(import.meta.dirname, 'RecordingNotice.tsx'), 'utf8');
  const words = (source.match(/Your company keeps[\s\S]+?isn’t recorded\./g) ?? []).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );
  expect(words).toHaveLength(3);
  const hash = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16);
  expect([hashes.length, hashes[noticeWording - 1]]).toEqual([noticeWording, hash]);
});
