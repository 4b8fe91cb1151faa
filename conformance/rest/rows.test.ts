import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ REST_MAX_ROWS: '12' });
});
afterAll(() => api.stop());

const object = 'application/vnd.pgrst.object+json';
const ids = (body: unknown): unknown =>
  Array.isArray(body) ? body.map((row: { id: number }) => row.id) : body;

describe('[B7] one object', () => {
  test('is refused when there is another number of rows', async () => {
    expect(await api.get('/items', { headers: { accept: object } })).toMatchObject({
      status: 406,
      body: refusal('PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: 'The result contains 12 rows',
      }),
    });
    expect(await api.get('/items?id=eq.0', { headers: { accept: object } })).toMatchObject({
      status: 406,
      body: { details: 'The result contains 0 rows' },
    });
  });

  test('is not in a list', async () => {
    const answer = await api.get('/items?id=eq.3', { headers: { accept: object } });
    expect(answer).toMatchObject({ status: 200, body: { id: 3, name: 'item 3' } });
    expect(answer.headers['content-type']).toBe(`${object}; charset=utf-8`);
  });

  test('that a write does not give undoes the write', async () => {
    for (const prefer of ['return=representation', 'return=minimal']) {
      const headers = { accept: object, prefer };
      const answer = await api.patch('/pairs?k1=gt.0', { value: 'lost' }, { headers });
      expect(answer).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
    }
    expect((await api.get('/pairs?value=eq.lost')).body).toEqual([]);
  });
});

describe('[B8 B10] Content-Range', () => {
  test.each([
    ['/items?limit=3', 'count=none', 200, '0-2/*'],
    ['/items?limit=3&offset=2', 'count=exact', 206, '2-4/15'],
    ['/clients', 'count=exact', 200, '0-1/2'],
    ['/items?id=eq.0', 'count=none', 200, '*/*'],
    ['/items?id=eq.0', 'count=exact', 200, '*/0'],
    ['/items?limit=0', 'count=none', 200, '*/*'],
    ['/items?offset=100', 'count=none', 200, '*/*'],
    ['/items?offset=-1&limit=2', 'count=exact', 206, '0-1/15'],
    ['/clients?offset=-99', 'count=exact', 200, '0-1/2'],
  ])('of %s with %s is %i %s', async (target, prefer, status, range) => {
    const answer = await api.get(target, { headers: { prefer } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, range]);
  });
});

describe('[B9] a range that can’t be', () => {
  test('an offset beyond what was counted', async () => {
    const answer = await api.get('/items?offset=100', { headers: { prefer: 'count=exact' } });
    expect(answer).toMatchObject({
      status: 416,
      headers: { 'content-range': '*/15' },
      body: refusal('PGRST103', 'Requested range not satisfiable', {
        details: 'An offset of 100 was requested, but there are only 15 rows.',
      }),
    });
  });

  test('less than no rows', async () => {
    expect(await api.get('/items?limit=-1')).toMatchObject({
      status: 416,
      body: { details: 'Limit should be greater than or equal to zero.' },
    });
  });

  test('a header that goes backwards', async () => {
    expect(await api.get('/items', { headers: { range: '5-1' } })).toMatchObject({
      status: 416,
      body: {
        details:
          'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
      },
    });
  });
});

test('[B11] the Range header counts on GET only, together with limit and offset', async () => {
  const headers = { range: '2-5' };
  expect(ids((await api.get('/items', { headers })).body)).toEqual([3, 4, 5, 6]);
  expect(ids((await api.get('/items?offset=4', { headers })).body)).toEqual([5, 6]);
  expect(ids((await api.get('/items?limit=4', { headers })).body)).toEqual([3, 4]);
  const head = await api.send('HEAD', '/items?limit=7', { headers });
  expect(head.headers['content-range']).toBe('0-6/*');
});

describe('[B12] counting', () => {
  test('exactly, also behind conditions on embedded resources', async () => {
    const prefer = 'count=exact';
    const inner = await api.get('/clients?select=name,projects!inner(name)&projects.name=eq.OSX', {
      headers: { prefer },
    });
    expect(inner.headers['content-range']).toBe('0-0/1');
    const without = await api.get('/projects?select=name,clients()&clients=is.null', {
      headers: { prefer },
    });
    expect(without.headers['content-range']).toBe('0-0/1');
  });

  test('as the planner thinks', async () => {
    const answer = await api.get('/items?limit=2', { headers: { prefer: 'count=planned' } });
    expect(answer.headers['content-range']).toMatch(/^0-1\/\d+$/);
  });

  test('exactly up to the cap on rows, by estimate beyond it, never below what is known', async () => {
    const headers = { prefer: 'count=estimated' };
    expect((await api.get('/clients', { headers })).headers['content-range']).toBe('0-1/2');
    const many = await api.get('/items?limit=2', { headers });
    expect(Number(many.headers['content-range']?.split('/')[1])).toBeGreaterThanOrEqual(13);
  });

  test('for HEAD as for GET', async () => {
    const answer = await api.send('HEAD', '/items?limit=2', { headers: { prefer: 'count=exact' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, '0-1/15']);
  });
});

describe('[B13] the cap on rows', () => {
  test('cuts readings and what is embedded, with 206 when counted', async () => {
    const answer = await api.get('/items', { headers: { prefer: 'count=exact' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, '0-11/15']);
    expect(ids((await api.get('/items?limit=14')).body)).toHaveLength(12);
  });

  test('does not cut a change', async () => {
    const headers = { prefer: 'return=representation' };
    const answer = await api.patch('/items?id=lte.15', { name: 'same' }, { headers });
    expect(ids(answer.body)).toHaveLength(15);
  });
});

describe('[B52] HEAD', () => {
  test('has the status and headers of GET but no body and no length', async () => {
    const target = '/items?limit=2';
    const [get, head] = await Promise.all([api.get(target), api.send('HEAD', target)]);
    expect(head).toMatchObject({ status: get.status, text: '' });
    for (const name of ['content-range', 'content-type', 'content-location']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect(head.headers['content-length']).toBeUndefined();
    expect(await api.send('HEAD', '/nope')).toMatchObject({ status: 404, text: '' });
  });
});

test('[B58] Content-Location is the address with its parameters sorted; a write has none', async () => {
  const answer = await api.get('/items?select=name&id=in.(1,2)&id=gt.1&limit=1');
  expect(answer.headers['content-location']).toBe(
    '/items?id=in.%281%2C2%29,gt.1&limit=1&select=name',
  );
  expect((await api.get('/items')).headers['content-location']).toBe('/items');
  const write = await api.patch('/items?id=eq.0', { name: 'x' });
  expect(write.headers['content-location']).toBeUndefined();
});

test('[B59] the body is what PostgreSQL writes, with its exact length', async () => {
  const answer = await api.get('/clients');
  expect(answer.text).toBe('[{"id":1,"name":"Microsoft"}, \n {"id":2,"name":"Apple"}]');
  expect(answer.headers['content-length']).toBe(String(answer.text.length));
});
