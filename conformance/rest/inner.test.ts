/** Embedding that filters its parents: which rows are left, and that counts agree. */
import { expect, test } from 'vitest';

import { type Api, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const ids = (body: unknown): unknown =>
  Array.isArray(body) ? body.map((row: { id: number }) => row.id) : body;

test.each([
  ['to one', '/projects?select=id,clients!inner(id)', [1, 2, 3, 4]],
  ['to one, named as left', '/projects?select=id,clients!left(id)', [1, 2, 3, 4, 5]],
  ['to one, filtered', '/projects?select=id,clients!inner(id)&clients.id=eq.2', [3, 4]],
  ['to one, with none left', '/projects?select=id,clients!inner(id)&clients.id=eq.0', []],
  ['to many', '/projects?select=id,tasks!inner(id)&tasks.name=like.Code*', [1, 2, 3, 4]],
  ['by a junction', '/tasks?select=id,users!inner(id)&users.id=eq.3', [1, 5]],
  [
    'two levels below',
    '/tasks?select=id,projects!inner(id,clients!inner(id))&projects.clients.id=eq.2',
    [5, 6, 7, 8],
  ],
  [
    'two levels below, of which only the lower one is inner',
    '/tasks?select=id,projects(id,clients!inner(id))&projects.clients.id=eq.2',
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
  [
    'two at once',
    '/tasks?select=id,projects!inner(id),users!inner(id)&projects.id=eq.3&users.id=eq.3',
    [5],
  ],
  ['spread', '/projects?select=id,...clients!inner(by:name)&clients.name=eq.Apple', [3, 4]],
  ['with nothing shown', '/projects?select=id,clients!inner()&clients.id=eq.1', [1, 2]],
  ['through a view', '/projects_view?select=id,clients!inner(id)&clients.id=eq.2', [3, 4]],
  ['of what a function returns', '/rpc/all_projects?select=id,clients!inner(id)', [1, 2, 3, 4]],
])('[B32 B34 B12] inner %s', async (_, target, left) => {
  const prefer = 'count=exact';
  const answer = await api.get(`${target}&order=id`, { headers: { prefer } });
  expect(ids(answer.body)).toEqual(left);
  const range = left.length === 0 ? '*/0' : `0-${left.length - 1}/${left.length}`;
  expect([answer.status, answer.headers['content-range']]).toEqual([200, range]);
  const head = await api.send('HEAD', target, { headers: { prefer } });
  expect([head.status, head.headers['content-range']]).toEqual([200, range]);
});
