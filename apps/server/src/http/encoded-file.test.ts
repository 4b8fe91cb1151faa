import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encodeOnce } from './encoded-file.ts';

describe('a file of the app', () => {
  const script = 'const answer = 42;\n'.repeat(100);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-files-'));
    await writeFile(join(folder, 'a.js'), script);
    await writeFile(join(folder, 'a.png'), 'not really a picture');
    await writeFile(join(folder, 'ready.js'), script);
    await writeFile(join(folder, 'ready.js.br'), 'made by the build');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fetchFile(name: string, headers: Record<string, string>, method = 'GET') {
    const file = await encodeOnce(join(folder, name));
    return file.answer(new Request('http://x/', { method, headers }), { ETag: file.etag });
  }

  it('is compressed as the caller takes it, brotli first', async () => {
    const br = await fetchFile('a.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
    const gzip = await fetchFile('a.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    const plain = await fetchFile('a.js', {});
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('says that it differs by encoding and keeps one tag', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => fetchFile('a.js', { 'Accept-Encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(answers[0]?.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is not compressed when that would gain nothing', async () => {
    const answer = await fetchFile('a.png', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('is taken as the build compressed it', async () => {
    const answer = await fetchFile('ready.js', { 'Accept-Encoding': 'br' });
    expect(await answer.text()).toBe('made by the build');
  });

  it('is not sent again to a caller who has it', async () => {
    const { etag } = await encodeOnce(join(folder, 'a.js'));
    expect((await fetchFile('a.js', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
    expect((await fetchFile('a.js', { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it('answers HEAD with its length and nothing else', async () => {
    const answer = await fetchFile('a.js', {}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe(String(script.length));
    expect(await answer.text()).toBe('');
  });
});
