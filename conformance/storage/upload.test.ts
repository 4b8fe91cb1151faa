import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { beforeAll, describe, expect, it } from 'vitest';

import {
  backends,
  isAimedElsewhere,
  orThrow,
  refused,
  type Target,
  useSharedTarget,
} from './support/target.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const html = '<!doctype html><script>alert(document.domain)</script>';

describe.each(backends)('an upload to the %s backend', (backend) => {
  let target: Target;
  let bucket: string;
  useSharedTarget(async (shared) => {
    target = shared;
    bucket = await target.bucket();
  }, backend);

  const files = (name = bucket) => target.service.storage.from(name);
  const textOf = async (key: string) => (await orThrow(files().download(key))).text();

  it('[C1] to no bucket is refused', async () => {
    expect(await files('test-nowhere').upload('a.txt', 'text')).toEqual(
      refused('404', 'Bucket not found'),
    );
  });

  it.each(['a\nb', 'ä.txt', 'a%23b\\c', 'x'.repeat(1025)])(
    '[storage.from.upload] can’t be called %j',
    async (key) => {
      const answer = await files().upload(encodeURIComponent(key), 'text');
      expect(answer).toMatchObject({ error: { statusCode: '400' } });
    },
  );

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])(
    'by a form that does not say where its parts end, %s, is refused',
    async (type) => {
      const answer = await target.send('POST', `/object/${bucket}/form.txt`, {
        as: 'service',
        headers: { 'content-type': type },
        body: 'text',
      });
      expect(answer).toMatchObject({ status: 400, json: { message: 'No content provided' } });
    },
  );

  it('[C3] by a form counts the fields after its file as those before', async () => {
    const form = new FormData();
    form.append('', new Blob(['content'], { type: 'text/plain' }), 'name.txt');
    form.append('cacheControl', '77');
    form.append('metadata', JSON.stringify({ site: 'north' }));
    const { status } = await fetch(`${target.url}/storage/v1/object/${bucket}/fields-after.txt`, {
      method: 'POST',
      headers: { apikey: target.anonKey, authorization: `Bearer ${target.serviceRoleKey}` },
      body: form,
    });
    expect(status).toBe(200);
    expect(await textOf('fields-after.txt')).toBe('content');
    expect(await orThrow(files().info('fields-after.txt'))).toMatchObject({
      cacheControl: 'max-age=77',
      metadata: { site: 'north' },
    });

    const limited = await target.bucket({ allowedMimeTypes: ['image/png'] });
    const lie = new FormData();
    lie.append('', new Blob([png], { type: 'image/png' }), 'name.png');
    lie.append('contentType', 'text/html');
    const refusal = await fetch(`${target.url}/storage/v1/object/${limited}/lie.png`, {
      method: 'POST',
      headers: { apikey: target.anonKey, authorization: `Bearer ${target.serviceRoleKey}` },
      body: lie,
    });
    expect(await refusal.json()).toMatchObject({ statusCode: '415' });
  });

  it('[C3 storage.from.upload] answers key and id, and its path as it is kept', async () => {
    const answer = await target.send('POST', `/object/${bucket}/folder/raw%20name.txt`, {
      as: 'service',
      headers: { 'content-type': 'text/plain', 'cache-control': 'max-age=60' },
      body: 'raw',
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      Key: `${bucket}/folder/raw name.txt`,
      Id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await textOf('folder/raw name.txt')).toBe('raw');
  });

  it('[C3 storage.from.upload] comes in every form that the client takes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-upload-'));
    await writeFile(join(folder, 'file'), 'content');
    const form = new FormData();
    form.append('cacheControl', '7');
    form.append('', new Blob(['content'], { type: 'text/x-form' }));
    const bodies = {
      string: 'content',
      bytes: new TextEncoder().encode('content'),
      buffer: Buffer.from('content'),
      arrayBuffer: new TextEncoder().encode('content').buffer,
      blob: new Blob(['content'], { type: 'text/x-blob' }),
      file: new File(['content'], 'name.txt', { type: 'text/x-file' }),
      form,
      webStream: new Blob(['content']).stream(),
      nodeStream: createReadStream(join(folder, 'file')),
      parameters: new URLSearchParams('content'),
    };
    const types: Record<string, string | undefined> = {};
    for (const [name, body] of Object.entries(bodies)) {
      const { path } = await orThrow(files().upload(`forms/${name}`, body));
      expect((await textOf(path)).replace(/=$/, '')).toBe('content');
      types[name] = (await orThrow(files().info(path))).contentType;
    }
    await rm(folder, { recursive: true });
    expect(types).toMatchObject({
      string: 'text/plain;charset=UTF-8',
      blob: 'text/x-blob',
      file: 'text/x-file',
      form: 'text/x-form',
    });
  });

  it('[C7 storage.from.info] keeps what its sender says of it apart from what the server knows', async () => {
    const metadata = { site: 'north gate', nested: { n: 1 } };
    await orThrow(
      files().upload('told/raw.txt', 'text', {
        metadata,
        cacheControl: '120',
        contentType: 'text/css',
      }),
    );
    await orThrow(
      files().upload('told/form.txt', new Blob(['text']), { metadata, cacheControl: '9' }),
    );
    expect(await orThrow(files().info('told/raw.txt'))).toMatchObject({
      name: 'told/raw.txt',
      size: 4,
      contentType: 'text/css',
      cacheControl: 'max-age=120',
      metadata,
    });
    expect(await orThrow(files().info('told/form.txt'))).toMatchObject({
      metadata,
      cacheControl: 'max-age=9',
    });
  });

  it('[C1 storage.from.upload] does not replace an object unless it says so', async () => {
    await orThrow(files().upload('once.txt', 'first'));
    expect(await files().upload('once.txt', 'second')).toEqual(
      refused('409', 'The resource already exists'),
    );
    expect(await textOf('once.txt')).toBe('first');
    await orThrow(files().upload('once.txt', 'third', { upsert: true }));
    expect(await textOf('once.txt')).toBe('third');
  });

  it('[storage.from.update] replaces an object, and makes one that is not there', async () => {
    const first = await orThrow(files().upload('twice.txt', 'first'));
    const second = await orThrow(files().update('twice.txt', 'second'));
    expect(second.id).toBe(first.id);
    expect(await textOf('twice.txt')).toBe('second');
    await orThrow(files().update('new.txt', 'new'));
    expect(await textOf('new.txt')).toBe('new');
  });

  it('[storage.from.upload] of nothing is an object of no bytes', async () => {
    await orThrow(files().upload('empty.txt', new Blob([])));
    expect(await textOf('empty.txt')).toBe('');
  });

  it('of a form without a file is refused', async () => {
    const body = new FormData();
    body.append('cacheControl', '1');
    const answer = await target.send('POST', `/object/${bucket}/none.txt`, { as: 'service', body });
    expect(answer.json).toMatchObject({ statusCode: '400', message: 'No content provided' });
  });

  describe('larger than its bucket allows', () => {
    const large = Buffer.alloc(3_000_000, 7);
    let small: string;
    beforeAll(async () => void (small = await target.bucket({ fileSizeLimit: '1mb' })));

    it('[C1] is refused when it says its size', async () => {
      const answer = await target.send('POST', `/object/${small}/raw`, {
        as: 'service',
        body: large,
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
      });
    });

    it('[C1 storage.from.upload] is refused while it streams, in a form or without a length', async () => {
      for (const body of [new Blob([large]), new Blob([large]).stream()]) {
        expect(await files(small).upload('streamed', body)).toEqual(
          refused('413', 'The object exceeded the maximum allowed size'),
        );
      }
      expect(await orThrow(files(small).list())).toEqual([]);
    });
  });

  describe('to a bucket that takes certain types only', () => {
    let pictures: string;
    beforeAll(async () => {
      pictures = await target.bucket({ allowedMimeTypes: ['image/png', 'audio/*'] });
    });

    it('[C1 storage.from.upload] is refused by the type that it declares', async () => {
      expect(
        await files(pictures).upload('a.jpg', png, { contentType: 'image/jpeg' }),
      ).toMatchObject({
        error: { statusCode: '415', message: 'mime type image/jpeg is not supported' },
      });
      const answer = await target.send('POST', `/object/${pictures}/b.jpg`, {
        as: 'service',
        headers: { 'content-type': 'image/jpeg' },
        body: png,
      });
      expect(answer.json).toMatchObject({ error: 'invalid_mime_type' });
    });

    it('[storage.from.upload] is taken by its type or its kind of type', async () => {
      await orThrow(files(pictures).upload('a.png', png, { contentType: 'image/png' }));
      await orThrow(files(pictures).upload('a.ogg', 'OggS', { contentType: 'audio/ogg' }));
      const names = (await orThrow(files(pictures).list())).map(({ name }) => name);
      expect(names).toEqual(['a.ogg', 'a.png']);
    });

    it.skipIf(isAimedElsewhere)('is refused when its content is something else', async () => {
      for (const [body, found] of [
        [html, 'text/html'],
        [`\ufeff \n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`, 'text/html'],
        ['%PDF-1.7\n1 0 obj', 'application/pdf'],
      ] as const) {
        expect(await files(pictures).upload('lie.png', body, { contentType: 'image/png' })).toEqual(
          refused('415', `mime type ${found} is not supported`),
        );
      }
    });
  });

  it.skipIf(isAimedElsewhere)('that calls markup a picture is kept as text', async () => {
    await orThrow(files().upload('lie.png', html, { contentType: 'image/png' }));
    expect((await orThrow(files().info('lie.png'))).contentType).toBe('text/plain');
  });

  it('with line breaks in its headers’ values can’t add headers to the answer', async () => {
    const form = new FormData();
    form.append('contentType', 'text/x\r\nset-cookie: a=b');
    form.append('cacheControl', '1\r\nset-cookie: a=b');
    form.append('', new Blob(['text']));
    await orThrow(files().upload('breaks.txt', form));
    const answer = await target.send('GET', `/object/${bucket}/breaks.txt`, { as: 'service' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  describe.skipIf(isAimedElsewhere)('that is broken off', () => {
    async function breakOff(path: string, head: string, body: string): Promise<void> {
      const { port, hostname } = new URL(target.url);
      const socket = connect(Number(port), hostname);
      const lines = [
        `POST /storage/v1${path} HTTP/1.1`,
        'Host: localhost',
        `apikey: ${target.serviceRoleKey}`,
        `Authorization: Bearer ${target.serviceRoleKey}`,
        head,
      ];
      socket.write(`${lines.join('\r\n')}\r\nContent-Length: 900000\r\n\r\n${body}`);
      await delay(150);
      socket.destroy();
    }

    it('leaves neither a row nor bytes', async () => {
      const before = (await target.files()).length;
      await breakOff(
        `/object/${bucket}/broken-raw`,
        'Content-Type: image/png',
        'x'.repeat(300_000),
      );
      await breakOff(
        `/object/${bucket}/broken-form`,
        'Content-Type: multipart/form-data; boundary=b',
        `--b\r\nContent-Disposition: form-data; name=""; filename="f"\r\n\r\n${'x'.repeat(300_000)}`,
      );
      await expect.poll(async () => (await target.files()).length).toBe(before);
      const names = (await orThrow(files().list())).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('broken'))).toEqual([]);
    });
  });

  it.skipIf(isAimedElsewhere)('leaves no bytes of what it replaces', async () => {
    await orThrow(files().upload('replaced.txt', 'one'));
    const before = (await target.files()).length;
    for (const content of ['two', 'three', 'four']) {
      await orThrow(files().upload('replaced.txt', content, { upsert: true }));
    }
    expect((await target.files()).length).toBe(before);
  });

  it.skipIf(isAimedElsewhere)(
    'of one object by many at once succeeds for one of them',
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => files().upload('race.txt', `content ${index}`)),
      );
      const winners = answers.flatMap(({ error }, index) => (error === null ? [index] : []));
      expect(winners).toHaveLength(1);
      expect(await textOf('race.txt')).toBe(`content ${winners[0]}`);
    },
  );
});
