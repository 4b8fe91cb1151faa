import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    prepare: (database) =>
      database.script(`
        create function public.test_rows(count int) returns jsonb language sql stable
          as 'select jsonb_agg(jsonb_build_object(''name'', ''row '' || n)) from generate_series(1, count) as n';
        grant execute on function public.test_rows(int) to anon;
      `),
  });
});
afterAll(() => server.stop());

/** `fetch` would decompress the body and hide the bytes that were sent. */
function get(path: string, accepted: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(
      `${server.url}${path}`,
      { headers: { apikey: server.anonKey, 'Accept-Encoding': accepted } },
      (answer) => {
        buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
      },
    )
      .on('error', reject)
      .end();
  });
}

const long = '/rest/v1/rpc/test_rows?count=200';

it('leaves short answers and callers who do not ask alone', async () => {
  const short = await get('/rest/v1/rpc/test_rows?count=3', 'gzip, br');
  expect(short.headers['content-encoding']).toBeUndefined();
  for (const accepted of ['identity', '', 'br;q=0']) {
    const { headers, body } = await get(long, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toHaveLength(200);
  }
});

it('compresses long answers as the caller takes them, brotli first', async () => {
  const plain = await get(long, 'identity');
  const br = await get(long, 'gzip, deflate, br');
  const gzip = await get(long, 'gzip');
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
  ]);
  for (const { headers, body } of [br, gzip]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(body.length).toBeLessThan(plain.body.length / 4);
  }
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});
