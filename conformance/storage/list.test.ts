import { describe, expect, it } from 'vitest';

import { orThrow, somebody, type Target, useSharedTarget } from './support/target.ts';

const names = ['b.txt', 'a/1.txt', 'a/2.txt', 'a/deep/3.txt', 'B2.txt', 'c_d!.txt', 'zoo/4.txt'];

describe('a list of objects', () => {
  let target: Target;
  let bucket: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket();
    for (const name of names) {
      await orThrow(target.service.storage.from(bucket).upload(name, name));
    }
  });

  const files = () => target.service.storage.from(bucket);
  const listed = async (...parameters: Parameters<ReturnType<typeof files>['list']>) =>
    (await orThrow(files().list(...parameters))).map(({ name }) => name);

  it('[storage.from.list storage.from.listV2] is empty for those who may read nothing', async () => {
    const person = await somebody(target);
    for (const client of [target.anon, person.client]) {
      expect(await orThrow(client.storage.from(bucket).list())).toEqual([]);
      expect(await orThrow(client.storage.from(bucket).listV2())).toMatchObject({ objects: [] });
    }
  });

  it('[C4 storage.from.list spec 7s.07] holds objects, and folders without an id', async () => {
    const entries = await orThrow(files().list());
    expect(entries.map(({ name }) => name)).toEqual(['a', 'b.txt', 'B2.txt', 'c_d!.txt', 'zoo']);
    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(entries[0]).toEqual({
      name: 'a',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(entries[1]).toEqual({
      name: 'b.txt',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      updated_at: instant,
      created_at: instant,
      last_accessed_at: instant,
      metadata: {
        eTag: expect.stringMatching(/^".+"$/),
        size: 5,
        mimetype: 'text/plain;charset=UTF-8',
        cacheControl: 'max-age=3600',
        lastModified: instant,
        contentLength: 5,
        httpStatusCode: 200,
      },
    });
  });

  it('[storage.from.list] of a folder names what is in it, with and without a slash', async () => {
    expect(await listed('a')).toEqual(['1.txt', '2.txt', 'deep']);
    expect(await listed('a/')).toEqual(['1.txt', '2.txt', 'deep']);
    expect(await listed('a/deep')).toEqual(['3.txt']);
    expect(await listed('nowhere')).toEqual([]);
  });

  it('[storage.from.list] finds what begins with the words of a search, whatever their case', async () => {
    expect(await listed('', { search: 'B' })).toEqual(['b.txt', 'B2.txt']);
    expect(await listed('a', { search: 'de' })).toEqual(['deep']);
    expect(await listed('', { search: 'c_d' })).toEqual(['c_d!.txt']);
    expect(await listed('', { search: '_' })).toEqual([]);
  });

  it('[storage.from.list] comes in pages and in the order that was asked for', async () => {
    expect(await listed('', { limit: 2 })).toEqual(['a', 'b.txt']);
    expect(await listed('', { limit: 2, offset: 2 })).toEqual(['B2.txt', 'c_d!.txt']);
    expect(await listed('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'zoo',
      'c_d!.txt',
      'B2.txt',
      'b.txt',
      'a',
    ]);
    expect(await listed('', { sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'a',
      'zoo',
      'b.txt',
      'B2.txt',
      'c_d!.txt',
    ]);
    const { json } = await target.send('POST', `/object/list/${bucket}`, {
      as: 'service',
      body: JSON.stringify({ prefix: '', sortBy: { column: 'id; drop table x' } }),
    });
    expect(json).toMatchObject({ statusCode: '400' });
  });

  it('[C4 storage.from.listV2] tells folders and objects apart, each with its whole path', async () => {
    const top = await orThrow(files().listV2({ with_delimiter: true }));
    expect(top).toMatchObject({ hasNext: false });
    expect(top.nextCursor).toBeUndefined();
    expect(top.folders.map(({ name }) => name)).toEqual(['a/', 'zoo/']);
    expect(top.folders.map(({ key }) => key)).toEqual(['a', 'zoo']);
    expect(top.objects.map(({ name }) => name)).toEqual(['B2.txt', 'b.txt', 'c_d!.txt']);
    const inner = await orThrow(files().listV2({ with_delimiter: true, prefix: 'a/' }));
    expect(inner.folders.map(({ name }) => name)).toEqual(['a/deep/']);
    expect(inner.objects.map(({ name }) => name)).toEqual(['a/1.txt', 'a/2.txt']);
    const flat = await orThrow(files().listV2({ prefix: 'a' }));
    expect(flat.objects.map(({ name }) => name)).toEqual(['a/1.txt', 'a/2.txt', 'a/deep/3.txt']);
  });

  it.each([
    { with_delimiter: false },
    { with_delimiter: true },
    { with_delimiter: true, sortBy: { column: 'name', order: 'desc' } },
    { with_delimiter: true, sortBy: { column: 'created_at', order: 'asc' } },
    { with_delimiter: false, sortBy: { column: 'updated_at', order: 'desc' } },
  ] as const)(
    '[C4 storage.from.listV2] comes in pages that follow each other: %j',
    async (options) => {
      const pathsOf = (page: { folders: { name: string }[]; objects: { name: string }[] }) =>
        [...page.folders, ...page.objects].map(({ name }) => name);
      const whole = await orThrow(files().listV2(options));
      const seen: string[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        const page = await orThrow(
          files().listV2({ ...options, limit: 2, ...(cursor === undefined ? {} : { cursor }) }),
        );
        seen.push(...pathsOf(page));
        cursor = page.nextCursor;
        expect(page.hasNext).toBe(cursor !== undefined);
        pages += 1;
      } while (cursor !== undefined);
      expect(pages).toBe(Math.ceil(seen.length / 2));
      expect(seen.toSorted()).toEqual(pathsOf(whole).toSorted());
    },
  );

  it('takes numbers and truths as texts, and an empty cursor as none, as some clients send them', async () => {
    const ask = (path: string, body: object) =>
      target.send('POST', path, {
        as: 'service',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const first = await ask(`/object/list/${bucket}`, { prefix: '', limit: '1', offset: '0' });
    expect(first).toMatchObject({ status: 200, json: [expect.anything()] });
    const paged = await ask(`/object/list-v2/${bucket}`, {
      limit: '1',
      cursor: '',
      with_delimiter: 'true',
    });
    expect(paged).toMatchObject({ status: 200, json: { hasNext: true } });
    for (const limit of ['', 'x', '0', '1.5', '-1']) {
      expect((await ask(`/object/list/${bucket}`, { prefix: '', limit })).status).toBe(400);
    }
  });

  it('[storage.from.listV2] refuses a cursor that it has not given', async () => {
    expect(await files().listV2({ cursor: 'bm9uc2Vuc2U' })).toMatchObject({
      error: { statusCode: '400' },
    });
  });
});
