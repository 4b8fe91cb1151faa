import { expect, test } from 'vitest';
import { photoUrl } from './photo-urls.ts';
import { createStoredFiles } from './stored-files.ts';

test('photos asked for at once are signed by one request, and one that is missing has no address', async () => {
  const asked: unknown[] = [];
  const files = createStoredFiles({
    config: {
      ready: async () => ({
        apiUrl: 'https://muster.example',
        supabaseUrl: '',
        anonKey: 'anon',
        functionsUrl: null,
        vapidPublicKey: null,
        mapStyleUrl: null,
        version: 'test',
      }),
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
