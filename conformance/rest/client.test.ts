/** The official client: its methods against our server, by what they resolve to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, startApi } from './support/api.ts';

let api: Api;
let client: ReturnType<Api['client']>;
beforeAll(async () => {
  api = await startApi();
  client = api.client();
});
afterAll(() => api.stop());

const from = () => client.from('kinds').select('id').order('id');

describe('reading', () => {
  test('select with embedding, filters, order and range', async () => {
    const answer = await client
      .from('projects')
      .select('id, name, clients ( name ), tasks ( id )', { count: 'exact' })
      .gte('id', 2)
      .not('client_id', 'is', null)
      .or('name.ilike.win%,name.eq.IOS')
      .order('id', { ascending: false })
      .order('id', { referencedTable: 'tasks', ascending: false })
      .limit(1, { referencedTable: 'tasks' })
      .range(0, 0);
    expect(answer).toMatchObject({
      status: 206,
      error: null,
      count: 2,
      data: [{ id: 3, name: 'IOS', clients: { name: 'Apple' }, tasks: [{ id: 6 }] }],
    });
  });

  test('every filter of the builder', async () => {
    const cases = [
      [from().eq('id', 1), [1]],
      [from().neq('id', 1), [2, 3]],
      [from().gt('id', 1).lt('id', 3), [2]],
      [from().gte('id', 3).lte('id', 3), [3]],
      [from().like('title', 'Heb%'), [1]],
      [from().likeAllOf('title', ['%John', 'H%']), [1]],
      [from().likeAnyOf('title', ['Heb%', 'Will%']), [1, 2]],
      [from().ilike('title', 'HEB%'), [1]],
      [from().ilikeAllOf('title', ['%JOHN', 'h%']), [1]],
      [from().ilikeAnyOf('title', ['HEB%', 'WILL%']), [1, 2]],
      [from().is('done', null), [3]],
      [from().is('done', true), [1]],
      [from().in('title', ['Hebdon, John', 'other']), [1]],
      [from().contains('tags', ['a']), [1]],
      [from().contains('data', { n: 7 }), [2]],
      [from().containedBy('tags', ['a', 'b']), [1]],
      [from().overlaps('tags', ['c']), [2]],
      [from().rangeGt('span', '[1,2)'), [2]],
      [from().rangeGte('span', '[5,9)'), [2]],
      [from().rangeLt('span', '[5,6)'), [1]],
      [from().rangeLte('span', '[1,5)'), [1]],
      [from().rangeAdjacent('span', '[9,10)'), [2]],
      [from().textSearch('title', 'john', { config: 'english', type: 'plain' }), [1]],
      [from().textSearch('search', 'hebdon -mary', { type: 'websearch' }), [1]],
      [from().match({ id: 1, done: true }), [1]],
      [from().not('id', 'in', '(1,2)'), [3]],
      [from().filter('data->>n', 'eq', '7'), [2]],
      [from().regexMatch('title', '^[HW]'), [1, 2]],
      [from().regexIMatch('title', '^heb'), [1]],
      [from().isDistinct('weight', 1.5), [2, 3]],
    ] as const;
    for (const [query, ids] of cases) {
      const { data, error } = await query;
      expect(error ?? data, `condition that leaves ${ids.join()}`).toEqual(
        ids.map((id) => ({ id })),
      );
    }
  });

  test('single, maybeSingle, csv, head and stripped nulls', async () => {
    const one = client.from('clients').select('name').eq('id', 1);
    expect((await one.single()).data).toEqual({ name: 'Microsoft' });
    expect(await client.from('clients').select().eq('id', 0).maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
    const none = await client.from('clients').select().eq('id', 0).single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect((await client.from('clients').select().csv()).data).toBe(
      'id,name\n1,Microsoft\n2,Apple',
    );
    const head = await client.from('clients').select('*', { head: true, count: 'exact' });
    expect(head).toMatchObject({ data: null, count: 2, status: 200 });
    const stripped = await client.from('projects').select().eq('id', 5).stripNulls();
    expect(stripped.data).toEqual([{ id: 5, name: 'Orphan' }]);
  });

  test('another schema', async () => {
    const { data } = await client.schema('probe_second').from('clients').select('title');
    expect(data).toEqual([{ title: 'Of the second schema' }]);
  });
});

describe('writing', () => {
  test('insert, upsert, update and delete', async () => {
    const inserted = await client
      .from('pairs')
      .insert([
        { k1: 71, k2: 'c', value: 'x' },
        { k1: 72, k2: 'c' },
      ])
      .select('k1, value');
    expect(inserted).toMatchObject({
      status: 201,
      data: [
        { k1: 71, value: 'x' },
        { k1: 72, value: null },
      ],
    });
    const upserted = await client
      .from('unique_values')
      .upsert({ code: 'A', value: 'by client' }, { onConflict: 'code' })
      .select('value')
      .single();
    expect(upserted.data).toEqual({ value: 'by client' });
    const ignored = await client
      .from('unique_values')
      .upsert({ code: 'A', value: 'ignored' }, { onConflict: 'code', ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    const updated = await client
      .from('pairs')
      .update({ value: 'y' }, { count: 'exact' })
      .eq('k2', 'c');
    expect(updated).toMatchObject({ status: 204, data: null, count: 2, error: null });
    const removed = await client.from('pairs').delete().eq('k2', 'c').select('k1').order('k1');
    expect(removed.data).toEqual([{ k1: 71 }, { k1: 72 }]);
  });

  test('defaults for what is missing', async () => {
    const rows = [{ label: 'named' }, { note: 'x' }];
    const inserted = await client
      .from('defaults')
      .insert(rows, { defaultToNull: false })
      .select('label, note');
    expect(inserted.data).toEqual([
      { label: 'named', note: null },
      { label: 'unnamed', note: 'x' },
    ]);
  });
});

describe('calling', () => {
  test('with arguments, by GET, and as a set', async () => {
    expect((await client.rpc('add_them', { a: 1, b: 2 })).data).toBe(3);
    expect((await client.rpc('add_them', { a: 1, b: 2 }, { get: true })).data).toBe(3);
    const set = await client.rpc('all_projects').select('name').eq('id', 4).single();
    expect(set.data).toEqual({ name: 'OSX' });
    expect((await client.rpc('nothing')).status).toBe(204);
    const counted = await client.rpc('count_up', { until: 3 }, { head: true, count: 'exact' });
    expect(counted.count).toBe(3);
  });

  test('that is refused says why', async () => {
    const { error, status } = await client.rpc('no_such_function');
    expect([status, error?.code]).toEqual([404, 'PGRST202']);
  });
});
