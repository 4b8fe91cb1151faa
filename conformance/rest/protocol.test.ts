import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const setting = async (name: string, headers: Record<string, string> = {}) =>
  (await api.get(`/rpc/setting?name=${name}`, { headers })).body;

describe('[B48] schemas', () => {
  test('the first one unless a header names another', async () => {
    const first = await api.get('/clients?id=eq.1');
    expect(first).toMatchObject({
      body: [{ id: 1, name: 'Microsoft' }],
      headers: { 'content-profile': 'probe' },
    });
    const second = await api.get('/clients', { headers: { 'accept-profile': 'probe_second' } });
    expect(second).toMatchObject({
      body: [{ id: 1, title: 'Of the second schema' }],
      headers: { 'content-profile': 'probe_second' },
    });
    const headers = { 'content-profile': 'probe_second', prefer: 'return=representation' };
    expect((await api.patch('/clients', { title: 'New' }, { headers })).body).toEqual([
      { id: 1, title: 'New' },
    ]);
  });

  test('that are not exposed are refused', async () => {
    const body = refusal('PGRST106', 'Invalid schema: auth', {
      hint: 'Only the following schemas are exposed: probe, probe_second',
    });
    expect(await api.get('/users', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      body,
    });
    expect(await api.post('/users', {}, { headers: { 'content-profile': 'auth' } })).toMatchObject({
      body,
    });
  });
});

describe('[B49] media types', () => {
  test.each([
    ['*/*', 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['text/html, application/json;q=0.9, */*;q=0.1', 'application/json; charset=utf-8'],
    ['text/csv', 'text/csv; charset=utf-8'],
    ['application/vnd.pgrst.array+json', 'application/json; charset=utf-8'],
    ['application/json;q=0.5, text/csv', 'text/csv; charset=utf-8'],
  ])('%s gives %s', async (accept, contentType) => {
    const answer = await api.get('/clients', { headers: { accept } });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, contentType]);
  });

  test.each([
    ['x/y', 'x/y'],
    ['text/html, image/png;q=0.1', 'text/html, image/png'],
    ['application/vnd.pgrst.plan+json', 'application/vnd.pgrst.plan+json'],
  ])('%s is not available', async (accept, named) => {
    expect(await api.get('/clients', { headers: { accept } })).toMatchObject({
      status: 406,
      body: refusal('PGRST107', `None of these media types are available: ${named}`),
    });
  });

  test('nulls are stripped on request', async () => {
    const array = 'application/vnd.pgrst.array+json;nulls=stripped';
    const stripped = await api.get('/projects?id=eq.5', { headers: { accept: array } });
    expect(stripped.body).toEqual([{ id: 5, name: 'Orphan' }]);
    expect(stripped.headers['content-type']).toBe(`${array}; charset=utf-8`);
    const object = 'application/vnd.pgrst.object+json;nulls=stripped';
    const one = await api.get('/projects?id=eq.5', { headers: { accept: object } });
    expect(one.body).toEqual({ id: 5, name: 'Orphan' });
  });

  test('[B25 B60] CSV has a header and PostgreSQL’s text of each value', async () => {
    const headers = { accept: 'text/csv' };
    const answer = await api.get('/kinds?select=id,title,data,tags&id=in.(1,3)&order=id', {
      headers,
    });
    expect(answer.text).toBe(
      [
        'id,title,data,tags',
        '1,"Hebdon, John","{""n"": 5, ""foo"": {""bar"": ""baz""}, ""list"": [10, 20, {""deep"": true}]}","{a,b}"',
        String.raw`3,"Back\\slash * star % percent",,`,
      ].join('\n'),
    );
    expect((await api.get('/kinds?id=eq.0', { headers })).text).toBe('\n');
  });
});

describe('[B50] OPTIONS', () => {
  test.each([
    ['/items', 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
    ['/keyless', 'OPTIONS,GET,HEAD,POST,PATCH,DELETE'],
    ['/projects_view', 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
    ['/two_rows_view', 'OPTIONS,GET,HEAD'],
    ['/rpc/add_them?a=1&b=2', 'OPTIONS,GET,HEAD,POST'],
    ['/rpc/add_item?name=x', 'OPTIONS,POST'],
    ['/', 'OPTIONS,GET,HEAD'],
  ])('%s allows %s', async (target, allow) => {
    const answer = await api.send('OPTIONS', target);
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers).toMatchObject({ allow, 'access-control-allow-origin': '*' });
  });

  test('of what does not exist is 404', async () => {
    expect((await api.send('OPTIONS', '/nope')).status).toBe(404);
    expect((await api.send('OPTIONS', '/rpc/nope')).status).toBe(404);
  });
});

test('[B51] a page of another origin is told what it may send and read', async () => {
  const answer = await api.send('OPTIONS', '/items', {
    headers: {
      origin: 'https://app.example.com',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,x-own',
    },
  });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    'access-control-allow-headers':
      'Authorization, apikey, x-own, Accept, Accept-Language, Content-Language',
    'access-control-max-age': '86400',
  });
  const read = await api.get('/items?limit=1', { headers: { origin: 'https://app.example.com' } });
  expect(read.headers['access-control-expose-headers']).toBe(
    'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Muster-Time',
  );
});

