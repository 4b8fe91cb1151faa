import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, refusal, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (name: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.post(`/rpc/${name}`, body, { headers });

test('[B20] a function that returns nothing answers nothing', async () => {
  for (const answer of [await call('nothing'), await api.get('/rpc/nothing')]) {
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers['content-type']).toBeUndefined();
  }
});

describe('[B43] by GET', () => {
  test('a function that writes is refused', async () => {
    expect(await api.get('/rpc/add_item?name=planted')).toMatchObject({
      status: 405,
      body: { code: '25006', message: 'cannot execute INSERT in a read-only transaction' },
    });
    expect((await api.get('/items?name=eq.planted')).body).toEqual([]);
    expect((await call('add_item', { name: 'planted' })).status).toBe(200);
    expect((await api.get('/items?name=eq.planted')).body).toHaveLength(1);
  });

  test('so is one that says it only reads, by POST too', async () => {
    expect((await call('stable_writer')).status).toBeGreaterThanOrEqual(400);
    expect((await api.get('/items?name=eq.never')).body).toEqual([]);
  });

  test('parameters come from the query, the rest filters the set', async () => {
    expect((await api.get('/rpc/add_them?a=1&b=2')).body).toBe(3);
    expect((await api.get('/rpc/table_of?n=4&square=gt.4&select=number')).body).toEqual([
      { number: 3 },
      { number: 4 },
    ]);
    const target = '/rpc/all_projects?select=name,clients(name)&id=gt.2&order=name&limit=1';
    const answer = await api.get(target, { headers: { prefer: 'count=exact' } });
    expect(answer).toMatchObject({
      status: 206,
      body: [{ name: 'IOS', clients: { name: 'Apple' } }],
      headers: { 'content-range': '0-0/3' },
    });
  });

  test('an argument is data', async () => {
    const name = `'); drop table probe.items; --`;
    const answer = await api.get(`/rpc/greet?name=${encodeURIComponent(name)}`);
    expect(answer.body).toBe(`Hello, ${name}`);
  });
});

