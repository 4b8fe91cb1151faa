import { describe, expect, it } from 'vitest';

import {
  clientOf,
  orThrow,
  refused,
  somebody,
  type Target,
  useSharedTarget,
} from './support/target.ts';

describe('buckets', () => {
  let target: Target;
  useSharedTarget((shared) => void (target = shared));

  describe('of callers without a right to them', () => {
    it('[storage.listBuckets storage.getBucket] are not there', async () => {
      const name = await target.bucket({ public: true });
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        const list = await orThrow(client.storage.listBuckets());
        expect(list.map(({ id }) => id)).not.toContain(name);
        expect(await client.storage.getBucket(name)).toEqual(refused('404', 'Bucket not found'));
      }
    });

    it('[storage.createBucket] can’t be made', async () => {
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await client.storage.createBucket('test-mine')).toEqual(
          refused('403', 'new row violates row-level security policy'),
        );
      }
    });

    it('[storage.updateBucket storage.emptyBucket storage.deleteBucket] stay as they are', async () => {
      const name = await target.bucket();
      const hidden = refused('404', 'Bucket not found');
      const { storage } = target.anon;
      expect(await storage.updateBucket(name, { public: true })).toEqual(hidden);
      expect(await storage.emptyBucket(name)).toEqual(hidden);
      expect(await storage.deleteBucket(name)).toEqual(hidden);
      expect(await orThrow(target.service.storage.getBucket(name))).toMatchObject({
        public: false,
      });
    });
  });

  it('[C6] need a token: without one, and with nonsense, the answer names the JWS', async () => {
    const none = await target.send('GET', '/bucket');
    expect(none.status).toBe(400);
    expect(none.json).toMatchObject({
      statusCode: '403',
      error: 'Unauthorized',
      message: 'Invalid Compact JWS',
    });
    const nonsense = await target.send('GET', '/bucket', { as: { bearer: 'nonsense' } });
    expect([nonsense.status, nonsense.json]).toEqual([none.status, none.json]);
    const client = clientOf(target.url, target.anonKey, 'a.b.c');
    expect(await client.storage.listBuckets()).toMatchObject({
      data: null,
      error: { status: 400, statusCode: '403' },
    });
  });

  it('[C5 storage.createBucket storage.getBucket spec 7s.02] tell their times as JavaScript writes them', async () => {
    const name = await target.bucket({ public: true });
    const bucket = await orThrow(target.service.storage.getBucket(name));
    expect(bucket).toMatchObject({ id: name, name, public: true });
    expect(bucket).not.toHaveProperty('type');
    const listed = await orThrow(target.service.storage.listBuckets());
    expect(listed.find(({ id }) => id === name)).toMatchObject({ type: 'STANDARD' });
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    expect(bucket.created_at).toMatch(instant);
    expect(bucket.updated_at).toMatch(instant);
  });

  it.each([
    ['20mb', 20_000_000],
    ['30KB', 30_000],
    ['1.5kb', 1500],
    ['12b', 12],
    [4096, 4096],
  ])('[C5 storage.createBucket] take a limit of %s as %i bytes', async (fileSizeLimit, bytes) => {
    const name = await target.bucket();
    await orThrow(target.service.storage.updateBucket(name, { public: false, fileSizeLimit }));
    const bucket = await orThrow(target.service.storage.getBucket(name));
    expect(bucket.file_size_limit).toBe(bytes);
  });

  it('[storage.createBucket] refuse a limit in unknown words, and one above the server’s', async () => {
    const { storage } = target.service;
    expect(
      await storage.createBucket('test-words', { public: false, fileSizeLimit: '12 parsecs' }),
    ).toEqual(refused('400', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B'));
    expect(
      await storage.createBucket('test-huge', { public: false, fileSizeLimit: '90000gb' }),
    ).toEqual(refused('413', 'The object exceeded the maximum allowed size'));
  });

  it('[storage.createBucket] refuse a type that is none', async () => {
    expect(
      await target.service.storage.createBucket('test-types', {
        public: false,
        allowedMimeTypes: ['pictures'],
      }),
    ).toEqual(refused('415', 'mime type pictures is not supported'));
  });

  it.each(['with/slash', 'with\\backslash', 'new\nline', 'ünder', '<b>', 'x'.repeat(101)])(
    '[storage.createBucket] are not called %j',
    async (name) => {
      expect(await target.service.storage.createBucket(name)).toEqual(
        refused('400', 'Bucket name invalid'),
      );
    },
  );

  it('[storage.createBucket] exist once', async () => {
    const name = await target.bucket();
    expect(await target.service.storage.createBucket(name)).toEqual(
      refused('409', 'The resource already exists'),
    );
  });

  it('[C5 storage.updateBucket spec 7s.03] keep what an update does not mention, and lose what it sets to null', async () => {
    const { storage } = target.service;
    const name = await target.bucket({ fileSizeLimit: '1kb', allowedMimeTypes: ['image/png'] });
    expect(await orThrow(storage.updateBucket(name, { public: true }))).toEqual({
      message: 'Successfully updated',
    });
    expect(await orThrow(storage.getBucket(name))).toMatchObject({
      public: true,
      file_size_limit: 1000,
      allowed_mime_types: ['image/png'],
    });
    const cleared = { public: false, fileSizeLimit: null, allowedMimeTypes: null };
    await orThrow(storage.updateBucket(name, cleared));
    expect(await orThrow(storage.getBucket(name))).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
  });

  it('[C1 storage.updateBucket storage.emptyBucket storage.deleteBucket] that are not there are a 404 inside a 400', async () => {
    const { storage } = target.service;
    for (const answer of [
      await storage.getBucket('test-nowhere'),
      await storage.updateBucket('test-nowhere', { public: true }),
      await storage.emptyBucket('test-nowhere'),
      await storage.deleteBucket('test-nowhere'),
    ]) {
      expect(answer).toEqual(refused('404', 'Bucket not found'));
      expect(answer.error?.status).toBe(400);
    }
  });

  it('[C5 storage.emptyBucket storage.deleteBucket spec 7s.04 7s.05] are deleted only when nothing is in them', async () => {
    const { storage } = target.service;
    const name = await target.bucket();
    await orThrow(storage.from(name).upload('a/b.txt', 'text'));
    expect(await storage.deleteBucket(name)).toEqual(
      refused('409', 'The bucket you tried to delete is not empty'),
    );
    expect(await orThrow(storage.emptyBucket(name))).toEqual({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    });
    expect(await orThrow(storage.deleteBucket(name))).toEqual({ message: 'Successfully deleted' });
    expect(await storage.getBucket(name)).toEqual(refused('404', 'Bucket not found'));
  });

  it('[storage.listBuckets spec 7s.01] are listed by search, order and page', async () => {
    const { storage } = target.service;
    const names = [await target.bucket(), await target.bucket(), await target.bucket()].sort();
    const [first = ''] = names;
    const found = await orThrow(storage.listBuckets({ search: first.slice(0, 20) }));
    expect(found.map(({ name }) => name)).toEqual([first]);
    expect(await orThrow(storage.listBuckets({ search: '100%_' }))).toEqual([]);

    const newest = await orThrow(
      storage.listBuckets({ sortColumn: 'created_at', sortOrder: 'desc', limit: 2 }),
    );
    const older = await orThrow(
      storage.listBuckets({ sortColumn: 'created_at', sortOrder: 'desc', limit: 2, offset: 1 }),
    );
    expect(newest).toHaveLength(2);
    expect(older[0]).toEqual(newest[1]);
    const page = await target.send('GET', '/bucket?limit=none', { as: 'service' });
    expect(page.json).toMatchObject({ statusCode: '400' });
  });
});
