import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

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
  [
    '/costs?select=...tasks(project_id,...projects(id.max()))&amount=not.is.null',
    [
      { project_id: 1, max: 1 },
      { project_id: 2, max: 2 },
      { project_id: 3, max: 3 },
    ],
  ],
  [
    '/costs?select=amount.sum(),...tasks(...projects(project:name,...clients(client_id:id.max(),client:name)))',
    [
      { sum: 30, project: 'Windows 7', client_id: 1, client: 'Microsoft' },
      { sum: 70, project: 'Windows 10', client_id: 1, client: 'Microsoft' },
      { sum: 50, project: 'IOS', client_id: 2, client: 'Apple' },
    ],
  ],
  [
    '/costs?select=...tasks(...projects(...clients(name,count())))&order=tasks(name)',
    [
      { name: 'Microsoft', count: 4 },
      { name: 'Apple', count: 2 },
    ],
  ],
  [
    '/costs?select=...tasks(project:project_id,tasks:count(),...projects(clients:client_id.count()))&amount=lt.30',
    [{ project: 1, tasks: 2, clients: 2 }],
  ],
  [
    '/costs?select=amount.sum(),...tasks(projects(name))&amount=lt.40',
    [
      { sum: 30, projects: { name: 'Windows 7' } },
      { sum: 30, projects: { name: 'Windows 10' } },
    ],
  ],
  [
    '/clients?select=name,projects(count(),...tasks(task:name))&id=eq.2&projects.id=eq.4&projects.tasks.order=name',
    [{ name: 'Apple', projects: [{ count: 1, task: ['Code OSX', 'Design OSX'] }] }],
  ],
  [
    '/tasks?select=...projects(id.min(),id.max(),client_id.count())&id=lt.5',
    [{ min: 1, max: 2, count: 4 }],
  ],
  [
    '/clients?select=name,count(),...projects(project:name)&id=eq.2',
    [{ name: 'Apple', count: 1, project: ['IOS', 'OSX'] }],
  ],
  [
    '/models?select=count(),...maker_of(name)&id=lt.4',
    [
      { count: 2, name: 'Deere' },
      { count: 1, name: 'Volvo' },
    ],
  ],
  [
    '/makers?select=name,models_of(count(),id.max())&id=lt.3',
    [
      { name: 'Deere', models_of: [{ count: 2, max: 2 }] },
      { name: 'Volvo', models_of: [{ count: 1, max: 3 }] },
    ],
  ],
  [
    '/signs?select=paint,count()&id=lt.3',
    [
      { paint: '#000000', count: 1 },
      { paint: '#000100', count: 1 },
    ],
  ],
  [
    // The grouping column has an alias, like any other column.
    '/projects?select=name:client_id,count()&client_id=not.is.null',
    [
      { name: 1, count: 2 },
      { name: 2, count: 2 },
    ],
  ],
  [
    '/tasks?select=count(),name:projects(name)&id=lt.3',
    [{ count: 2, name: { name: 'Windows 7' } }],
  ],
  [
    '/kinds?select=title:data->>n,count()&id=lt.3',
    [
      { title: '5', count: 1 },
      { title: '7', count: 1 },
    ],
  ],
  ['/signs?select=paint.max()', [{ max: 123456 }]],
  [
    '/signs?select=count(),...tasks(name)&task_id=not.is.null',
    [
      { count: 2, name: 'Design w7' },
      { count: 1, name: 'Code w7' },
    ],
  ],
])('[B41] %s', async (target, rows) => {
  const { body } = await api.get(target);
  expect(Array.isArray(body) ? body.toSorted(byText) : body).toEqual(rows.toSorted(byText));
});

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

test.each([
  '/clients?select=name,...projects(id.sum())',
  '/users?select=name,...tasks(count())',
  '/makers?select=name,...models_of(id.max())',
  '/clients?select=name,...projects(name,...clients(id.max()))',
])('[B33] what becomes arrays is not aggregated: %s', async (target) => {
  expect(await api.get(target)).toMatchObject({
    status: 400,
    body: refusal('PGRST127', 'Feature not implemented', {
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    }),
  });
});