describe('[B44] a function that does not exist', () => {
  test.each([
    ['GET', '/rpc/add_them?a=1', 'probe.add_them(a)', 'with parameter a', 'probe.add_them(a, b)'],
    [
      'GET',
      '/rpc/add_then?a=1&b=2',
      'probe.add_then(a, b)',
      'with parameters a, b',
      'probe.add_them',
    ],
    [
      'GET',
      '/rpc/nothings',
      'probe.nothings without parameters',
      'without parameters',
      'probe.nothing',
    ],
  ])('%s %s', async (method, target, named, searched, hint) => {
    const bare = named.replace(/[( ].*/, '');
    expect(await api.send(method, target)).toMatchObject({
      status: 404,
      body: refusal('PGRST202', `Could not find the function ${named} in the schema cache`, {
        details: `Searched for the function ${bare} ${searched}, but no matches were found in the schema cache.`,
        hint: `Perhaps you meant to call the function ${hint}`,
      }),
    });
  });

  test('by POST', async () => {
    expect((await call('add_them', { a: 1 })).body).toMatchObject({
      details:
        'Searched for the function probe.add_them with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    });
    expect(await call('add_them', 'x', { 'content-type': 'text/plain' })).toMatchObject({
      status: 404,
      body: {
        message: 'Could not find the function probe.add_them in the schema cache',
        details:
          'Searched for the function probe.add_them with a single unnamed text parameter, but no matches were found in the schema cache.',
        hint: null,
      },
    });
  });
});

describe('[B45] overloads', () => {
  test('are told apart by their parameters', async () => {
    expect((await api.get('/rpc/overloaded?a=1')).body).toBe('one');
    expect((await call('overloaded', { a: 1, b: 2 })).body).toBe('two');
  });

  test('can’t be told apart by types', async () => {
    expect(await call('same_name', { a: 1 })).toMatchObject({
      status: 300,
      body: refusal(
        'PGRST203',
        'Could not choose the best candidate function between: probe.same_name(a => integer), probe.same_name(a => text)',
        {
          hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
        },
      ),
    });
  });
});

test('[B45] candidates are listed by number, then name, then type of their parameters', async () => {
  expect((await call('same_arguments', { a: 'x' })).body).toMatchObject({
    message:
      'Could not choose the best candidate function between: probe.same_arguments(a => integer), probe.same_arguments(a => xml), probe.same_arguments(a => text, b => integer)',
  });
  expect((await call('same_arguments', { a: 'x', b: 1 })).body).toMatchObject({
    message:
      'Could not choose the best candidate function between: probe.same_arguments(a => text, b => integer), probe.same_arguments(b => integer, a => text)',
  });
});

describe('[B46] bodies and results', () => {
  test('the whole body goes to a single nameless parameter, by its media type', async () => {
    const body = { any: ['thing', { deep: null }] };
    expect((await call('echo_json', body)).body).toEqual(body);
    expect((await call('echo_text', 'a "b"', { 'content-type': 'text/plain' })).body).toBe('a "b"');
    const bytes = new Uint8Array([0, 255, 10]);
    const octets = { 'content-type': 'application/octet-stream' };
    expect((await call('byte_count', bytes, octets)).body).toBe(3);
  });

  test('arguments may have defaults, be many, or come in a form', async () => {
    expect((await call('greet', {})).body).toBe('Hello, world');
    expect((await call('greet', undefined)).body).toBe('Hello, world');
    expect((await api.get('/rpc/sum_all?numbers=1&numbers=2')).body).toBe(3);
    expect((await call('sum_all', { numbers: [1, 2, 3] })).body).toBe(6);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call('add_them', 'a=4&b=5', form)).body).toBe(9);
  });

  test('a result is a value, a row or a list', async () => {
    expect((await api.get('/rpc/count_up?until=3')).text).toBe('[1, 2, 3]');
    expect((await api.get('/rpc/first_project')).body).toMatchObject({ id: 1 });
    expect((await api.get('/rpc/as_record?a=3')).body).toEqual({ x: 3, y: 'y3' });
    expect((await api.get('/rpc/all_projects?limit=1')).body).toHaveLength(1);
    expect((await api.get('/rpc/all_projects?id=eq.0')).body).toEqual([]);
  });

  test('an argument may be a row, a list of rows or JSON', async () => {
    const place = { city: 'Oslo', number: 3 };
    expect((await call('describe_place', { place })).body).toBe('Oslo 3');
    expect((await call('places', { list: [place, { ...place, number: 4 }] })).body).toEqual([
      place,
      { ...place, number: 4 },
    ]);
    expect((await call('json_kind', { arg: { a: 1 } })).body).toBe('object');
    expect((await call('json_kind', { arg: '{"a":1}' })).body).toBe('string');
  });

  test('of several objects the first one counts, and of its keys those that `columns` names', async () => {
    const list = [
      { a: 1, b: 2 },
      { a: 10, b: 20 },
    ];
    expect((await call('add_them', list)).body).toBe(3);
    const more = { name: 'you', junk: 1 };
    expect((await call('greet?columns=name', more)).body).toBe('Hello, you');
    expect((await call('greet', more)).status).toBe(404);
  });

  test('of a repeated argument the last one counts, unless the function takes any number', async () => {
    expect((await api.get('/rpc/greet?name=nobody&name=you')).body).toBe('Hello, you');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call('sum_all', 'numbers=4&numbers=5', form)).body).toBe(9);
  });

  test('arguments by name come before the whole body', async () => {
    expect((await call('either', { a: 1 })).body).toBe('a');
    expect((await call('either', { b: 1 })).body).toBe('whole');
  });

  test('nothing is null, as a value and as a row', async () => {
    expect((await api.get('/rpc/no_value')).text).toBe('null');
    expect(await api.get('/rpc/numbers_of?n=2')).toMatchObject({ body: [1, 2] });
    const one = { accept: 'application/vnd.pgrst.object+json' };
    expect((await api.get('/rpc/first_project', { headers: one })).body).toMatchObject({ id: 1 });
    expect((await api.get('/rpc/all_projects', { headers: one })).status).toBe(406);
  });

  test('a set is counted, cut and written as CSV like a table', async () => {
    for (const count of ['exact', 'estimated']) {
      const answer = await api.get('/rpc/all_projects?limit=2&offset=1&select=id', {
        headers: { prefer: `count=${count}` },
      });
      expect([answer.status, answer.headers['content-range']]).toEqual([206, '1-2/5']);
    }
    const planned = await api.get('/rpc/all_projects?limit=2', {
      headers: { prefer: 'count=planned' },
    });
    expect([planned.status, planned.headers['content-range']]).toEqual([200, '0-1/*']);
    const ranged = await api.get('/rpc/all_projects?select=id', { headers: { range: '1-1' } });
    expect(ranged).toMatchObject({ body: [{ id: 2 }], headers: { 'content-range': '1-1/*' } });
    const posted = await api.post('/rpc/all_projects?select=id', {}, { headers: { range: '1-1' } });
    expect(posted.body).toHaveLength(5);
    const csv = await api.get('/rpc/count_up?until=2', { headers: { accept: 'text/csv' } });
    expect(csv.text).toBe('pgrst_scalar\n1\n2');
  });

  test('`params=single-object` is gone', async () => {
    const answer = await call('echo_json_object', { a: 1 }, { prefer: 'params=single-object' });
    expect(answer.status).toBe(404);
  });
});

test('[B47] a function is not patched, put or deleted; HEAD is GET without a body', async () => {
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    expect(await api.send(method, '/rpc/add_them?a=1&b=2')).toMatchObject({
      status: 405,
      body: refusal('PGRST101', `Cannot use the ${method} method on RPC`),
    });
  }
  const filters = await api.post('/rpc/greet?name=you', {});
  expect(filters).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
  const head = await api.send('HEAD', '/rpc/add_them?a=1&b=2');
  expect(head).toMatchObject({ status: 200, text: '' });
});