describe('[B53] paths', () => {
  test.each(['/a/b', '/rpc/add_them/more', '/items/1', '/%ff'])('%s is none', async (target) => {
    expect(await api.get(target)).toMatchObject({
      status: 404,
      body: refusal('PGRST125', 'Invalid path specified in request URL'),
    });
  });

  test('other methods are not supported', async () => {
    expect(await api.send('PROPFIND', '/items')).toMatchObject({
      status: 405,
      body: refusal('PGRST117', 'Unsupported HTTP method: PROPFIND'),
    });
  });
});

describe('[B54] what a transaction knows of its request', () => {
  test('method, path, headers and cookies', async () => {
    expect(await setting('request.method')).toBe('GET');
    expect(await setting('request.path')).toBe('/rpc/setting');
    const headers = JSON.parse(String(await setting('request.headers', { 'X-Own': 'Yes é' })));
    expect(headers).toMatchObject({ 'x-own': 'Yes é', host: new URL(api.url).host });
    expect(headers).not.toHaveProperty('cookie');
    const cookies = JSON.parse(String(await setting('request.cookies', { cookie: 'a=b; c=d=e' })));
    expect(cookies).toEqual({ a: 'b', c: 'd=e' });
  });

  test('claims, also of no one', async () => {
    expect(await setting('request.jwt.claims')).toBe('{"role":"anon"}');
    const { body } = await api.post('/rpc/setting', { name: 'request.jwt.claims' }, { as: 'user' });
    expect(JSON.parse(String(body))).toMatchObject({ role: 'authenticated' });
  });

  test('where functions find names, and nothing of the request before', async () => {
    expect(await setting('search_path')).toBe('"probe", "public", "extensions"');
    await api.get('/rpc/setting?name=x', { headers: { prefer: 'timezone=America/Lima' } });
    expect(await setting('timezone')).not.toBe('America/Lima');
  });
});

describe('[B55] what a transaction says of its answer', () => {
  test('status and headers, in place of ours', async () => {
    const answer = await api.post('/rpc/set_response', {
      status: '418',
      headers:
        '[{"X-Tea":"pot"},{"content-type":"text/tea"},{"Set-Cookie":"a=1"},{"Set-Cookie":"b=2"}]',
    });
    expect(answer).toMatchObject({
      status: 418,
      text: '"done"',
      headers: { 'x-tea': 'pot', 'content-type': 'text/tea', 'set-cookie': 'a=1, b=2' },
    });
  });

  test('a trigger says it of the change that fired it', async () => {
    const made = await api.post('/announced', { id: 1, name: 'x' });
    expect(made).toMatchObject({ status: 202, headers: { location: '/elsewhere' } });
    const changed = await api.patch('/announced?id=eq.1', { name: 'y' });
    expect(changed.status).toBe(202);
    expect((await api.get('/announced')).status).toBe(200);
  });

  test.each([
    [{ status: null, headers: '{"a":"b"}' }, 'PGRST111'],
    [{ status: null, headers: '[{"a":"b","c":"d"}]' }, 'PGRST111'],
    [{ status: null, headers: '[{"a":1}]' }, 'PGRST111'],
    [{ status: null, headers: '[{"X-Split":"a\\r\\nSet-Cookie: b"}]' }, 'PGRST111'],
    [{ status: 'teapot', headers: null }, 'PGRST112'],
    [{ status: '99', headers: null }, 'PGRST112'],
  ])('%j is refused with %s', async (body, code) => {
    expect(await api.post('/rpc/set_response', body)).toMatchObject({
      status: 500,
      body: { code },
    });
  });
});

test('the schema is reloaded on notice, while requests go on', async () => {
  expect((await api.get('/made_later')).status).toBe(404);
  await api.post('/rpc/make_table', {});
  await expect
    .poll(async () => (await api.get('/made_later')).body, { timeout: 10_000 })
    .toEqual([]);
});

test('[B54] a nested embed on a handful of rows is not compiled first', async () => {
  // PGlite has no compiler to turn off.
  const jit = process.env['TEST_DATABASE_URL'] ? 'off' : 'on';
  expect((await api.get('/rpc/setting?name=jit')).body).toBe(jit);
  const nested =
    '/clients?select=...projects!inner(*,e0:tasks(*,e0:signs_of!inner(*)))&projects=is.null';
  expect(await api.get(nested)).toMatchObject({ status: 200, body: [] });
});
