/** The filters of the official client's builder, each with the rows that it matches. */
import { describe, expect, test } from 'vitest';

import { type Api, useSharedApi } from './support/api.ts';

let api: Api;
let client: ReturnType<Api['client']>;
useSharedApi((shared) => {
  api = shared;
  client = api.client();
});

const rows = () => client.from('kinds').select('id').order('id');

type Rows = ReturnType<typeof rows>;

/** Method, ids of the matching rows, and a call. */
const filters: readonly (readonly [string, readonly number[], (query: Rows) => Rows])[] = [
  ['eq', [1], (query) => query.eq('id', 1)],
  ['neq', [2, 3], (query) => query.neq('id', 1)],
  ['gt', [3], (query) => query.gt('id', 2)],
  ['gte', [2, 3], (query) => query.gte('id', 2)],
  ['lt', [1], (query) => query.lt('id', 2)],
  ['lte', [1, 2], (query) => query.lte('id', 2)],
  ['like', [1], (query) => query.like('title', 'Heb%')],
  ['likeAllOf', [1], (query) => query.likeAllOf('title', ['%John', 'H%'])],
  ['likeAnyOf', [1, 2], (query) => query.likeAnyOf('title', ['Heb%', 'Will%'])],
  ['ilike', [1], (query) => query.ilike('title', 'HEB%')],
  ['ilikeAllOf', [1], (query) => query.ilikeAllOf('title', ['%JOHN', 'h%'])],
  ['ilikeAnyOf', [1, 2], (query) => query.ilikeAnyOf('title', ['HEB%', 'WILL%'])],
  ['regexMatch', [1, 2], (query) => query.regexMatch('title', '^[HW]')],
  ['regexIMatch', [1], (query) => query.regexIMatch('title', '^heb')],
  ['is', [3], (query) => query.is('done', null)],
  ['is', [1], (query) => query.is('done', true)],
  ['is', [2], (query) => query.is('done', false)],
  ['isDistinct', [2, 3], (query) => query.isDistinct('weight', 1.5)],
  ['in', [1], (query) => query.in('title', ['Hebdon, John', 'other'])],
  ['in', [], (query) => query.in('id', [])],
  ['notIn', [3], (query) => query.notIn('id', [1, 2])],
  ['contains', [1], (query) => query.contains('tags', ['a'])],
  ['contains', [2], (query) => query.contains('data', { n: 7 })],
  ['contains', [1], (query) => query.contains('span', '[2,3)')],
  ['containedBy', [1], (query) => query.containedBy('tags', ['a', 'b'])],
  ['containedBy', [2], (query) => query.containedBy('data', { n: 7, foo: { bar: 'other' }, x: 1 })],
  ['rangeGt', [2], (query) => query.rangeGt('span', '[1,2)')],
  ['rangeGte', [2], (query) => query.rangeGte('span', '[5,9)')],
  ['rangeLt', [1], (query) => query.rangeLt('span', '[5,6)')],
  ['rangeLte', [1], (query) => query.rangeLte('span', '[1,5)')],
  ['rangeAdjacent', [2], (query) => query.rangeAdjacent('span', '[9,10)')],
  ['overlaps', [2], (query) => query.overlaps('tags', ['c'])],
  ['overlaps', [1], (query) => query.overlaps('span', '[0,2)')],
  ['textSearch', [1], (query) => query.textSearch('search', `'hebdon' & 'john'`)],
  [
    'textSearch',
    [1],
    (query) => query.textSearch('title', 'john', { config: 'english', type: 'plain' }),
  ],
  ['textSearch', [1], (query) => query.textSearch('search', 'hebdon john', { type: 'phrase' })],
  ['textSearch', [1], (query) => query.textSearch('search', 'hebdon -mary', { type: 'websearch' })],
  ['match', [1], (query) => query.match({ id: 1, done: true })],
  ['not', [3], (query) => query.not('id', 'in', '(1,2)')],
  ['not', [1, 2], (query) => query.not('done', 'is', null)],
  ['or', [1, 3], (query) => query.or('id.eq.1,and(id.gt.1,title.ilike.back*)')],
  ['filter', [2], (query) => query.filter('data->>n', 'eq', '7')],
];

describe('a filter of the builder leaves the rows that it names', () => {
  test.each(filters)('[from.%s] leaves %j', async (_method, ids, use) => {
    const { data, error } = await use(rows());
    expect(error ?? data).toEqual(ids.map((id) => ({ id })));
  });
});

test('[from.or] of an embedded table filters what is embedded', async () => {
  const { data } = await client
    .from('clients')
    .select('id, projects (id)')
    .or('id.eq.1,id.eq.4', { referencedTable: 'projects' })
    .order('id');
  expect(data).toEqual([
    { id: 1, projects: [{ id: 1 }] },
    { id: 2, projects: [{ id: 4 }] },
  ]);
});

test('[from.eq] what can’t be compared is an error and not no rows', async () => {
  const { data, error, status } = await client.from('kinds').select().eq('id', 'first');
  expect({ data, status, code: error?.code }).toEqual({ data: null, status: 400, code: '22P02' });
});
