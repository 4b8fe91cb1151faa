import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

const read = async (target: string) => (await api.get(target)).body;

describe('[B29] what does not exist', () => {
  test('a table, with the name of a similar one', async () => {
    expect(await api.get('/itemz')).toMatchObject({
      status: 404,
      body: refusal('PGRST205', "Could not find the table 'probe.itemz' in the schema cache", {
        hint: "Perhaps you meant the table 'probe.items'",
      }),
    });
    const far = await api.get('/nothing_like_it');
    expect(far.body).toMatchObject({ code: 'PGRST205', hint: null });
  });

  test('a table of a schema that is not exposed', async () => {
    for (const target of ['/users_of_auth', '/pg_class', '/auth.users', '/probe.items']) {
      expect(await api.get(target)).toMatchObject({ status: 404, body: { code: 'PGRST205' } });
    }
  });

  test('a column, in the database’s words', async () => {
    for (const target of ['/items?select=nope', '/items?nope=eq.1', '/items?order=nope']) {
      expect(await api.get(target)).toMatchObject({ status: 400, body: { code: '42703' } });
    }
  });
});

describe('[B30] no relationship', () => {
  test('between tables', async () => {
    expect(await api.get('/clients?select=kinds(*)')).toMatchObject({
      status: 400,
      body: refusal(
        'PGRST200',
        "Could not find a relationship between 'clients' and 'kinds' in the schema cache",
        {
          details:
            "Searched for a foreign key relationship between 'clients' and 'kinds' in the schema 'probe', but no matches were found.",
        },
      ),
    });
  });

  test.each([
    ['/clients?select=project(*)', "Perhaps you meant 'projects' instead of 'project'."],
    ['/clients?select=no_close_alternative(*)', null],
    // Similar only by the number of letters to change, without a common run of letters.
    ['/tasks?select=_r_j_c_x(*)', null],
    ['/orders?select=addresses!nope(*)', null],
  ])('%s gets the hint %s', async (target, hint) => {
    expect((await api.get(target)).body).toMatchObject({ hint });
  });

  test('by a hint', async () => {
    expect(await api.get('/orders?select=addresses!nope(*)')).toMatchObject({
      status: 400,
      body: {
        details:
          "Searched for a foreign key relationship between 'orders' and 'addresses' using the hint 'nope' in the schema 'probe', but no matches were found.",
      },
    });
  });
});

test('[B31] several relationships are listed', async () => {
  expect(await api.get('/orders?select=addresses(*)')).toMatchObject({
    status: 300,
    body: refusal(
      'PGRST201',
      "Could not embed because more than one relationship was found for 'orders' and 'addresses'",
      {
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'orders with addresses',
            relationship: 'billing using orders(billing_id) and addresses(id)',
          },
          {
            cardinality: 'many-to-one',
            embedding: 'orders with addresses',
            relationship: 'shipping using orders(shipping_id) and addresses(id)',
          },
        ],
        hint: "Try changing 'addresses' to one of the following: 'addresses!billing', 'addresses!shipping'. Find the desired relationship in the 'details' key.",
      },
    ),
  });
});

