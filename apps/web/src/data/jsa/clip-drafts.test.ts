import 'fake-indexeddb/auto';
import { voiceClips } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { createDrafts, type Drafts } from '../drafts/drafts.ts';
import { openDeviceDatabase } from '../storage/device-database.ts';
import { StorageError } from '../storage/connection.ts';
import { clipsOf } from './clip-drafts.ts';

const ana = 'e0000000-0000-4000-8000-000000000001';
const luis = 'e0000000-0000-4000-8000-000000000002';
const sound = (bytes = 'sound', type = 'audio/webm') => new Blob([bytes], { type });

const openDrafts = () =>
  createDrafts({ database: openDeviceDatabase(randomId()), clock: { wallMs: () => 1000 } });

it('keeps recordings of a dialogue for their speaker alone, until it is over', async () => {
  const drafts = openDrafts();
  const clips = clipsOf(drafts, ana);
  await clips.keep('one', 'roof', sound('first'));
  await clips.keep('two', 'roof', sound('second'));
  await clips.keep('three', 'trench', sound());
  expect(await clipsOf(drafts, luis).files('roof', 'c')).toEqual([]);
  const files = await clips.files('roof', 'c');
  expect(files.map(({ path, bucket }) => `${bucket}/${path}`).toSorted()).toEqual([
    'voice-clips/c/roof/one',
    'voice-clips/c/roof/two',
  ]);
  expect(await files.find(({ id }) => id === 'one')?.bytes.text()).toBe('first');
  await clips.forget('roof');
  expect(await clips.files('roof', 'c')).toEqual([]);
  expect(await clips.files('trench', 'c')).toHaveLength(1);
});

it.each([
  ['as large as the bucket takes', sound('x'.repeat(voiceClips.mostBytes)), 1],
  ['one byte larger', sound('x'.repeat(voiceClips.mostBytes + 1)), 0],
  ['of another type', sound('x', 'audio/wav'), 0],
])('of a recording %s it keeps what it can', async (_, blob, kept) => {
  const clips = clipsOf(openDrafts(), ana);
  await clips.keep('one', 'roof', blob);
  expect(await clips.files('roof', 'c')).toHaveLength(kept);
});

it('lets recordings go where the device has no room, and says nothing', async () => {
  const full = () => Promise.reject(new StorageError('no_room'));
  const drafts: Drafts = { list: full, read: full, keep: full, remove: full };
  const clips = clipsOf(drafts, ana);
  await clips.keep('one', 'roof', sound());
  expect(await clips.files('roof', 'c')).toEqual([]);
  await clips.forget('roof');
});
