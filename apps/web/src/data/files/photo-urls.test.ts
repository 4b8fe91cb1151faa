import { expect, test } from 'vitest';
import { createApi } from '../client/api.ts';
import { photoPath, photoUrl } from './photo-urls.ts';
import { createStoredFiles } from './stored-files.ts';

const config = {
  apiUrl: 'https://muster.example',
  supabaseUrl: '',
  anonKey: 'anon',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: 'test',
};

/** The ids in each request; the people in `photos` have a photo. */
function profilesApi(photos: Readonly<Record<string, string>>) {
  const asked: string[][] = [];
  const token = async () => ({ kind: 'none' }) as const;
  const api = createApi({
    config: { ready: async () => config, current: () => config, refresh: async () => {} },
    tokens: { current: token, renew: token },
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      expect(searchParams.get('photo_url')).toBe('not.is.null');
      const ids = searchParams.get('person_id')?.slice('in.('.length, -1).split(',') ?? [];
      asked.push(ids);
      return Response.json(
        ids.flatMap((person_id) => {
          const photo_url = photos[person_id];
          return photo_url === undefined ? [] : [{ person_id, photo_url }];
        }),
      );
    },
  });
  return { api, asked };
}

const personId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

test('photos asked for at once are signed by one request, and one that is missing has no address', async () => {
  const asked: unknown[] = [];
  const files = createStoredFiles({
    config: {
      ready: async () => config,
    },
    tokens: { current: async () => ({ kind: 'none' }) },
    fetch: async (_, init) => {
      asked.push(await new Response(init?.body).json());
      return Response.json([
        { path: 'a.webp', error: null, signedURL: '/object/sign/profile-photos/a.webp?token=1' },
        { path: 'b.webp', error: 'Either the object does not exist', signedURL: null },
      ]);
    },
    origin: 'https://muster.example',
  });
  expect(await Promise.all([photoUrl(files, 'a.webp'), photoUrl(files, 'b.webp')])).toEqual([
    expect.stringContaining('a.webp?token=1'),
    null,
  ]);
  expect(asked).toEqual([{ expiresIn: 3600, paths: ['a.webp', 'b.webp'] }]);
});

test('photos of people are found by one request, and who has none or is not shown has no path', async () => {
  const { api, asked } = profilesApi({ [personId(1)]: 'a.webp' });
  expect(await Promise.all([photoPath(api, personId(1)), photoPath(api, personId(2))])).toEqual([
    'a.webp',
    null,
  ]);
  expect(asked).toEqual([[personId(1), personId(2)]]);
});

test('the photos of more than a hundred people are asked for by a hundred', async () => {
  const { api, asked } = profilesApi({ [personId(100)]: 'last.webp' });
  const ids = Array.from({ length: 101 }, (_, at) => personId(at));
  const paths = await Promise.all(ids.map((id) => photoPath(api, id)));
  expect(paths.at(100)).toBe('last.webp');
  expect(asked.map((some) => some.length)).toEqual([100, 1]);
});

test('a request that fails fails for everyone who waits for it, and the next one asks again', async () => {
  const { api, asked } = profilesApi({ 'not-a-uuid': 'x.webp', [personId(1)]: 'a.webp' });
  const both = [photoPath(api, 'not-a-uuid'), photoPath(api, personId(1))];
  await expect(both[0]).rejects.toThrow('another form');
  await expect(both[1]).rejects.toThrow('another form');
  expect(await photoPath(api, personId(1))).toBe('a.webp');
  expect(asked).toHaveLength(2);
});
