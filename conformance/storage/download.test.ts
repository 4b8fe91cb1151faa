import { describe, expect, it } from 'vitest';

import {
  backends,
  orThrow,
  rawGet,
  refused,
  somebody,
  type Target,
  useSharedTarget,
} from './support/target.ts';

const sandbox = "default-src 'none'; sandbox";

describe.each(backends)('a download from the %s backend', (backend) => {
  let target: Target;
  let bucket: string;
  let open: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket();
    open = await target.bucket({ public: true });
    for (const name of [bucket, open]) {
      const files = target.service.storage.from(name);
      await orThrow(files.upload('digits.txt', '0123456789', { cacheControl: '77' }));
    }
  }, backend);

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    target.send(method, path, { as: 'service', headers });

  it('[C1 storage.from.download] is refused to those who may not read the object', async () => {
    const person = await somebody(target);
    for (const client of [target.anon, person.client]) {
      const { error } = await client.storage.from(bucket).download('digits.txt');
      expect(error).toMatchObject({ statusCode: '404', message: 'Object not found', status: 400 });
    }
    const { json } = await target.send('GET', `/object/authenticated/${bucket}/digits.txt`);
    expect(json).toMatchObject({ statusCode: '403' });
    expect((await target.send('GET', `/object/${bucket}/digits.txt`)).json).toMatchObject({
      statusCode: '404',
    });
  });

  it('[C1] of what is not there is a 404 inside a 400', async () => {
    const files = target.service.storage.from(bucket);
    expect((await files.download('nothing')).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Object not found',
    });
    expect((await get(`/object/${bucket}/nothing`)).json).toMatchObject({
      statusCode: '404',
      error: 'not_found',
      message: 'Object not found',
    });
    expect((await get('/object/test-nowhere/x')).json).toMatchObject({
      message: 'Bucket not found',
    });
  });

  it('[storage.from.download] brings the bytes with what is known of them', async () => {
    const blob = await orThrow(target.service.storage.from(bucket).download('digits.txt'));
    expect(await blob.text()).toBe('0123456789');
    for (const path of [
      `/object/${bucket}/digits.txt`,
      `/object/authenticated/${bucket}/digits.txt`,
    ]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/plain;charset=UTF-8',
        'content-length': '10',
        'cache-control': 'max-age=77',
        'accept-ranges': 'bytes',
        etag: expect.stringMatching(/^"[\da-f-]+"$/),
        'last-modified': expect.stringMatching(/ GMT$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': sandbox,
      });
      expect(headers.get('content-disposition')).toBeNull();
    }
  });

  it('[storage.from.download] can be read as a stream', async () => {
    const { data } = await target.service.storage.from(bucket).download('digits.txt').asStream();
    expect(await new Response(data).text()).toBe('0123456789');
  });

  it('[storage.from.getPublicUrl spec 7s.08] of a public bucket needs neither key nor token', async () => {
    const { data } = target.anon.storage.from(open).getPublicUrl('digits.txt');
    const answer = await fetch(data.publicUrl);
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
    const blob = await orThrow(target.anon.storage.from(open).download('digits.txt'));
    expect(await blob.text()).toBe('0123456789');
  });

  it('[storage.from.getPublicUrl] of a private bucket finds no bucket', async () => {
    const { data } = target.anon.storage.from(bucket).getPublicUrl('digits.txt');
    const answer = await fetch(data.publicUrl);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });

  it.each([
    ['', 'attachment;'],
    ['report.pdf', "attachment; filename=report.pdf; filename*=UTF-8''report.pdf;"],
    [
      'a "ü".txt',
      "attachment; filename=a%20%22%C3%BC%22.txt; filename*=UTF-8''a%20%22%C3%BC%22.txt;",
    ],
  ])(
    '[storage.from.getPublicUrl] asked for as a file named %j is one',
    async (download, expected) => {
      const files = target.anon.storage.from(open);
      const { data } = files.getPublicUrl('digits.txt', { download: download || true });
      const answer = await fetch(data.publicUrl.replace('download=true', 'download='));
      expect(answer.headers.get('content-disposition')).toBe(expected);
    },
  );

  it.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['BYTES=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('of the range %s brings that part', async (range, text, contentRange) => {
    const answer = await get(`/object/${bucket}/digits.txt`, { range });
    expect([answer.status, answer.text]).toEqual([206, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it('of a range past the end is refused, of one that means nothing brings everything', async () => {
    const past = await get(`/object/${bucket}/digits.txt`, { range: 'bytes=10-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=', 'bytes=0-1,3-4']) {
      const answer = await get(`/object/${bucket}/digits.txt`, { range });
      expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    }
  });

  it('on a condition brings the object, a 304 or a 412', async () => {
    const path = `/object/${bucket}/digits.txt`;
    const { headers } = await get(path);
    const etag = headers.get('etag') ?? '';
    const modified = headers.get('last-modified') ?? '';
    const past = 'Sat, 01 Jan 2000 00:00:00 GMT';
    const statusOf = async (conditions: Record<string, string>) =>
      (await get(path, conditions)).status;

    expect(await statusOf({ 'if-none-match': etag })).toBe(304);
    expect(await statusOf({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await statusOf({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
    expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
    expect(await statusOf({ 'if-modified-since': past })).toBe(200);
    expect(await statusOf({ 'if-match': '"other"', 'if-none-match': etag })).toBe(412);
    expect(await statusOf({ 'if-match': etag, 'if-unmodified-since': past })).toBe(200);
    expect(await statusOf({ 'if-unmodified-since': past })).toBe(412);
    expect(await statusOf({ 'if-unmodified-since': modified })).toBe(200);
    expect(await statusOf({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
    expect(await statusOf({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
  });

  it('by HEAD brings the same headers and no bytes', async () => {
    for (const path of [
      `/object/${bucket}/digits.txt`,
      `/object/authenticated/${bucket}/digits.txt`,
      `/object/public/${open}/digits.txt`,
    ]) {
      const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
      expect([head.status, head.text]).toEqual([200, '']);
      for (const name of [
        'etag',
        'content-length',
        'content-type',
        'last-modified',
        'cache-control',
      ]) {
        expect(head.headers.get(name)).toBe(full.headers.get(name));
      }
      expect(full.headers.get('x-robots-tag')).toBe('none');
      const info = await get(path.replace('/object/', '/object/info/'), {}, 'HEAD');
      expect(info.status).toBe(200);
      for (const name of ['etag', 'last-modified']) {
        expect(info.headers.get(name)).toBe(full.headers.get(name));
      }
    }
    expect((await get(`/object/${bucket}/nothing`, {}, 'HEAD')).status).toBe(400);
  });

  it('[storage.from.exists] tells whether an object is there', async () => {
    const files = target.service.storage.from(bucket);
    expect(await files.exists('digits.txt')).toEqual({ data: true, error: null });
    expect((await files.exists('nothing')).data).toBe(false);
    expect((await target.anon.storage.from(bucket).exists('digits.txt')).data).toBe(false);
  });

  it('[C7 storage.from.info] tells what is known of an object', async () => {
    const { json } = await get(`/object/info/${bucket}/digits.txt`);
    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(json).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'digits.txt',
      version: expect.stringMatching(/^[\da-f-]{36}$/),
      size: 10,
      content_type: 'text/plain;charset=UTF-8',
      cache_control: 'max-age=77',
      etag: expect.stringMatching(/^".+"$/),
      metadata: {},
      last_modified: instant,
      created_at: instant,
    });
    for (const path of [bucket, `public/${open}`, `authenticated/${bucket}`]) {
      const head = await target.send('HEAD', `/object/info/${path}/digits.txt`, { as: 'service' });
      expect([head.status, head.text]).toEqual([200, '']);
    }
    for (const path of [`public/${open}`, `authenticated/${bucket}`]) {
      expect((await get(`/object/info/${path}/digits.txt`)).json).toMatchObject({ size: 10 });
    }
    expect(
      (await target.send('GET', `/object/info/public/${bucket}/digits.txt`)).json,
    ).toMatchObject({ message: 'Bucket not found' });
    expect(await target.anon.storage.from(bucket).info('digits.txt')).toEqual(
      refused('404', 'Object not found'),
    );
  });

  describe('of what a browser would run', () => {
    const active = {
      'page.html': ['text/html', '<script>alert(document.domain)</script>'],
      'picture.svg': [
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      ],
      'page.xhtml': ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
      'feed.xml': ['text/xml', '<?xml-stylesheet href="javascript:alert(1)"?><a/>'],
      'script.js': ['text/javascript', 'alert(1)'],
      'upper.HTML': ['TEXT/HTML; charset=utf-8', '<script>alert(1)</script>'],
    } as const;

    it.each(Object.entries(active))(
      '%s is a file to save, in a sandbox',
      async (name, [type, body]) => {
        const files = target.service.storage.from(open);
        await orThrow(files.upload(name, body, { contentType: type, upsert: true }));
        const signed = await orThrow(files.createSignedUrl(name, 60));
        for (const address of [files.getPublicUrl(name).data.publicUrl, signed.signedUrl]) {
          const { headers } = await fetch(address);
          expect(headers.get('content-type')).not.toMatch(/html$|html;/i);
          expect(headers.get('content-disposition')).toMatch(/^attachment/);
          expect(headers.get('content-security-policy')).toBe(sandbox);
          expect(headers.get('x-content-type-options')).toBe('nosniff');
        }
      },
    );

    it('stays so in refusals, which repeat names', async () => {
      const answer = await target.send('GET', `/object/${open}/%3Cscript%3E`, { as: 'service' });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('content-security-policy')).toBe(sandbox);
    });
  });

  it.each([
    '..%2f..%2f..%2fkeys.json',
    '%2e%2e/%2e%2e/keys.json',
    '/etc/passwd',
    'objects/../../keys.json',
    '%00',
    'a%5c..%5cb',
  ])('of %s never leaves the bucket', async (path) => {
    const answer = await rawGet(`${target.url}/storage/v1/object/${open}/${path}`, {
      apikey: target.serviceRoleKey,
      authorization: `Bearer ${target.serviceRoleKey}`,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/serviceRoleKey|root:/);
  });
});
