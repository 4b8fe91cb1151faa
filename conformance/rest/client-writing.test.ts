/** Writes and calls with the official client, checked by what its methods resolve to. */
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Api, startApi } from './support/api.ts';

let api: Api;
let client: ReturnType<Api['client']>;
beforeAll(async () => {
  api = await startApi();
  client = api.client();
});
afterAll(() => api.stop());

type Cells = Record<string, unknown>;
type Versioned = {
  __InternalSupabase: { PostgrestVersion: '14' };
  probe: {
    Tables: Record<string, { Row: Cells; Insert: Cells; Update: Cells; Relationships: [] }>;
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};

/** The same client with the protocol's version set: its types allow some methods only then. */
const versioned = ({ url, headers }: typeof client) =>
  new PostgrestClient<Versioned>(url, {
    headers: Object.fromEntries(new Headers(headers)),
    schema: 'probe',
  });

test('[from.insert] one row or several, with what is asked back', async () => {
  expect(await client.from('pairs').insert({ k1: 70, k2: 'a' })).toMatchObject({
    status: 201,
    data: null,
    error: null,
  });
  const several = await client
    .from('pairs')
    .insert(
      [
        { k1: 71, k2: 'c', value: 'x' },
        { k1: 72, k2: 'c' },
      ],
      { count: 'exact' },
    )
    .select('k1, value');
  expect(several).toMatchObject({
    status: 201,
    count: 2,
    data: [
      { k1: 71, value: 'x' },
      { k1: 72, value: null },
    ],
  });
  const refused = await client.from('pairs').insert({ k1: 71, k2: 'c' });
  expect(refused).toMatchObject({ status: 409, error: { code: '23505' } });
});

test('[from.insert] fills in defaults for what is missing when asked', async () => {
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

test('[from.upsert] merges by key, by named columns, or leaves what is there', async () => {
  const keyed = await client.from('pairs').upsert({ k1: 1, k2: 'a', value: 'by key' }).select();
  expect(keyed).toMatchObject({ status: 200, data: [{ k1: 1, k2: 'a', value: 'by key' }] });
  const named = await client
    .from('unique_values')
    .upsert({ code: 'A', value: 'by client' }, { onConflict: 'code' })
    .select('value')
    .single();
  expect(named.data).toEqual({ value: 'by client' });
  const ignored = await client
    .from('unique_values')
    .upsert({ code: 'A', value: 'ignored' }, { onConflict: 'code', ignoreDuplicates: true })
    .select();
  expect(ignored.data).toEqual([]);
});

test('[from.update] changes the rows that filters name, and tells how many', async () => {
  const updated = await client
    .from('tasks')
    .update({ name: 'Renamed' }, { count: 'exact' })
    .gt('id', 6);
  expect(updated).toMatchObject({ status: 204, data: null, count: 2, error: null });
  const shown = await client.from('tasks').update({ name: 'Again' }).eq('id', 7).select('id, name');
  expect(shown.data).toEqual([{ id: 7, name: 'Again' }]);
  const none = await client.from('tasks').update({ name: 'x' }).eq('id', 0).select().single();
  expect(none.error?.code).toBe('PGRST116');
});

test('[from.delete] removes the rows that filters name, and shows them when asked', async () => {
  await client.from('keyless').insert([{ a: 'x' }, { a: 'y' }, { a: 'z' }]);
  const removed = await client.from('keyless').delete().in('a', ['x', 'y']).select('a').order('a');
  expect(removed.data).toEqual([{ a: 'x' }, { a: 'y' }]);
  expect(await client.from('keyless').delete({ count: 'exact' }).eq('a', 'z')).toMatchObject({
    status: 204,
    count: 1,
  });
});

test('[from.maxAffected] undoes a change of more rows than that', async () => {
  const items = () => versioned(client).from('items');
  const refused = await items().update({ name: 'lost' }).lte('id', 3).maxAffected(2);
  expect(refused.error?.code).toBe('PGRST124');
  expect((await client.from('items').select().eq('name', 'lost')).data).toEqual([]);
  const done = await items().delete().eq('id', 15).maxAffected(1);
  expect(done).toMatchObject({ status: 204, error: null });
});

test('[rpc] by POST, by GET, as a set with filters, without a result, and only counted', async () => {
  expect((await client.rpc('add_them', { a: 1, b: 2 })).data).toBe(3);
  expect((await client.rpc('add_them', { a: 1, b: 2 }, { get: true })).data).toBe(3);
  const list = [{ city: 'Oslo', number: 1 }];
  expect((await client.rpc('places', { list })).data).toEqual(list);
  const set = await client.rpc('all_projects').select('name').eq('id', 4).single();
  expect(set.data).toEqual({ name: 'OSX' });
  expect(await client.rpc('nothing')).toMatchObject({ status: 204, data: null, error: null });
  const counted = await client.rpc('count_up', { until: 3 }, { head: true, count: 'exact' });
  expect(counted.count).toBe(3);
});

test('[rpc] that is refused says why', async () => {
  const { error, status } = await client.rpc('no_such_function');
  expect([status, error?.code]).toEqual([404, 'PGRST202']);
});
