/** Domains with casts: their external representation differs from the stored value. */
import { describe, expect, test } from 'vitest';

import { type Api, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const read = async (target: string) => (await api.get(target)).body;
const representation = { headers: { prefer: 'return=representation' } };

describe('[B62] values are shown by their domain’s cast to JSON', () => {
  test.each([
    [
      'a column',
      '/signs?select=id,paint&order=id',
      [
        { id: 1, paint: '#000000' },
        { id: 2, paint: '#000100' },
        { id: 3, paint: '#01E240' },
        { id: 4, paint: '' },
      ],
    ],
    ['all columns', '/signs?id=eq.2', [{ id: 2, paint: '#000100', task_id: 1 }]],
    ['by another name', '/signs?select=color:paint&id=eq.2', [{ color: '#000100' }]],
    ['with a cast on top', '/signs?select=paint::text&id=eq.2', [{ paint: '"#000100"' }]],
    [
      'a view and what it computes',
      '/signs_view?select=paint,lighter&id=eq.1',
      [{ paint: '#000000', lighter: '#000001' }],
    ],
    [
      'what is embedded',
      '/tasks?select=signs(paint)&id=eq.1&signs.order=id',
      [{ signs: [{ paint: '#000000' }, { paint: '#000100' }] }],
    ],
    [
      'all columns of what is embedded',
      '/tasks?select=signs(*)&id=eq.2',
      [{ signs: [{ id: 3, paint: '#01E240', task_id: 2 }] }],
    ],
    [
      'what is spread',
      '/tasks?select=...signs(paints:paint)&id=eq.1&signs.order=id',
      [{ paints: ['#000000', '#000100'] }],
    ],
    [
      'what a function of a row returns',
      '/tasks?select=signs_of(paint)&id=eq.2',
      [{ signs_of: [{ paint: '#01E240' }] }],
    ],
    ['what a function returns', '/rpc/all_signs?select=paint&id=eq.2', [{ paint: '#000100' }]],
    [
      'all of what a function returns',
      '/rpc/all_signs?id=eq.2',
      [{ id: 2, paint: '#000100', task_id: 1 }],
    ],
  ])('%s', async (_, target, rows) => {
    expect(await read(target)).toEqual(rows);
  });

  test('the order is that of the values as they are stored', async () => {
    expect(await read('/signs?select=id&order=paint.desc.nullslast')).toEqual([
      { id: 3 },
      { id: 2 },
      { id: 1 },
      { id: 4 },
    ]);
  });
});

describe('[B62] values are compared with what the cast of a text makes of them', () => {
  test.each([
    ['paint=eq.000100', [2]],
    ['paint=neq.000100', [1, 3]],
    ['paint=gt.000000', [2, 3]],
    ['paint=in.(000100,01E240)', [2, 3]],
    ['paint=not.in.(000000,01E240)', [2]],
    ['paint=eq(any).{000000,000100}', [1, 2]],
    ['paint=gte(all).{000000,000100}', [2, 3]],
    ['paint=isdistinct.000100', [1, 3, 4]],
    ['paint=is.null', [4]],
    ['or=(paint.eq.000100,paint.is.null)', [2, 4]],
  ])('%s leaves %j', async (condition, ids) => {
    expect(await read(`/signs?select=id&order=id&${condition}`)).toEqual(ids.map((id) => ({ id })));
  });

  test('in what is embedded', async () => {
    expect(await read('/tasks?select=id,signs!inner(id)&signs.paint=eq.01E240')).toEqual([
      { id: 2, signs: [{ id: 3 }] },
    ]);
  });

  test('but for patterns', async () => {
    expect(await api.get('/signs?paint=ilike.*100')).toMatchObject({
      status: 404,
      body: { code: '42883' },
    });
  });
});

describe('[B62] what is written is read by the cast from JSON', () => {
  test('by an insert, an update, an upsert and a replacement', async () => {
    const made = await api.post(
      '/signs?select=id,paint',
      { id: 10, paint: '#001100' },
      representation,
    );
    expect(made).toMatchObject({ status: 201, body: [{ id: 10, paint: '#001100' }] });
    expect(await read('/signs?select=id&paint=eq.001100')).toEqual([{ id: 10 }]);
    const changed = await api.patch('/signs?id=eq.10', { paint: '#0000FF' }, representation);
    expect(changed.body).toEqual([{ id: 10, paint: '#0000FF', task_id: null }]);
    const merged = await api.post(
      '/signs?select=paint',
      [
        { id: 10, paint: '#000001' },
        { id: 11, paint: '#000002' },
      ],
      { headers: { prefer: 'return=representation, resolution=merge-duplicates' } },
    );
    expect(merged.body).toEqual([{ paint: '#000001' }, { paint: '#000002' }]);
    const replaced = await api.send('PUT', '/signs?id=eq.11', {
      ...representation,
      body: { id: 11, paint: '#0A0B0C', task_id: null },
    });
    expect(replaced.body).toEqual([{ id: 11, paint: '#0A0B0C', task_id: null }]);
    const gone = await api.send('DELETE', '/signs?paint=eq.0A0B0C&select=id', representation);
    expect(gone.body).toEqual([{ id: 11 }]);
    await api.send('DELETE', '/signs?id=gte.10');
  });

  test('a missing one gets its default, as it is stored', async () => {
    const made = await api.post(
      '/signs?columns=id,paint&select=paint',
      [{ id: 12 }, { id: 13, paint: '#000003' }],
      {
        headers: { prefer: 'return=representation, missing=default' },
      },
    );
    expect(made.body).toEqual([{ paint: '#0000FF' }, { paint: '#000003' }]);
    const named = await api.post(
      '/signs',
      { id: 14, paint: '#000004' },
      {
        headers: { prefer: 'return=headers-only' },
      },
    );
    expect(named.headers['location']).toBe('/signs?id=eq.14');
    await api.send('DELETE', '/signs?id=gte.10');
  });
});