describe('[B32] embedding', () => {
  test.each([
    ['one', '/projects?id=eq.1&select=name,clients(name)', { clients: { name: 'Microsoft' } }],
    ['none', '/projects?id=eq.5&select=name,clients(name)', { clients: null }],
    [
      'many',
      '/clients?id=eq.2&select=projects(id)&projects.order=id',
      { projects: [{ id: 3 }, { id: 4 }] },
    ],
    ['no row of many', '/clients?id=eq.2&select=projects(id)&projects.id=eq.0', { projects: [] }],
    [
      'by a junction',
      '/users?id=eq.2&select=tasks(name)&tasks.order=id',
      { tasks: [{ name: 'Design IOS' }, { name: 'Code IOS' }] },
    ],
    [
      'by a junction that is named',
      '/tasks?id=eq.1&select=users!users_tasks(name)&users.order=name',
      { users: [{ name: 'Angela' }, { name: 'Dwight' }] },
    ],
    [
      'the same twice, by foreign key',
      '/orders?id=eq.1&select=to:addresses!shipping(city),addresses!billing(city)',
      { to: { city: 'Lima' }, addresses: { city: 'Oslo' } },
    ],
    [
      'by the column of the key',
      '/orders?id=eq.1&select=billing_id(city),paid:addresses!billing_id(city)',
      { billing_id: { city: 'Oslo' }, paid: { city: 'Oslo' } },
    ],
    [
      'itself, both ways',
      '/people?id=eq.2&select=people(name),parent_id(name)',
      { people: [{ name: 'Child' }], parent_id: { name: 'Grandparent' } },
    ],
    ['one to one', '/people?id=eq.1&select=passports(number)', { passports: { number: 'P-1' } }],
    [
      'in depth',
      '/clients?id=eq.2&select=projects(tasks(users(name)))&projects.id=eq.3&projects.tasks.id=eq.6',
      { projects: [{ tasks: [{ users: [{ name: 'Michael' }] }] }] },
    ],
    [
      'through views',
      '/clients?id=eq.2&select=projects_view(id),projects_of_view(id),projects_renamed(number)&projects_view.order=id&projects_of_view.order=id&projects_renamed.order=number',
      {
        projects_view: [{ id: 3 }, { id: 4 }],
        projects_of_view: [{ id: 3 }, { id: 4 }],
        projects_renamed: [{ number: 3 }, { number: 4 }],
      },
    ],
    [
      'a table of a hidden schema through its view',
      '/articles?id=eq.1&select=body,clients(name)',
      { clients: { name: 'Microsoft' } },
    ],
  ])('%s', async (_, target, row) => {
    expect(await read(target)).toMatchObject([row]);
  });

  test('how many there are is told by `count`, also where aggregates are not allowed', async () => {
    expect(await read('/clients?select=name,projects(count)&order=id')).toEqual([
      { name: 'Microsoft', projects: [{ count: 2 }] },
      { name: 'Apple', projects: [{ count: 2 }] },
    ]);
    expect(await read('/clients?select=count')).toEqual([{ count: 2 }]);
  });

  test('inner leaves out rows without a match', async () => {
    expect(
      await read('/projects?select=id,clients!inner(name)&clients.name=eq.Apple&order=id'),
    ).toEqual([
      { id: 3, clients: { name: 'Apple' } },
      { id: 4, clients: { name: 'Apple' } },
    ]);
    const many = '/clients?select=name,projects!inner(name)&projects.name=like.*10';
    expect(await read(many)).toEqual([{ name: 'Microsoft', projects: [{ name: 'Windows 10' }] }]);
  });

  test('a function of a row is selected, compared and ordered by like a column', async () => {
    expect(await read('/projects?select=id,loud_name&id=eq.3')).toEqual([
      { id: 3, loud_name: 'IOS' },
    ]);
    expect(await read('/projects?select=id&loud_name=eq.OSX&order=loud_name.desc')).toEqual([
      { id: 4 },
    ]);
    expect(await read('/rpc/all_projects?select=loud_name,clients(name)&id=eq.4')).toEqual([
      { loud_name: 'OSX', clients: { name: 'Apple' } },
    ]);
    const changed = await api.patch(
      '/projects?id=eq.4&select=loud_name',
      { name: 'macOS' },
      { headers: { prefer: 'return=representation' } },
    );
    expect(changed.body).toEqual([{ loud_name: 'MACOS' }]);
    await api.patch('/projects?id=eq.4', { name: 'OSX' });
  });

  test('a name used twice is refused, whichever way it is embedded', async () => {
    for (const [select, name] of [
      ['clients(id),clients(name)', 'projects_clients_1'],
      ['...clients(id),clients(name)', 'projects_clients_1'],
      ['clients(id),clients:client_id(name)', 'projects_clients_1'],
      ['tasks(users(id),users(name))', 'tasks_users_2'],
    ] as const) {
      expect(await api.get(`/projects?select=${select}`)).toMatchObject({
        status: 400,
        body: refusal('42712', `table name "${name}" specified more than once`),
      });
    }
    const apart = await read('/projects?select=clients(id),other:clients(name)&id=eq.1');
    expect(apart).toEqual([{ clients: { id: 1 }, other: { name: 'Microsoft' } }]);
  });

  test('nothing selected shows nothing', async () => {
    expect(await read('/clients?select=name,projects()')).toEqual([
      { name: 'Microsoft' },
      { name: 'Apple' },
    ]);
  });
});

