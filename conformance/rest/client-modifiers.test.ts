/** The official client's modifiers of a response: order, limits, shapes, and failures. */
import { expect, test } from 'vitest';

import { type Api, useSharedApi } from './support/api.ts';

let api: Api;
let client: ReturnType<Api['client']>;
useSharedApi((shared) => {
  api = shared;
  client = api.client();
});

test('[from.select] with embedding, filters, order and range', async () => {
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

test('[from.select] only the head, with a count, brings no rows', async () => {
  for (const count of ['exact', 'planned', 'estimated'] as const) {
    const head = await client.from('clients').select('*', { head: true, count });
    expect(head).toMatchObject({ data: null, error: null });
    expect(head.count).toBeTypeOf('number');
  }
  const counted = await client.from('clients').select('*', { head: true, count: 'exact' });
  expect(counted).toMatchObject({ status: 200, count: 2 });
});

test('[from.order] by several columns, with nulls where they are wanted', async () => {
  const { data } = await client
    .from('kinds')
    .select('id')
    .order('done', { ascending: false, nullsFirst: false })
    .order('id');
  expect(data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test('[from.order] by a column of what is embedded', async () => {
  const { data } = await client
    .from('projects')
    .select('id, clients (name)')
    .in('id', [1, 3])
    .order('clients(name)', { ascending: true });
  expect(data).toMatchObject([{ id: 3 }, { id: 1 }]);
});

test('[from.limit] cuts rows, and those of an embedded table', async () => {
  const { data } = await client
    .from('clients')
    .select('id, projects (id)')
    .order('id')
    .order('id', { referencedTable: 'projects' })
    .limit(1)
    .limit(1, { referencedTable: 'projects' });
  expect(data).toEqual([{ id: 1, projects: [{ id: 1 }] }]);
});

test('[from.range] is from the first to the last row, also of an embedded table', async () => {
  const own = await client.from('tasks').select('id').order('id').range(2, 3);
  expect(own.data).toEqual([{ id: 3 }, { id: 4 }]);
  const embedded = await client
    .from('clients')
    .select('projects (id)')
    .eq('id', 1)
    .order('id', { referencedTable: 'projects' })
    .range(1, 1, { referencedTable: 'projects' });
  expect(embedded.data).toEqual([{ projects: [{ id: 2 }] }]);
});

test('[from.range] beyond the end is an error when counted, else no rows', async () => {
  const counted = await client.from('clients').select('*', { count: 'exact' }).range(10, 20);
  expect(counted).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  expect(await client.from('clients').select().range(10, 20)).toMatchObject({ data: [] });
});

test('[from.single] is one row, and an error for none or several', async () => {
  expect((await client.from('clients').select('name').eq('id', 1).single()).data).toEqual({
    name: 'Microsoft',
  });
  for (const query of [
    client.from('clients').select().eq('id', 0),
    client.from('clients').select(),
  ]) {
    expect(await query.single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  }
});

test('[from.maybeSingle] is one row or null, and an error for several', async () => {
  const none = await client.from('clients').select().eq('id', 0).maybeSingle();
  expect(none).toMatchObject({ data: null, error: null });
  const one = await client.from('clients').select('id').eq('id', 2).maybeSingle();
  expect(one).toMatchObject({ data: { id: 2 }, error: null });
  const several = await client.from('clients').select().maybeSingle();
  expect(several.error?.code).toBe('PGRST116');
});

test('[from.csv] is text with a header', async () => {
  expect((await client.from('clients').select().csv()).data).toBe('id,name\n1,Microsoft\n2,Apple');
});

test('[from.stripNulls] leaves out what is null, in a list and in one row', async () => {
  const orphan = () => client.from('projects').select().eq('id', 5);
  expect((await orphan().stripNulls()).data).toEqual([{ id: 5, name: 'Orphan' }]);
  expect((await orphan().single().stripNulls()).data).toEqual({ id: 5, name: 'Orphan' });
});

test('[from.throwOnError] throws what would have been the error', async () => {
  await expect(client.from('nope').select().throwOnError()).rejects.toMatchObject({
    name: 'PostgrestError',
    code: 'PGRST205',
  });
});

test('[from.setHeader] sends a header along, which the transaction knows', async () => {
  const { data } = await client
    .rpc('setting', { name: 'request.headers' })
    .setHeader('X-Own', 'value');
  expect(JSON.parse(String(data))).toMatchObject({ 'x-own': 'value' });
});

test('[from.abortSignal] ends a request under way, and the server answers the next one', async () => {
  const { error } = await client
    .rpc('sleep_for', { seconds: 1 })
    .abortSignal(AbortSignal.timeout(50));
  expect(error?.message).toMatch(/abort|timeout/i);
  expect((await client.from('clients').select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
});

test('[B49] plans are not shown, whoever asks', async () => {
  const { error, status } = await client.from('clients').select().explain();
  expect([status, error?.code]).toEqual([406, 'PGRST107']);
});

test('[schema] another schema has tables and functions of its own', async () => {
  const second = client.schema('probe_second');
  expect((await second.from('clients').select('title')).data).toEqual([
    { title: 'Of the second schema' },
  ]);
  expect((await second.rpc('add_them', { a: 1, b: 2 })).error?.code).toBe('PGRST202');
  expect((await client.schema('auth').from('users').select()).error?.code).toBe('PGRST106');
});
