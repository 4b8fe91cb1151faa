import { expect, it } from 'vitest';
import type { StoredFiles } from '../../data/files/stored-files.ts';
import { withRecordings } from './with-recordings.ts';

const never = () => Promise.reject(new Error('asked for'));

function sources(status = 200) {
  const asked: (readonly string[])[] = [];
  const files: StoredFiles = {
    upload: never,
    remove: never,
    signedUrl: never,
    publicUrl: never,
    signedUrls: async (_, paths) => {
      asked.push(paths);
      return paths.map((path) => (path.endsWith('late') ? null : `https://files.test/${path}`));
    },
  };
  const fetch = async () =>
    new Response('sound', { status, headers: { 'content-type': 'audio/webm' } });
  return { files, platform: { fetch }, asked };
}

const clips = (...paths: readonly string[]) => ({
  made_at: 'now',
  jsa_clips: paths.map((path) => ({ path })),
});

it('asks for nothing where there are no recordings', async () => {
  const { asked, ...from } = sources();
  expect(await withRecordings(from, { made_at: 'now' })).toEqual({ made_at: 'now' });
  expect(await withRecordings(from, clips())).toEqual(clips());
  expect(asked).toEqual([]);
});

it('puts each sound beside its recording, and none where it has not arrived', async () => {
  expect(await withRecordings(sources(), clips('a', 'late'))).toEqual({
    made_at: 'now',
    jsa_clips: [
      { path: 'a', sound: `data:audio/webm;base64,${btoa('sound')}` },
      { path: 'late', sound: null },
    ],
  });
});

it('asks for many in parts', async () => {
  const from = sources();
  await withRecordings(from, clips(...Array.from({ length: 51 }, (_, at) => `${at}`)));
  expect(from.asked.map(({ length }) => length)).toEqual([50, 1]);
});

it('fails as a whole rather than leaving a sound out', async () => {
  await expect(withRecordings(sources(500), clips('a'))).rejects.toMatchObject({ kind: 'network' });
});
