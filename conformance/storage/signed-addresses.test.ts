import { describe, expect, it } from 'vitest';

import {
  clientOf,
  isAimedElsewhere,
  orThrow,
  rawGet,
  refused,
  somebody,
  type Target,
  useSharedTarget,
} from './support/target.ts';

describe('signed addresses', () => {
  let target: Target;
  let bucket: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket();
    await orThrow(target.service.storage.from(bucket).upload('folder/a b.txt', 'secret'));
    await orThrow(target.service.storage.from(bucket).upload('other.txt', 'other'));
  });

  const files = () => target.service.storage.from(bucket);
  const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
  const downloadToken = async (expiresIn = 60, key = 'folder/a b.txt') =>
    tokenOf((await orThrow(files().createSignedUrl(key, expiresIn))).signedUrl);

  /** Opens a URL as anyone would, without a key or token. */
  async function open(path: string, init?: RequestInit) {
    const answer = await fetch(`${target.url}/storage/v1${path}`, init);
    const text = await answer.text();
    return { status: answer.status, text, headers: answer.headers };
  }

  describe('for downloading', () => {
    it('[storage.from.createSignedUrl] are not made for what the caller may not read', async () => {
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await client.storage.from(bucket).createSignedUrl('other.txt', 60)).toEqual(
          refused('404', 'Object not found'),
        );
      }
      expect((await target.send('POST', `/object/sign/${bucket}/other.txt`)).json).toMatchObject({
        statusCode: '403',
      });
    });

    it('[C2 storage.from.createSignedUrl] are made without the place of the API', async () => {
      const { json } = await target.send('POST', `/object/sign/${bucket}/folder/a%20b.txt`, {
        as: 'service',
        headers: { 'content-type': 'application/json' },
        body: '{"expiresIn":60}',
      });
      expect(json).toEqual({
        signedURL: expect.stringMatching(
          new RegExp(
            `^/object/sign/${bucket}/folder/a b\\.txt\\?token=[\\w-]+\\.[\\w-]+\\.[\\w-]+$`,
          ),
        ),
      });
    });

    it('are made for a lifetime that is sent as text, as the Python client does', async () => {
      const sign = (path: string, body: object) =>
        target.send('POST', path, {
          as: 'service',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      expect(
        await sign(`/object/sign/${bucket}/folder/a%20b.txt`, { expiresIn: '60' }),
      ).toMatchObject({
        status: 200,
        json: { signedURL: expect.any(String) },
      });
      const many = { expiresIn: '60', paths: ['folder/a b.txt'] };
      expect(await sign(`/object/sign/${bucket}`, many)).toMatchObject({ status: 200 });
      for (const expiresIn of ['', 'soon', '0', '1.5']) {
        expect((await sign(`/object/sign/${bucket}/folder/a%20b.txt`, { expiresIn })).status).toBe(
          400,
        );
      }
    });

    it('[storage.from.createSignedUrl] open the object for whoever has them, until they end', async () => {
      const { signedUrl } = await orThrow(files().createSignedUrl('folder/a b.txt', 60));
      const answer = await fetch(signedUrl);
      expect([answer.status, await answer.text()]).toEqual([200, 'secret']);
      const end = Date.parse(answer.headers.get('expires') ?? '') - Date.now();
      expect(end).toBeGreaterThan(40_000);
      expect(end).toBeLessThan(70_000);
      expect((await fetch(signedUrl, { headers: { range: 'bytes=0-2' } })).status).toBe(206);
      expect((await fetch(signedUrl, { method: 'HEAD' })).headers.get('content-length')).toBe('6');
    });

    it('[storage.from.createSignedUrl] name the file to save', async () => {
      const { signedUrl } = await orThrow(
        files().createSignedUrl('other.txt', 60, { download: 'mine.txt' }),
      );
      const { headers } = await fetch(signedUrl);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename=mine\.txt/);
    });

    it.each([0, -5, 1.5, 'soon', null])('are not made for %j seconds', async (expiresIn) => {
      const { json } = await target.send('POST', `/object/sign/${bucket}/other.txt`, {
        as: 'service',
        body: JSON.stringify({ expiresIn }),
      });
      expect(json).toMatchObject({ statusCode: '400' });
    });

    it('[C2 storage.from.createSignedUrls] come for many at once, each with its own refusal', async () => {
      const { json } = await target.send('POST', `/object/sign/${bucket}`, {
        as: 'service',
        body: JSON.stringify({ expiresIn: 60, paths: ['other.txt', 'nothing'] }),
      });
      expect(json).toEqual([
        {
          error: null,
          path: 'other.txt',
          signedURL: expect.stringMatching(/^\/object\/sign\/.*token=/),
        },
        {
          error: 'Either the object does not exist or you do not have access to it',
          path: 'nothing',
          signedURL: null,
        },
      ]);
      const made = await orThrow(files().createSignedUrls(['folder/a b.txt', 'nothing'], 60));
      expect(await (await fetch(made[0]?.signedUrl ?? '')).text()).toBe('secret');
      expect(made[1]).toMatchObject({ signedUrl: null });
      const unseen = await orThrow(
        target.anon.storage.from(bucket).createSignedUrls(['other.txt'], 60),
      );
      expect(unseen[0]).toMatchObject({ signedURL: null });
    });

    it('open nothing after their end', async () => {
      const token = await downloadToken(1);
      await expect
        .poll(
          async () => (await open(`/object/sign/${bucket}/folder/a%20b.txt?token=${token}`)).text,
          {
            timeout: 10_000,
          },
        )
        .toContain('\\"exp\\" claim timestamp check failed');
    });

    it('open no other object, no other bucket and no folder', async () => {
      const token = await downloadToken();
      const second = await target.bucket();
      await orThrow(target.service.storage.from(second).upload('folder/a b.txt', 'elsewhere'));
      for (const path of [
        `${bucket}/other.txt`,
        `${second}/folder/a%20b.txt`,
        `${bucket}/folder/a%20b.txt/more`,
        `${bucket}/folder`,
        `${bucket}/other.txt/../folder/a%20b.txt`,
        `${bucket}%2Ffolder/a%20b.txt`,
      ]) {
        const address = `${target.url}/storage/v1/object/sign/${path}?token=${token}`;
        const { status, text } = await rawGet(address, {});
        expect([path, status, text]).toEqual([
          path,
          400,
          expect.stringMatching(/InvalidSignature|InvalidBucketName/),
        ]);
      }
    });

    it('open nothing when their token was touched or is another kind of token', async () => {
      const token = await downloadToken();
      const [header = '', claims = '', signature = ''] = token.split('.');
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const longer = {
        ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
        exp: 9_999_999_999,
      };
      for (const forged of [
        '',
        'nonsense',
        `${header}.${encode(longer)}.${signature}`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        target.serviceRoleKey,
        target.anonKey,
      ]) {
        const { status, text } = await open(
          `/object/sign/${bucket}/folder/a%20b.txt?token=${encodeURIComponent(forged)}`,
        );
        expect([status, text]).toEqual([400, expect.stringMatching(/InvalidJWT/)]);
      }
      const { text } = await open(`/object/sign/${bucket}/folder/a%20b.txt`);
      expect(text).toContain('"statusCode":"400"');
    });

    it('say nothing of who has signed, and sign no one in', async () => {
      const person = await somebody(target);
      const token = await downloadToken();
      const client = clientOf(target.url, target.anonKey, token);
      expect((await client.storage.listBuckets()).error).toMatchObject({ statusCode: '403' });
      expect((await client.from('companies').select()).status).toBe(401);
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain(
        person.id,
      );
    });

    it('open nothing of an object that was deleted', async () => {
      await orThrow(files().upload('gone.txt', 'gone'));
      const token = await downloadToken(60, 'gone.txt');
      await orThrow(files().remove(['gone.txt']));
      expect((await open(`/object/sign/${bucket}/gone.txt?token=${token}`)).text).toContain(
        'Object not found',
      );
    });
  });

  describe('for uploading', () => {
    it('[storage.from.createSignedUploadUrl] are not made for those who may not upload', async () => {
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await client.storage.from(bucket).createSignedUploadUrl('mine.txt')).toEqual(
          refused('403', 'new row violates row-level security policy'),
        );
      }
    });

    it('[C1 storage.from.createSignedUploadUrl] are not made for a name that is taken', async () => {
      expect(await files().createSignedUploadUrl('other.txt')).toEqual(
        refused('409', 'The resource already exists'),
      );
    });

    it('[C2 storage.from.createSignedUploadUrl storage.from.uploadToSignedUrl] take one file from whoever has them', async () => {
      const { json } = await target.send('POST', `/object/upload/sign/${bucket}/raw.txt`, {
        as: 'service',
      });
      expect(json).toEqual({
        url: expect.stringMatching(/^\/object\/upload\/sign\/.+\?token=.+/),
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      });
      const { token } = await orThrow(files().createSignedUploadUrl('sent/up.txt'));
      const answer = await target.anon.storage
        .from(bucket)
        .uploadToSignedUrl('sent/up.txt', token, 'content', { contentType: 'text/css' });
      expect(answer.data).toEqual({ path: 'sent/up.txt', fullPath: `${bucket}/sent/up.txt` });
      expect((await orThrow(files().info('sent/up.txt'))).contentType).toBe('text/css');
      expect(
        await target.anon.storage.from(bucket).uploadToSignedUrl('sent/up.txt', token, 'again'),
      ).toEqual(refused('409', 'The resource already exists'));
    });

    it('[storage.from.createSignedUploadUrl] replace an object only when they were made for that', async () => {
      const { token } = await orThrow(files().createSignedUploadUrl('other.txt', { upsert: true }));
      await orThrow(files().uploadToSignedUrl('other.txt', token, 'replaced'));
      expect(await (await orThrow(files().download('other.txt'))).text()).toBe('replaced');
      const plain = await orThrow(files().createSignedUploadUrl('plain.txt'));
      await orThrow(files().upload('plain.txt', 'first'));
      const answer = await files().uploadToSignedUrl('plain.txt', plain.token, 'second', {
        upsert: true,
      });
      expect(answer).toEqual(refused('409', 'The resource already exists'));
    });

    it('make what is uploaded the object of who signed', async () => {
      if (isAimedElsewhere) return;
      const person = await somebody(target);
      await orThrow(target.service.storage.createBucket(`own-${person.id}`));
      const own = person.client.storage.from(`own-${person.id}`);
      const { token } = await orThrow(own.createSignedUploadUrl(`${person.id}/a.txt`));
      await orThrow(
        target.anon.storage
          .from(`own-${person.id}`)
          .uploadToSignedUrl(`${person.id}/a.txt`, token, 'x'),
      );
      const [deleted] = await orThrow(own.remove([`${person.id}/a.txt`]));
      expect(deleted).toMatchObject({ owner_id: person.id });
    });

    it('are held to the bucket’s limits', async () => {
      const small = await target.bucket({ fileSizeLimit: '10b', allowedMimeTypes: ['text/plain'] });
      const limited = target.service.storage.from(small);
      const { token } = await orThrow(limited.createSignedUploadUrl('a.txt'));
      expect(await limited.uploadToSignedUrl('a.txt', token, 'x'.repeat(11))).toMatchObject({
        error: { statusCode: '413' },
      });
      const picture = { contentType: 'image/png' };
      expect(await limited.uploadToSignedUrl('a.txt', token, 'x', picture)).toMatchObject({
        error: { statusCode: '415' },
      });
    });

    it('take no other name and no other bucket', async () => {
      const { token } = await orThrow(files().createSignedUploadUrl('only.txt'));
      const second = await target.bucket();
      for (const [name, key] of [
        [bucket, 'another.txt'],
        [second, 'only.txt'],
        [bucket, 'only.txt/more'],
      ] as const) {
        expect(
          await target.anon.storage.from(name).uploadToSignedUrl(key, token, 'x'),
        ).toMatchObject({ error: { statusCode: '400', message: 'Invalid signature' } });
      }
    });

    it('[C2] a download’s token does not upload, and the reverse', async () => {
      const download = await downloadToken(60, 'other.txt');
      const upload = await target.anon.storage
        .from(bucket)
        .uploadToSignedUrl('other.txt', download, 'overwritten', { upsert: true });
      expect(upload).toMatchObject({ error: { statusCode: '400' } });
      const { token } = await orThrow(files().createSignedUploadUrl('other.txt', { upsert: true }));
      const read = await open(`/object/sign/${bucket}/other.txt?token=${token}`);
      expect([read.status, read.text]).toEqual([400, expect.stringContaining('InvalidJWT')]);
      for (const stranger of [target.serviceRoleKey, target.anonKey, 'a.b.c']) {
        const { status } = await open(`/object/upload/sign/${bucket}/x.txt?token=${stranger}`, {
          method: 'PUT',
          body: 'x',
        });
        expect(status).toBe(400);
      }
    });
  });

  describe.skipIf(isAimedElsewhere)('with an origin set aside for files', () => {
    it('are answered there, and elsewhere by a way there', async () => {
      const { port } = new URL(target.url);
      const publicUrl = `http://localhost:${port}`;
      await target.server?.restart({ STORAGE_PUBLIC_URL: publicUrl });
      const { signedUrl } = await orThrow(files().createSignedUrl('folder/a b.txt', 60));
      const away = await fetch(signedUrl, { redirect: 'manual' });
      expect(away.status).toBe(307);
      expect(away.headers.get('location')).toBe(signedUrl.replace(target.url, publicUrl));
      expect(await (await fetch(signedUrl)).text()).toBe('secret');
      await target.server?.restart();
    });
  });
});
