import { randomBytes, randomUUID } from 'node:crypto';

import { Upload, type DetailedError } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  backends,
  isAimedElsewhere,
  openTarget,
  orThrow,
  somebody,
  type Person,
  type Target,
} from './support/target.ts';

const mebibyte = 1024 * 1024;

describe.each(backends)('a resumable upload to the %s backend', (backend) => {
  let target: Target;
  let bucket: string;
  beforeAll(async () => {
    target = await openTarget({ backend });
  });
  // A retry of a test must not find anything from the first attempt.
  beforeEach(async () => {
    bucket = await target.bucket();
  });
  afterAll(() => target.stop());

  type Options = {
    readonly bearer?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly metadata?: Readonly<Record<string, string>>;
    readonly path?: string;
    readonly uploadUrl?: string;
    /** Called as bytes arrive; stops the upload if it returns true. */
    readonly stopAt?: (sent: number) => boolean;
  };

  /** Uploads with the client from upstream's guides; returns the upload's URL. */
  function upload(
    key: string,
    content: Buffer,
    options: Options = {},
  ): Promise<{ url: string; isDone: boolean }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ url: string; isDone: boolean }>();
    const { bearer = target.serviceRoleKey, stopAt = () => false } = options;
    const sending = new Upload(content, {
      endpoint: `${target.url}/storage/v1/upload/resumable${options.path ?? ''}`,
      retryDelays: [],
      chunkSize: mebibyte,
      uploadDataDuringCreation: true,
      ...(options.uploadUrl === undefined ? {} : { uploadUrl: options.uploadUrl }),
      headers: {
        apikey: target.anonKey,
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      metadata: { bucketName: bucket, objectName: key, ...options.metadata },
      onChunkComplete(_size, accepted) {
        if (!stopAt(accepted)) return;
        void sending.abort().then(() => resolve({ url: sending.url ?? '', isDone: false }));
      },
      onSuccess: () => resolve({ url: sending.url ?? '', isDone: true }),
      onError: reject,
    });
    sending.start();
    return promise;
  }

  const statusOf = (attempt: Promise<unknown>): Promise<number | undefined> =>
    attempt.then(
      () => undefined,
      (error: DetailedError) => error.originalResponse?.getStatus(),
    );

  const files = () => target.service.storage.from(bucket);
  const contentOf = async (key: string) =>
    Buffer.from(await (await orThrow(files().download(key))).arrayBuffer());

  it('is refused to those who may not upload, and for names and buckets that are none', async () => {
    const person = await somebody(target);
    const content = Buffer.from('x');
    expect(await statusOf(upload('a', content, { bearer: person.token }))).toBe(403);
    expect(await statusOf(upload('a', content, { bearer: target.anonKey }))).toBe(403);
    expect(await statusOf(upload('a', content, { bearer: '' }))).toBe(400);
    expect(await statusOf(upload('ü', content))).toBe(400);
    expect(await statusOf(upload('a', content, { metadata: { bucketName: 'test-nowhere' } }))).toBe(
      404,
    );
    expect(await statusOf(upload('a', content, { metadata: { bucketName: '../x' } }))).toBe(400);
  });

  it('becomes an object with what its metadata say', async () => {
    const content = randomBytes(3.5 * mebibyte);
    const { url } = await upload('folder/whole.bin', content, {
      metadata: {
        contentType: 'image/x-raw',
        cacheControl: '60',
        metadata: JSON.stringify({ site: 'north' }),
      },
    });
    expect(url).toMatch(/\/storage\/v1\/upload\/resumable\/[\w-]+$/);
    expect(await contentOf('folder/whole.bin')).toEqual(content);
    expect(await orThrow(files().info('folder/whole.bin'))).toMatchObject({
      size: content.length,
      contentType: 'image/x-raw',
      cacheControl: 'max-age=60',
      metadata: { site: 'north' },
    });
  });

  it('goes on where it was broken off', async () => {
    const content = randomBytes(3 * mebibyte);
    const first = await upload('resumed.bin', content, { stopAt: (sent) => sent >= mebibyte });
    expect(first.isDone).toBe(false);
    expect((await files().info('resumed.bin')).error).toMatchObject({ statusCode: '404' });
    const path = first.url.replace(/^.*\/storage\/v1/, '');
    const { headers } = await target.send('HEAD', path, {
      as: 'service',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(headers.get('upload-offset')).toBe(String(mebibyte));
    expect(headers.get('upload-length')).toBe(String(content.length));
    expect(headers.get('upload-metadata')).toContain('objectName');
    const accepted: number[] = [];
    await upload('resumed.bin', content, {
      uploadUrl: first.url,
      stopAt: (sent) => accepted.push(sent) === 0,
    });
    expect(accepted[0]).toBe(2 * mebibyte);
    expect(await contentOf('resumed.bin')).toEqual(content);
  });

  it('replaces an object only with x-upsert', async () => {
    await upload('taken.bin', Buffer.from('first'));
    expect(await statusOf(upload('taken.bin', Buffer.from('second')))).toBe(409);
    await upload('taken.bin', Buffer.from('third'), { headers: { 'x-upsert': 'true' } });
    expect((await contentOf('taken.bin')).toString()).toBe('third');
  });

  it('of nothing is an object of no bytes', async () => {
    await upload('nothing.bin', Buffer.alloc(0));
    expect(await contentOf('nothing.bin')).toHaveLength(0);
  });

  it('is held to the bucket’s limits', async () => {
    const limited = await target.bucket({ fileSizeLimit: '1kb', allowedMimeTypes: ['image/png'] });
    const metadata = { bucketName: limited, contentType: 'image/png' };
    expect(await statusOf(upload('a', Buffer.alloc(1001), { metadata }))).toBe(413);
    const begun = await target.send('POST', '/upload/resumable', {
      as: 'service',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-defer-length': '1',
        'upload-metadata': Object.entries({ ...metadata, objectName: 'b' })
          .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
    const part = await fetch(new URL(begun.headers.get('location') ?? '', target.url), {
      method: 'PATCH',
      headers: {
        apikey: target.anonKey,
        authorization: `Bearer ${target.serviceRoleKey}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new ReadableStream({
        start(stream) {
          stream.enqueue(Buffer.alloc(1001));
          stream.close();
        },
      }),
      duplex: 'half',
    });
    expect(part.status).toBe(413);
    const text = { ...metadata, contentType: 'text/plain' };
    expect(await statusOf(upload('a', Buffer.alloc(10), { metadata: text }))).toBe(415);
    if (isAimedElsewhere) return;
    const lie = Buffer.from('<svg onload="alert(1)"/>');
    expect(await statusOf(upload('a', lie, { metadata }))).toBe(415);
    expect(await orThrow(target.service.storage.from(limited).list())).toEqual([]);
  });

  it('by a signed address needs no login, and takes no other name', async () => {
    const { token } = await orThrow(files().createSignedUploadUrl('by-ticket.bin'));
    const ticket = { bearer: '', path: '/sign', headers: { 'x-signature': token } };
    const content = randomBytes(1.5 * mebibyte);
    expect(await statusOf(upload('other.bin', content, ticket))).toBe(400);
    expect(await statusOf(upload('by-ticket.bin', content, { ...ticket, headers: {} }))).toBe(400);
    await upload('taken.bin', Buffer.from('first'));
    const download = (await orThrow(files().createSignedUrl('taken.bin', 60))).signedUrl;
    const wrong = { 'x-signature': new URL(download).searchParams.get('token') ?? '' };
    expect(await statusOf(upload('taken.bin', content, { ...ticket, headers: wrong }))).toBe(400);
    await upload('by-ticket.bin', content, ticket);
    expect(await contentOf('by-ticket.bin')).toEqual(content);
  });

  it('can be given up', async () => {
    const { url } = await upload('given-up.bin', randomBytes(2 * mebibyte), {
      stopAt: () => true,
    });
    const path = url.replace(/^.*\/storage\/v1/, '');
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await target.send('DELETE', path, { headers })).status).toBe(400);
    expect((await target.send('DELETE', path, { as: 'service', headers })).status).toBe(204);
    expect((await target.send('HEAD', path, { as: 'service', headers })).status).toBe(404);
  });

  it('says what the server can', async () => {
    const { status, headers } = await target.send('OPTIONS', '/upload/resumable');
    expect(status).toBe(204);
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-extension')?.split(',')).toEqual(
      expect.arrayContaining(['creation', 'termination', 'expiration']),
    );
  });

  describe.skipIf(isAimedElsewhere)('here', () => {
    it('is continued only by whoever started it', async () => {
      const people: Person[] = [await somebody(target), await somebody(target)];
      const [owner, stranger] = people;
      if (owner === undefined || stranger === undefined) throw new Error('nobody');
      const drop = `drop-${randomUUID()}`;
      await orThrow(target.service.storage.createBucket(drop));
      const content = randomBytes(2 * mebibyte);
      const metadata = { bucketName: drop };
      const begun = await upload('a.bin', content, {
        bearer: owner.token,
        metadata,
        stopAt: () => true,
      });
      const asStranger = (method: string, body?: Uint8Array<ArrayBuffer>) =>
        fetch(begun.url, {
          method,
          headers: {
            apikey: target.anonKey,
            authorization: `Bearer ${stranger.token}`,
            'tus-resumable': '1.0.0',
            'upload-offset': String(mebibyte),
            'content-type': 'application/offset+octet-stream',
          },
          ...(body !== undefined && { body }),
        });
      // Upstream tells anyone how far the upload has progressed.
      const told = await asStranger('HEAD');
      expect([told.status, told.headers.get('upload-offset')]).toEqual([404, null]);
      expect((await asStranger('PATCH', new Uint8Array(10))).status).toBe(403);
      const goOn = () =>
        upload('a.bin', content, { bearer: owner.token, metadata, uploadUrl: begun.url });
      expect((await goOn()).isDone).toBe(true);
      // The response to the last part may have been lost.
      expect((await goOn()).isDone).toBe(true);
    });

    it('survives that the server is killed in the middle, and goes on after its start', async () => {
      const content = randomBytes(6 * mebibyte);
      const first = await upload('survivor.bin', content, {
        stopAt: (sent) => sent >= 2 * mebibyte,
      });
      // Half a part is in transit when the server dies.
      const controller = new AbortController();
      const dying = fetch(first.url, {
        method: 'PATCH',
        headers: {
          apikey: target.anonKey,
          authorization: `Bearer ${target.serviceRoleKey}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(2 * mebibyte),
          'content-type': 'application/offset+octet-stream',
        },
        body: new ReadableStream({
          async start(stream) {
            stream.enqueue(content.subarray(2 * mebibyte, 2.5 * mebibyte));
          },
        }),
        duplex: 'half',
        signal: controller.signal,
      }).catch(() => 'broken off');
      await target.server?.kill();
      expect(await dying).toBe('broken off');
      controller.abort();
      await target.server?.restart();

      const accepted: number[] = [];
      const second = await upload('survivor.bin', content, {
        uploadUrl: first.url,
        stopAt: (sent) => accepted.push(sent) === 0,
      });
      expect(second.isDone).toBe(true);
      expect(accepted[0]).toBeGreaterThan(2 * mebibyte);
      expect(await contentOf('survivor.bin')).toEqual(content);
    });

    it.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
      'goes on at another server on the same database',
      async () => {
        const content = randomBytes(3 * mebibyte);
        const { url } = await upload('travelled.bin', content, { stopAt: () => true });
        const replica = await target.server?.startReplica();
        const uploadUrl = url.replace(target.url, replica?.url ?? '');
        const accepted: number[] = [];
        await upload('travelled.bin', content, {
          uploadUrl,
          stopAt: (sent) => accepted.push(sent) === 0,
        });
        await replica?.stop();
        expect(accepted[0]).toBe(2 * mebibyte);
        expect(await contentOf('travelled.bin')).toEqual(content);
      },
    );

    it('whose answer was lost is told that it is done', async () => {
      const content = randomBytes(mebibyte);
      const { url } = await upload('lost-answer.bin', content);
      const again = await upload('lost-answer.bin', content, { uploadUrl: url });
      expect(again.isDone).toBe(true);
      expect(await contentOf('lost-answer.bin')).toEqual(content);
    });
  });
});
