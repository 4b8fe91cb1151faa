import { describe, expect, it } from 'vitest';

import { orThrow, refused, type Target, useSharedTarget } from './support/target.ts';

/** Parts of the protocol that this server never implements, with the protocol's own refusals. */
describe('storage refuses', () => {
  let target: Target;
  let bucket: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket({ public: true });
    await orThrow(target.service.storage.from(bucket).upload('a.txt', 'text'));
  });

  const disabled = refused('403', 'feature not enabled for this tenant');

  it('to transform images', async () => {
    const files = target.service.storage.from(bucket);
    const transform = { width: 200, height: 200 };
    expect((await files.download('a.txt', { transform })).error).toMatchObject({ status: 403 });
    const { data } = files.getPublicUrl('a.txt', { transform });
    const answer = await fetch(data.publicUrl);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ statusCode: '403', error: 'FeatureNotEnabled' }),
    ]);
  });

  it('versions, lifecycles and caches to purge', async () => {
    const { storage } = target.service;
    const versioned = { public: false, versioningStatus: 'ENABLED' } as const;
    expect(await storage.createBucket('test-versions', versioned)).toEqual(disabled);
    expect(await storage.getBucketLifecycle(bucket)).toEqual(disabled);
    expect(await storage.updateBucketLifecycle(bucket, { rules: [] })).toEqual(disabled);
    expect(await storage.deleteBucketLifecycle(bucket)).toEqual(disabled);
    expect(await storage.purgeBucketCache(bucket)).toEqual(disabled);
    expect(await storage.from(bucket).purgeCache('a.txt')).toEqual(disabled);
  });

  it('buckets for analytics and vectors, and S3’s own protocol', async () => {
    const { storage } = target.service;
    const analytics = { public: false, type: 'ANALYTICS' };
    expect(await storage.createBucket('test-analytics', analytics)).toEqual(disabled);
    for (const path of [
      '/s3',
      '/s3/bucket/key',
      '/iceberg/v1/config',
      '/vector/ListVectorBuckets',
    ]) {
      const answer = await target.send('POST', path, { as: 'service' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('addresses that it does not know', async () => {
    const answer = await target.send('GET', '/nothing', { as: 'service' });
    expect([answer.status, answer.json]).toEqual([
      404,
      expect.objectContaining({ statusCode: '404', message: 'Route GET:/nothing not found' }),
    ]);
    expect((await target.send('PATCH', '/bucket', { as: 'service' })).status).toBe(404);
  });

  it('bodies that are not what they should be', async () => {
    for (const body of ['{', '[]', '"x"', '{"name":{}}', '{}']) {
      const answer = await target.send('POST', '/bucket', { as: 'service', body });
      expect([answer.status, answer.json]).toEqual([
        400,
        expect.objectContaining({ statusCode: '400', error: 'Error' }),
      ]);
    }
    const large = JSON.stringify({ name: 'x'.repeat(1_100_000) });
    expect(
      (await target.send('POST', '/bucket', { as: 'service', body: large })).json,
    ).toMatchObject({
      statusCode: '413',
    });
  });
});
