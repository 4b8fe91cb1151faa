import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const applied = async (target: string, prefer: string) =>
  (await api.get(target, { headers: { prefer } })).headers['preference-applied'];

describe('[B14] preferences', () => {
  test('those applied are told in their order, the first of a kind counts', async () => {
    expect(await applied('/items?limit=1', 'timezone=America/Lima, count=exact')).toBe(
      'count=exact, timezone=America/Lima',
    );
    expect(await applied('/items?limit=1', 'count=exact,count=planned')).toBe('count=exact');
    expect(await applied('/items?limit=1', 'return=minimal')).toBeUndefined();
    const write = await api.post('/pairs', [{ k1: 70, k2: 'p', value: null }], {
      headers: { prefer: 'return=minimal , missing=default,resolution=merge-duplicates' },
    });
    expect(write.headers['preference-applied']).toBe(
      'resolution=merge-duplicates, missing=default, return=minimal',
    );
  });

  test('several headers are one list', async () => {
    const answer = await fetch(`${api.url}/items?limit=1`, {
      headers: [
        ['apikey', new Headers(api.client().headers).get('apikey') ?? ''],
        ['prefer', 'count=exact'],
        ['prefer', 'handling=lenient'],
      ],
    });
    expect(answer.headers.get('preference-applied')).toBe('count=exact, handling=lenient');
  });
});

test('[B15] with strict handling what is not understood is refused, else ignored', async () => {
  const target = '/items?limit=1';
  expect(await api.get(target, { headers: { prefer: 'handling=strict, anything' } })).toMatchObject(
    {
      status: 400,
      body: refusal('PGRST122', 'Invalid preferences given with handling=strict', {
        details: 'Invalid preferences: anything',
      }),
    },
  );
  expect(await applied(target, 'handling=lenient, anything')).toBe('handling=lenient');
  const headers = { prefer: 'handling=strict, something, return=minimal, else' };
  for (const answer of [
    await api.post('/items', { name: 'never' }, { headers }),
    await api.post('/rpc/add_item', { name: 'never' }, { headers }),
  ]) {
    expect(answer.body).toMatchObject({ details: 'Invalid preferences: something, else' });
  }
  expect((await api.get('/items?name=eq.never')).body).toEqual([]);
});

describe('[B16] max-affected', () => {
  const strict = { prefer: 'handling=strict, max-affected=2' };

  test('undoes a change of more rows under strict handling only', async () => {
    expect(await api.patch('/items?id=lte.3', { name: 'lost' }, { headers: strict })).toMatchObject(
      {
        status: 400,
        body: refusal('PGRST124', 'Query result exceeds max-affected preference constraint', {
          details: 'The query affects 3 rows',
        }),
      },
    );
    const removal = await api.send('DELETE', '/items?id=lte.3', { headers: strict });
    expect(removal).toMatchObject({ status: 400, body: { code: 'PGRST124' } });
    expect((await api.get('/items?name=eq.lost')).body).toEqual([]);
    const lenient = await api.patch(
      '/items?id=lte.3',
      { name: 'kept' },
      { headers: { prefer: 'max-affected=2' } },
    );
    expect(lenient.status).toBe(204);
  });

  test('is told when it held', async () => {
    const answer = await api.patch('/items?id=eq.1', { name: 'x' }, { headers: strict });
    expect(answer.headers['preference-applied']).toBe('handling=strict, max-affected=2');
  });

  test('counts the rows of a function, which must return a set', async () => {
    expect(await api.post('/rpc/remove_items', { above: 5 }, { headers: strict })).toMatchObject({
      status: 400,
      body: { code: 'PGRST124', details: 'The query affects 10 rows' },
    });
    expect((await api.get('/items?id=gt.5&select=id')).body).toHaveLength(10);
    expect(await api.post('/rpc/add_item', { name: 'x' }, { headers: strict })).toMatchObject({
      status: 400,
      body: { code: 'PGRST128' },
    });
  });
});

test('[B17] times are written in the preferred zone, if there is such a zone', async () => {
  const target = '/kinds?id=eq.1&select=seen_at';
  const lima = await api.get(target, { headers: { prefer: 'timezone=America/Lima' } });
  expect(lima.body).toEqual([{ seen_at: '2026-11-20T00:52:07.3-05:00' }]);
  const unknown = await api.get(target, { headers: { prefer: 'timezone=Nowhere/Land' } });
  expect(unknown.body).toEqual([{ seen_at: '2026-11-20T05:52:07.3+00:00' }]);
  expect(unknown.headers['preference-applied']).toBeUndefined();
  expect(
    await api.get(target, { headers: { prefer: 'timezone=Nowhere/Land, handling=strict' } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'PGRST122', details: 'Invalid preferences: timezone=Nowhere/Land' },
  });
});

test('[B57] a caller can’t end the transaction', async () => {
  const answer = await api.post(
    '/items',
    { name: 'stays' },
    { headers: { prefer: 'tx=rollback' } },
  );
  expect(answer.status).toBe(201);
  expect(answer.headers['preference-applied']).toBeUndefined();
  expect((await api.get('/items?name=eq.stays')).body).toHaveLength(1);
});
