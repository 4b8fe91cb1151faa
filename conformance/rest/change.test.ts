import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const prefer = (value: string) => ({ headers: { prefer: value } });
const representation = prefer('return=representation');

describe('[B19] what a change answers', () => {
  test('by default: 204 and nothing, also when there was no row', async () => {
    for (const target of ['/items?id=eq.1', '/items?id=eq.999']) {
      const patched = await api.patch(target, { name: 'new' });
      expect(patched).toMatchObject({ status: 204, text: '' });
      expect(patched.headers['content-type']).toBeUndefined();
      expect(patched.headers['content-length']).toBeUndefined();
    }
    const removed = await api.send('DELETE', '/items?id=eq.999');
    expect([removed.status, removed.headers['content-range']]).toEqual([204, '*/*']);
    const unchanged = await api.patch('/items?id=eq.999', { name: 'x' });
    expect(unchanged.headers['content-range']).toBe('*/*');
  });

  test('a representation: the rows', async () => {
    const target = '/projects?id=eq.1&select=name,clients(name),tasks(name)&tasks.id=eq.1';
    expect(await api.patch(target, { name: 'Seven' }, representation)).toMatchObject({
      status: 200,
      body: [{ name: 'Seven', clients: { name: 'Microsoft' }, tasks: [{ name: 'Design w7' }] }],
    });
    const removed = await api.send('DELETE', '/items?id=in.(13,14)&select=id&order=id.desc', {
      ...representation,
    });
    expect(removed).toMatchObject({ status: 200, body: [{ id: 14 }, { id: 13 }] });
    const counted = await api.send('DELETE', '/items?id=eq.12', prefer('count=exact'));
    expect(counted.headers['content-range']).toBe('*/1');
  });

  test('nothing to set changes nothing', async () => {
    for (const body of [{}, [], [{}]]) {
      const answer = await api.patch('/items?id=eq.1', body, representation);
      expect(answer).toMatchObject({ status: 200, body: [] });
      expect(answer.headers['content-range']).toBe('*/*');
    }
  });
});

test('a change reaches only the rows that its conditions name', async () => {
  await api.patch('/kinds?or=(id.eq.2,title.like.Heb*)&data->foo->>bar=eq.baz', { weight: 77 });
  expect((await api.get('/kinds?weight=eq.77&select=id')).body).toEqual([{ id: 1 }]);
});

describe('[B27] an upsert', () => {
  const merge = prefer('return=representation,resolution=merge-duplicates');
  const ignore = prefer('return=representation,resolution=ignore-duplicates');

  test('merges by primary key: 201 when a row is new, 200 when none is', async () => {
    const both = [
      { k1: 1, k2: 'a', value: 'merged' },
      { k1: 81, k2: 'a', value: 'new' },
    ];
    expect(await api.post('/pairs', both, merge)).toMatchObject({ status: 201, body: both });
    expect(await api.post('/pairs', both, merge)).toMatchObject({ status: 200, body: both });
  });

  test('merges by the columns that `on_conflict` names', async () => {
    const row = { code: 'A', value: 'second' };
    const answer = await api.post('/unique_values?on_conflict=code&select=code,value', row, merge);
    expect(answer).toMatchObject({ status: 200, body: [row] });
    expect(await api.post('/unique_values?on_conflict=value', row, merge)).toMatchObject({
      status: 400,
      body: { code: '42P10' },
    });
  });

  test('ignores what is there and answers only what is new', async () => {
    const rows = [
      { k1: 2, k2: 'b', value: 'ignored' },
      { k1: 82, k2: 'a', value: 'new' },
    ];
    expect(await api.post('/pairs', rows, ignore)).toMatchObject({ status: 201, body: [rows[1]] });
    expect((await api.get('/pairs?k1=eq.2&select=value')).body).toEqual([{ value: 'two' }]);
  });

  test('of a table that is all key answers what is there and what is new', async () => {
    const both = [
      { user_id: 1, task_id: 1 },
      { user_id: 3, task_id: 8 },
    ];
    expect(await api.post('/users_tasks', both, merge)).toMatchObject({ status: 201, body: both });
    expect(await api.post('/users_tasks', both, ignore)).toMatchObject({ status: 201, body: [] });
    expect(await api.post('/users_tasks', both, merge)).toMatchObject({ status: 200, body: both });
  });

  test('of a table without a key is an insert', async () => {
    const row = { a: '1', b: '2' };
    const answer = await api.post('/keyless', row, merge);
    expect(answer).toMatchObject({ status: 201, body: [row] });
    expect(answer.headers['preference-applied']).toBe('return=representation');
  });
});

describe('[B28] PUT', () => {
  const row = { k1: 90, k2: 'a', value: 'put' };

  test('makes the row, then replaces it', async () => {
    const target = '/pairs?k1=eq.90&k2=eq.a';
    expect((await api.send('PUT', target, { body: row })).status).toBe(201);
    const again = { ...row, value: 'again' };
    expect((await api.send('PUT', target, { body: again })).status).toBe(204);
    expect(await api.send('PUT', target, { body: row, ...representation })).toMatchObject({
      status: 200,
      body: [row],
    });
    const other = { ...row, k1: 91 };
    expect(
      await api.send('PUT', '/pairs?k1=eq.91&k2=eq.a', { body: other, ...representation }),
    ).toMatchObject({ status: 201, body: [other] });
  });

  test.each([
    ['/pairs?k1=eq.1', 405, 'PGRST105'],
    ['/pairs?k1=gt.1&k2=eq.a', 405, 'PGRST105'],
    ['/pairs?k1=eq.1&k2=eq.a&value=eq.x', 405, 'PGRST105'],
    ['/pairs?or=(k1.eq.1)', 405, 'PGRST105'],
    ['/keyless?a=eq.1', 405, 'PGRST105'],
    ['/pairs?k1=eq.90&k2=eq.a&limit=1', 400, 'PGRST114'],
    ['/pairs?k1=eq.92&k2=eq.a', 400, 'PGRST115'],
  ])('refuses %s with %i %s', async (target, status, code) => {
    const body = target.startsWith('/keyless') ? { a: '1', b: '2' } : row;
    expect(await api.send('PUT', target, { body })).toMatchObject({ status, body: { code } });
  });

  test('of several rows puts the one that its address names', async () => {
    const headers = { ...representation.headers, accept: 'application/vnd.pgrst.object+json' };
    const rows = [
      { k1: 94, k2: 'a', value: 'first' },
      { k1: 95, k2: 'a', value: 'second' },
    ];
    const answer = await api.send('PUT', '/pairs?k1=eq.94&k2=eq.a', { body: rows, headers });
    expect(answer).toMatchObject({ status: 201, body: rows[0] });
    expect((await api.get('/pairs?k1=eq.95')).body).toEqual([]);
  });

  test('says which filters it takes', async () => {
    expect((await api.send('PUT', '/pairs', { body: row })).body).toEqual(
      refusal(
        'PGRST105',
        "Filters must include all and only primary key columns with 'eq' operators",
      ),
    );
  });
});
