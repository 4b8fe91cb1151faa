import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const read = async (target: string) => (await api.get(target)).body;
const representation = { headers: { prefer: 'return=representation' } };

describe('[B33] a spread of one', () => {
  test('puts its columns among its parent’s, null when there is none', async () => {
    expect(await read('/projects?select=id,...clients(client:name)&id=in.(1,5)&order=id')).toEqual([
      { id: 1, client: 'Microsoft' },
      { id: 5, client: null },
    ]);
    expect(await read('/tasks?id=eq.1&select=...projects(...clients(name))')).toEqual([
      { name: 'Microsoft' },
    ]);
  });
});

describe('[B33] a spread of many puts an array into each of its columns', () => {
  test.each([
    [
      'one column',
      '/clients?select=client:name,...projects(name)&order=id&projects.order=id',
      [
        { client: 'Microsoft', name: ['Windows 7', 'Windows 10'] },
        { client: 'Apple', name: ['IOS', 'OSX'] },
      ],
    ],
    [
      'several columns, in one order',
      '/clients?select=...projects(project:name,ids:id)&order=id&projects.order=name.desc',
      [
        { project: ['Windows 7', 'Windows 10'], ids: [1, 2] },
        { project: ['OSX', 'IOS'], ids: [4, 3] },
      ],
    ],
    [
      'an order by what is not selected',
      '/clients?select=...projects(name)&id=eq.2&projects.order=id.desc',
      [{ name: ['OSX', 'IOS'] }],
    ],
    [
      'an order by what is embedded in it',
      '/projects?select=...tasks(task:name,...costs(amount))&id=eq.3&tasks.order=costs(amount).desc.nullsfirst',
      [{ task: ['Code IOS', 'Design IOS'], amount: [null, 50] }],
    ],
    [
      'all columns',
      '/clients?select=client:name,...projects(*)&id=eq.2&projects.order=id',
      [{ client: 'Apple', id: [3, 4], name: ['IOS', 'OSX'], client_id: [2, 2] }],
    ],
    ['no rows', '/projects?select=id,...tasks(name)&id=eq.5', [{ id: 5, name: [] }]],
    [
      'rows without a value',
      '/makers?select=name,...models(model:name,ids:id)&id=eq.3',
      [{ name: 'Idle', model: [], ids: [] }],
    ],
    [
      'nulls are members',
      '/tasks?select=name,...costs(amount)&id=eq.6',
      [{ name: 'Code IOS', amount: null }],
    ],
    [
      'nulls of many are members, too',
      '/projects?select=id,...tasks(...costs(amount))&id=eq.3&tasks.order=id',
      [{ id: 3, amount: [50, null] }],
    ],
    [
      'by a junction',
      '/users?select=...tasks(tasks:name)&id=eq.2&tasks.order=name.desc',
      [{ tasks: ['Design IOS', 'Code IOS'] }],
    ],
    [
      'many in many are arrays of arrays',
      '/clients?select=...projects(project:name,...tasks(task:name))&id=eq.2&projects.order=id&projects.tasks.order=id',
      [
        {
          project: ['IOS', 'OSX'],
          task: [
            ['Design IOS', 'Code IOS'],
            ['Design OSX', 'Code OSX'],
          ],
        },
      ],
    ],
    [
      'none of many in many',
      '/clients?select=...projects(...tasks(task:id))&id=eq.2&projects.order=id&projects.tasks.id=eq.5',
      [{ task: [[5], []] }],
    ],
    [
      'one in many',
      '/clients?select=...projects(id,...clients(name))&id=eq.2&projects.order=id',
      [{ id: [3, 4], name: ['Apple', 'Apple'] }],
    ],
    [
      'many in one',
      '/tasks?select=name,...projects(project:name,...tasks(siblings:id))&id=eq.5&projects.tasks.order=id',
      [{ name: 'Design IOS', project: 'IOS', siblings: [5, 6] }],
    ],
    [
      'many in one that is not there',
      '/models?select=name,...makers(...models(siblings:id))&id=eq.4',
      [{ name: 'Stray', siblings: null }],
    ],
    [
      'objects in it',
      '/clients?select=...projects(id,clients(name),tasks(id))&id=eq.2&projects.order=id&projects.tasks.order=id',
      [
        {
          id: [3, 4],
          clients: [{ name: 'Apple' }, { name: 'Apple' }],
          tasks: [
            [{ id: 5 }, { id: 6 }],
            [{ id: 7 }, { id: 8 }],
          ],
        },
      ],
    ],
    [
      'inside what is not spread',
      '/projects?select=clients(name,...projects(ids:id))&id=eq.1&clients.projects.order=id',
      [{ clients: { name: 'Microsoft', ids: [1, 2] } }],
    ],
    [
      'inside what are many',
      '/users?select=tasks(name,...users(by:name))&id=eq.2&tasks.order=id&tasks.users.order=name',
      [
        {
          tasks: [
            { name: 'Design IOS', by: ['Dwight', 'Michael'] },
            { name: 'Code IOS', by: ['Michael'] },
          ],
        },
      ],
    ],
    [
      'values inside JSON and casts',
      '/clients?select=...projects(text:id::text)&id=eq.2&projects.order=id',
      [{ text: ['3', '4'] }],
    ],
    ['nothing', '/clients?select=id,...projects()&order=id', [{ id: 1 }, { id: 2 }]],
  ])('%s', async (_, target, rows) => {
    expect(await read(target)).toEqual(rows);
  });

  test('filters choose what is in the arrays', async () => {
    expect(
      await read('/clients?select=id,...projects(name)&projects.name=like.W*10&order=id'),
    ).toEqual([
      { id: 1, name: ['Windows 10'] },
      { id: 2, name: [] },
    ]);
    expect(
      await read('/clients?select=id,...projects(ids:id)&projects.or=(id.eq.1,id.eq.4)&order=id'),
    ).toEqual([
      { id: 1, ids: [1] },
      { id: 2, ids: [4] },
    ]);
  });

  test('order and limit cut them', async () => {
    const target =
      '/clients?select=...projects(name)&id=eq.1&projects.order=id.desc&projects.limit=1';
    expect(await read(target)).toEqual([{ name: ['Windows 10'] }]);
    expect(await read(`${target}&projects.offset=1`)).toEqual([{ name: ['Windows 7'] }]);
    expect(await read('/clients?select=...projects(name)&id=eq.1&projects.limit=0')).toEqual([
      { name: [] },
    ]);
  });

  test.each([
    ['/projects?select=id,...tasks!inner(task:name)&order=id', '0-3/4', [1, 2, 3, 4]],
    ['/projects?select=id,...tasks!inner()&tasks.name=like.*IOS', '0-0/1', [3]],
    ['/projects?select=id,...tasks(task:name)&tasks=is.null', '0-0/1', [5]],
    ['/projects?select=id,...tasks()&tasks=not.is.null&order=id', '0-3/4', [1, 2, 3, 4]],
    ['/users?select=id,...tasks!inner(task:name)&tasks.id=eq.5&order=id', '0-1/2', [2, 3]],
  ])('decides about the parent: %s is %s', async (target, range, ids) => {
    const answer = await api.get(target, { headers: { prefer: 'count=exact' } });
    expect(answer.body).toMatchObject(ids.map((id) => ({ id })));
    expect(answer.headers['content-range']).toBe(range);
  });

  test('the parent can’t be ordered by it', async () => {
    expect(
      await api.get('/clients?select=id,...projects(name)&order=projects(name)'),
    ).toMatchObject({
      status: 400,
      body: { code: 'PGRST118' },
    });
  });

  test('of what a function or a change returns', async () => {
    expect(
      await read('/rpc/all_projects?select=name,...tasks(task:id)&id=eq.3&tasks.order=id'),
    ).toEqual([{ name: 'IOS', task: [5, 6] }]);
    const changed = await api.patch(
      '/projects?id=eq.3&select=name,...tasks(task:id)&tasks.order=id.desc',
      { name: 'IOS' },
      representation,
    );
    expect(changed.body).toEqual([{ name: 'IOS', task: [6, 5] }]);
  });

  test('aggregates are asked for first, where they are not allowed', async () => {
    expect(await api.get('/clients?select=...projects(id.count())')).toMatchObject({
      status: 400,
      body: refusal('PGRST123', 'Use of aggregate functions is not allowed'),
    });
  });

  test('the official client reads it', async () => {
    const { data, error } = await api
      .client()
      .from('clients')
      .select('name, ...projects(projects:name)')
      .eq('id', 2)
      .order('id', { referencedTable: 'projects' })
      .single();
    expect({ data, error }).toEqual({
      data: { name: 'Apple', projects: ['IOS', 'OSX'] },
      error: null,
    });
  });
});