describe('[B34] conditions, order and limits of what is embedded', () => {
  test('filter the embedded rows only', async () => {
    expect(await read('/clients?select=id,projects(id)&projects.id=gt.3&order=id')).toEqual([
      { id: 1, projects: [] },
      { id: 2, projects: [{ id: 4 }] },
    ]);
    expect(
      await read('/clients?id=eq.1&select=projects(id)&projects.or=(id.eq.2,id.eq.3)'),
    ).toEqual([{ projects: [{ id: 2 }] }]);
  });

  test('order and cut them', async () => {
    const target = '/clients?id=eq.1&select=projects(id)&projects.order=id.desc&projects.limit=1';
    expect(await read(target)).toEqual([{ projects: [{ id: 2 }] }]);
    expect(await read(`${target}&projects.offset=1`)).toEqual([{ projects: [{ id: 1 }] }]);
  });

  test('whether there is any decides about the parent', async () => {
    expect(await read('/projects?select=id,clients()&clients=is.null')).toEqual([{ id: 5 }]);
    expect(await read('/clients?select=id,projects()&projects=not.is.null&order=id')).toHaveLength(
      2,
    );
    expect(
      await read('/projects?select=id,clients(),tasks()&or=(clients.is.null,tasks.is.null)'),
    ).toEqual([{ id: 5 }]);
  });

  test('the parent is ordered by one, not by many', async () => {
    expect(
      await read('/projects?select=id,clients(name)&order=clients(name).asc.nullsfirst,id.desc'),
    ).toMatchObject([{ id: 5 }, { id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }]);
    expect(await api.get('/clients?select=id,projects(id)&order=projects(id)')).toMatchObject({
      status: 400,
      body: refusal('PGRST118', "A related order on 'projects' is not possible", {
        details: "'clients' and 'projects' do not form a many-to-one or one-to-one relationship",
      }),
    });
  });

  test('a column with the same name as an embedded resource can still be compared', async () => {
    expect(await read('/games?select=id,status(label)&status=eq.2')).toEqual([
      { id: 2, status: { label: 'over' } },
    ]);
    expect(await read('/orders?select=id,billing_id(city)&billing_id=eq.1')).toEqual([
      { id: 1, billing_id: { city: 'Oslo' } },
    ]);
    expect(await read('/games?select=id,status()&status=is.null')).toEqual([{ id: 3 }]);
  });

  test('inside what is embedded, by its own name', async () => {
    const target =
      '/clients?select=id,all:projects(id,todo:tasks(id))&all.todo.name=like.Code*&all.id=in.(1,3)&all.todo.order=id.desc&order=id';
    expect(await read(target)).toEqual([
      { id: 1, all: [{ id: 1, todo: [{ id: 2 }] }] },
      { id: 2, all: [{ id: 3, todo: [{ id: 6 }] }] },
    ]);
    expect(await read('/projects?select=id,by:clients(name)&order=by(name),id&limit=1')).toEqual([
      { id: 3, by: { name: 'Apple' } },
    ]);
    const twice =
      '/clients?select=some:projects(id),projects(id)&projects.id=eq.3&some.order=id&id=eq.2';
    expect(await read(twice)).toEqual([{ some: [{ id: 3 }, { id: 4 }], projects: [{ id: 3 }] }]);
    const either =
      '/projects?select=id,tasks(),clients()&tasks.name=like.*w10&clients.name=eq.Apple&or=(tasks.not.is.null,clients.not.is.null)&order=id';
    expect(await read(either)).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
  });

  test('other operators and other names are refused', async () => {
    expect(await api.get('/clients?select=projects(id)&projects=eq.1')).toMatchObject({
      status: 400,
      body: refusal('PGRST120', "Bad operator on the 'projects' embedded resource", {
        details: 'Only is null or not is null filters are allowed on embedded resources',
      }),
    });
    for (const target of ['/clients?projects.id=eq.1', '/clients?projects.order=id']) {
      expect(await api.get(target)).toMatchObject({
        status: 400,
        body: refusal('PGRST108', "'projects' is not an embedded resource in this request", {
          hint: "Verify that 'projects' is included in the 'select' query parameter.",
        }),
      });
    }
  });

  test('depth has an end', async () => {
    const deep = `${'people('.repeat(40)}id${')'.repeat(40)}`;
    expect(await api.get(`/people?select=${deep}`)).toMatchObject({
      status: 400,
      body: { code: 'PGRST100' },
    });
  });
});
