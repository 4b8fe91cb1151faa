import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const representation = { headers: { prefer: 'return=representation' } };
const prefer = (value: string) => ({ headers: { prefer: value } });

describe('[B18] what an insert answers', () => {
  test('by default: nothing, and says so', async () => {
    const { status, text, headers } = await api.post('/items', { name: 'a' });
    expect([status, text, headers['content-length']]).toEqual([201, '', '0']);
    expect(headers['content-type']).toBeUndefined();
    expect(headers['location']).toBeUndefined();
  });

  test('headers only: where the one row is', async () => {
    const one = await api.post('/pairs', { k1: 31, k2: 'x y' }, prefer('return=headers-only'));
    expect(one.headers['location']).toBe('/pairs?k1=eq.31&k2=eq.x%20y');
    expect(one.headers['content-type']).toBeUndefined();
    const several = [
      { k1: 32, k2: 'a' },
      { k1: 33, k2: 'a' },
    ];
    const many = await api.post('/pairs', several, prefer('return=headers-only'));
    expect(many).toMatchObject({ status: 201, text: '' });
    expect(many.headers['location']).toBeUndefined();
  });

  test('a representation: the rows, without their place', async () => {
    const answer = await api.post('/pairs?select=k2,value', { k1: 34, k2: 'r' }, representation);
    expect(answer).toMatchObject({ status: 201, body: [{ k2: 'r', value: null }] });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.headers['content-range']).toBe('*/*');
    const counted = await api.post('/items', [{ name: 'a' }, { name: 'b' }], prefer('count=exact'));
    expect(counted.headers['content-range']).toBe('*/2');
  });

  test('a representation with what is embedded', async () => {
    const row = { id: 60, name: 'New', client_id: 2 };
    const answer = await api.post('/projects?select=name,clients(name)', row, representation);
    expect(answer.body).toEqual([{ name: 'New', clients: { name: 'Apple' } }]);
  });
});

describe('[B21] the keys of a body', () => {
  test('are the same in all rows', async () => {
    expect(await api.post('/items', [{ name: 'a' }, { id: 99 }])).toMatchObject({
      status: 400,
      body: refusal('PGRST102', 'All object keys must match'),
    });
    expect(await api.post('/items', [{ name: 'a' }, 5])).toMatchObject({ status: 400 });
  });

  test('or those that `columns` names, whatever else there is', async () => {
    const rows = [
      { k1: 41, k2: 'c', junk: true },
      { k2: 'c', k1: 42, value: 'ignored' },
    ];
    const answer = await api.post('/pairs?columns=k1,k2', rows, representation);
    expect(answer.body).toEqual([
      { k1: 41, k2: 'c', value: null },
      { k1: 42, k2: 'c', value: null },
    ]);
  });

  test('are columns', async () => {
    const unknown = refusal(
      'PGRST204',
      "Could not find the 'nam' column of 'items' in the schema cache",
    );
    expect(await api.post('/items', { nam: 'a' })).toMatchObject({ status: 400, body: unknown });
    expect(await api.post('/items?columns=nam', { name: 'a' })).toMatchObject({ body: unknown });
  });
});

describe('[B22] nothing to insert', () => {
  test.each([
    [{}, 201, 1],
    [[{}], 201, 1],
    [[{}, {}], 201, 2],
    [[], 201, 0],
  ])('%j makes %i with %i rows of defaults', async (body, status, rows) => {
    const answer = await api.post('/defaults?select=label', body, representation);
    expect(answer).toMatchObject({
      status,
      body: Array.from({ length: rows }, () => ({ label: 'unnamed' })),
    });
  });

  test('[] to be merged makes 200', async () => {
    const answer = await api.post(
      '/defaults',
      [],
      prefer('return=representation,resolution=merge-duplicates'),
    );
    expect(answer).toMatchObject({ status: 200, body: [] });
  });
});

test('[B23] what a row leaves out is null, or its default when asked', async () => {
  const rows = [{ note: 'x' }, { label: 'given', note: null }];
  const target = '/defaults?columns=id,label,note&select=label,note';
  const answer = await api.post(target, rows, prefer('return=representation,missing=default'));
  expect(answer).toMatchObject({
    status: 201,
    body: [
      { label: 'unnamed', note: 'x' },
      { label: 'given', note: null },
    ],
  });
  expect(await api.post('/defaults?columns=label', [{ note: 'x' }])).toMatchObject({
    status: 400,
    body: { code: '23502' },
  });
});

test('[B23] a default of the column comes before one of its domain, and views have their own', async () => {
  const asked = prefer('return=representation,missing=default');
  const graded = await api.post('/graded?columns=id,grade,level', [{ id: 1 }], asked);
  expect(graded.body).toEqual([{ id: 1, grade: 5, level: 7 }]);
  const view = '/defaults_view?columns=label,note&select=label,note';
  const made = await api.post(view, [{ label: 'x' }, { label: 'y', note: null }], asked);
  expect(made.body).toEqual([
    { label: 'x', note: 'of the view' },
    { label: 'y', note: null },
  ]);
  const changed = await api.patch('/graded?id=eq.1&columns=grade,level', { level: 1 }, asked);
  expect(changed.body).toEqual([{ id: 1, grade: 5, level: 1 }]);
  expect(changed.headers['preference-applied']).toBe('missing=default, return=representation');
});

describe('[B24] a body that is no JSON', () => {
  test.each(['', '{"name":', 'name=x', '[1,2', '\0', '{"a":1}{"b":2}'])('%j', async (body) => {
    expect(await api.post('/items', body)).toMatchObject({
      status: 400,
      body: refusal('PGRST102', 'Empty or invalid json'),
    });
  });

  test('or is nested beyond reason', async () => {
    const body = `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(await api.post('/items', body)).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    });
  });
});

describe('[B25] CSV', () => {
  const csv = { headers: { 'content-type': 'text/csv', prefer: 'return=representation' } };

  test('has a header, quotes, and NULL for null', async () => {
    const body = 'k1,k2,value\r\n51,"a, ""b""\nc",NULL\r\n52,b,\r\n';
    expect((await api.post('/pairs', body, csv)).body).toEqual([
      { k1: 51, k2: 'a, "b"\nc', value: null },
      { k1: 52, k2: 'b', value: '' },
    ]);
  });

  test('comes back as CSV when asked, with the columns asked for', async () => {
    const headers = { ...csv.headers, accept: 'text/csv' };
    const answer = await api.post('/pairs?select=k1,value', 'k1,k2,value\n53,c,NULL\n54,c,x', {
      headers,
    });
    expect(answer).toMatchObject({ status: 201, text: 'k1,value\n53,\n54,x' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  test('has lines of one length', async () => {
    expect(await api.post('/pairs', 'k1,k2\n1\n', csv)).toMatchObject({
      status: 400,
      body: refusal('PGRST102', 'All lines must have same number of fields'),
    });
  });
});

test('[B26] a form is a row', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    prefer: 'return=representation',
  };
  const answer = await api.post('/pairs', 'k1=61&k2=a+b%26c', { headers });
  expect(answer.body).toEqual([{ k1: 61, k2: 'a b&c', value: null }]);
});

test('another media type is refused', async () => {
  const headers = { 'content-type': 'application/zip' };
  expect(await api.post('/items', 'x', { headers })).toMatchObject({
    status: 400,
    body: refusal('PGRST102', 'Content-Type not acceptable: application/zip'),
  });
});
