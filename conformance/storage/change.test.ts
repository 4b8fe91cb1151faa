import { describe, expect, it } from 'vitest';

import {
  backends,
  isAimedElsewhere,
  orThrow,
  refused,
  somebody,
  type Target,
  useSharedTarget,
} from './support/target.ts';

describe.each(backends)('objects on the %s backend', (backend) => {
  let target: Target;
  let bucket: string;
  let second: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket();
    second = await target.bucket();
  }, backend);

  const files = (name = bucket) => target.service.storage.from(name);
  const textOf = async (key: string, name = bucket) =>
    (await orThrow(files(name).download(key))).text();
  const put = (key: string, content = key) =>
    orThrow(files().upload(key, content, { metadata: { of: key }, contentType: 'text/css' }));

  describe('to be moved', () => {
    it('[storage.from.move] stay where they are when the caller may not', async () => {
      await put('fixed.txt');
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await client.storage.from(bucket).move('fixed.txt', 'stolen.txt')).toEqual(
          refused('404', 'Object not found'),
        );
      }
      expect(await textOf('fixed.txt')).toBe('fixed.txt');
    });

    it('[C3 storage.from.move] get another name and keep everything else', async () => {
      const { id } = await put('from.txt');
      expect(await orThrow(files().move('from.txt', 'to/there.txt'))).toMatchObject({
        message: 'Successfully moved',
      });
      expect(await textOf('to/there.txt')).toBe('from.txt');
      expect(await orThrow(files().info('to/there.txt'))).toMatchObject({
        id,
        metadata: { of: 'from.txt' },
        contentType: 'text/css',
      });
      expect((await files().download('from.txt')).error).toMatchObject({ statusCode: '404' });
    });

    it('[storage.from.move] go to another bucket', async () => {
      await put('abroad.txt');
      await orThrow(files().move('abroad.txt', 'here.txt', { destinationBucket: second }));
      expect(await textOf('here.txt', second)).toBe('abroad.txt');
    });

    it('[C1 storage.from.move] never take the place of another', async () => {
      await put('taken.txt');
      await put('mover.txt');
      expect(await files().move('mover.txt', 'taken.txt')).toEqual(
        refused('409', 'The resource already exists'),
      );
      expect(await files().move('nothing', 'x.txt')).toEqual(refused('404', 'Object not found'));
      expect(await files().move('mover.txt', 'ü')).toMatchObject({ error: { statusCode: '400' } });
      expect(
        await files().move('mover.txt', 'x.txt', { destinationBucket: 'test-nowhere' }),
      ).toMatchObject({ error: { statusCode: '404' } });
      expect([await textOf('mover.txt'), await textOf('taken.txt')]).toEqual([
        'mover.txt',
        'taken.txt',
      ]);
    });

    it.skipIf(isAimedElsewhere)(
      'are held to the limits of the bucket that they go to',
      async () => {
        await put('style.css', 'x'.repeat(100));
        const pictures = await target.bucket({ allowedMimeTypes: ['image/*'] });
        const small = await target.bucket({ fileSizeLimit: '10b' });
        for (const [destinationBucket, statusCode] of [
          [pictures, '415'],
          [small, '413'],
        ]) {
          const options = { destinationBucket: destinationBucket ?? '' };
          expect(await files().move('style.css', 'a', options)).toMatchObject({
            error: { statusCode },
          });
          expect(await files().copy('style.css', 'a', options)).toMatchObject({
            error: { statusCode },
          });
        }
      },
    );
  });

  describe('to be copied', () => {
    it('[storage.from.copy] are not when the caller may not', async () => {
      await put('mine.txt');
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await client.storage.from(bucket).copy('mine.txt', 'yours.txt')).toEqual(
          refused('404', 'Object not found'),
        );
      }
    });

    it('[C3 storage.from.copy] are two objects afterwards', async () => {
      await put('origin.txt');
      expect(await orThrow(files().copy('origin.txt', 'copies/one.txt'))).toEqual({
        path: `${bucket}/copies/one.txt`,
      });
      await orThrow(files().update('origin.txt', 'changed'));
      expect(await textOf('copies/one.txt')).toBe('origin.txt');
      await orThrow(files().remove(['origin.txt']));
      expect(await textOf('copies/one.txt')).toBe('origin.txt');
      expect(await orThrow(files().info('copies/one.txt'))).toMatchObject({
        metadata: { of: 'origin.txt' },
        contentType: 'text/css',
      });
    });

    it('[storage.from.copy] go to another bucket, with a type of their own if need be', async () => {
      await put('typed.txt');
      await orThrow(files().copy('typed.txt', 'as-is.txt', { destinationBucket: second }));
      await orThrow(
        files().copy('typed.txt', 'other.txt', {
          destinationBucket: second,
          copyMetadata: false,
          metadata: { mimetype: 'text/plain', cacheControl: 'max-age=5' },
        }),
      );
      expect(await orThrow(files(second).info('as-is.txt'))).toMatchObject({
        contentType: 'text/css',
      });
      expect(await orThrow(files(second).info('other.txt'))).toMatchObject({
        contentType: 'text/plain',
        cacheControl: 'max-age=5',
        metadata: {},
      });
    });

    it('[C1 storage.from.copy] never take the place of another', async () => {
      await put('a-copy.txt');
      await put('there.txt');
      expect(await files().copy('a-copy.txt', 'there.txt')).toEqual(
        refused('409', 'The resource already exists'),
      );
      expect(await files().copy('a-copy.txt', 'a-copy.txt')).toEqual(
        refused('409', 'The resource already exists'),
      );
      expect(await files().copy('nothing', 'x.txt')).toEqual(refused('404', 'Object not found'));
    });
  });

  describe('to be deleted', () => {
    it('[storage.from.remove] stay when the caller may not', async () => {
      await put('stays.txt');
      const person = await somebody(target);
      for (const client of [target.anon, person.client]) {
        expect(await orThrow(client.storage.from(bucket).remove(['stays.txt']))).toEqual([]);
      }
      const { json } = await target.send('DELETE', `/object/${bucket}/stays.txt`, { as: 'anon' });
      expect(json).toMatchObject({ statusCode: '404' });
      expect(await textOf('stays.txt')).toBe('stays.txt');
    });

    it('[storage.from.remove spec 7s.06] are told, the others passed over', async () => {
      await put('r/1.txt');
      await put('r/2.txt');
      const removed = await orThrow(files().remove(['r/1.txt', 'r/2.txt', 'r/3.txt', 'r']));
      expect(removed.map(({ name }) => name).toSorted()).toEqual(['r/1.txt', 'r/2.txt']);
      expect(removed[0]).toMatchObject({
        bucket_id: bucket,
        id: expect.any(String),
        version: expect.any(String),
        metadata: { size: 7 },
      });
      expect(await orThrow(files().list('r'))).toEqual([]);
    });

    it('one by one are deleted, once', async () => {
      await put('single.txt');
      const path = `/object/${bucket}/single.txt`;
      expect((await target.send('DELETE', path, { as: 'service' })).json).toEqual({
        message: 'Successfully deleted',
      });
      const again = await target.send('DELETE', path, { as: 'service' });
      expect([again.status, again.json]).toEqual([
        400,
        expect.objectContaining({ statusCode: '404', message: 'Object not found' }),
      ]);
    });

    it.skipIf(isAimedElsewhere)('leave no bytes', async () => {
      const before = (await target.files()).length;
      await put('bytes/1.txt');
      await put('bytes/2.txt');
      await orThrow(files().copy('bytes/1.txt', 'bytes/3.txt'));
      await orThrow(files().remove(['bytes/1.txt', 'bytes/2.txt', 'bytes/3.txt']));
      expect((await target.files()).length).toBe(before);
    });

    it.skipIf(isAimedElsewhere)('are read to the end by those who began', async () => {
      const content = 'x'.repeat(4_000_000);
      await put('reading.bin', content);
      const answer = await fetch(`${target.url}/storage/v1/object/${bucket}/reading.bin`, {
        headers: {
          apikey: target.anonKey,
          authorization: `Bearer ${target.serviceRoleKey}`,
        },
      });
      await orThrow(files().remove(['reading.bin']));
      expect((await answer.text()).length).toBe(content.length);
    });
  });
});
