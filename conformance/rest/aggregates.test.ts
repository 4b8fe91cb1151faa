import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Api, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ REST_AGGREGATES: 'on' });
});
afterAll(() => api.stop());

test.each([
  ['/projects?select=count()', [{ count: 5 }]],
  ['/projects?select=total:count()::text', [{ total: '5' }]],
  ['/projects?select=id.sum(),id.max(),low:id.min()', [{ sum: 15, max: 5, low: 1 }]],
  [
    '/projects?select=client_id,count()',
    [
      { client_id: 1, count: 2 },
      { client_id: 2, count: 2 },
      { client_id: null, count: 1 },
    ],
  ],
  [
    '/clients?select=name,projects(count(),id.max())&order=id',
    [
      { name: 'Microsoft', projects: [{ count: 2, max: 2 }] },
      { name: 'Apple', projects: [{ count: 2, max: 4 }] },
    ],
  ],
  [
    '/projects?select=count(),clients(name)&client_id=not.is.null',
    [
      { count: 2, clients: { name: 'Apple' } },
      { count: 2, clients: { name: 'Microsoft' } },
    ],
  ],
  [
    '/tasks?select=...projects(client_id,highest:id.max()),count()',
    [
      { client_id: 1, highest: 2, count: 4 },
      { client_id: 2, highest: 4, count: 4 },
    ],
  ],
])('[B41] %s', async (target, rows) => {
  const { body } = await api.get(target);
  expect(Array.isArray(body) ? body.toSorted(byText) : body).toEqual(rows.toSorted(byText));
});

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
