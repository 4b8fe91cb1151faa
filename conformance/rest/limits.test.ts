/** Requests over a limit are refused in the protocol's form, without affecting others. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, startApi } from './support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const nested = (open: string, depth: number, core: string, close: string): string =>
  `${open.repeat(depth)}${core}${close.repeat(depth)}`;

describe('depth', () => {
  test.each([
    ['resources inside resources', `/people?select=${nested('people(', 400, 'id', ')')}`],
    ['spreads inside spreads', `/people?select=${nested('...parent_id(', 400, 'id', ')')}`],
    ['conditions inside conditions', `/items?or=(${nested('and(', 900, 'id.eq.1', ')')})`],
    ['negations', `/items?or=(${nested('not.and(', 700, 'id.eq.1', ')')})`],
    ['steps into JSON', `/kinds?select=data${'->a'.repeat(1_500)}`],
    ['steps of a condition', `/kinds?data${'->a'.repeat(1_500)}=eq.1`],
    ['steps of an order', `/kinds?order=data${'->a'.repeat(1_500)}`],
    ['names of a path', `/items?${'a.'.repeat(3_000)}b=eq.1`],
    ['parameters', `/items?${'id=gt.0&'.repeat(1_200)}`],
  ])('%s have an end', async (_, target) => {
    const answer = await api.get(target);
    expect(answer.status).toBe(400);
    expect(Object(answer.body).code).toMatch(/^PGRST10[08]$|^22P02$/);
  });

  test.each([
    ['lists', '['.repeat(100_000)],
    ['closed lists', nested('[', 60_000, '1', ']')],
    ['objects', nested('{"a":', 60_000, '1', '}')],
  ])('of %s in a body has an end', async (_, body) => {
    expect(await api.post('/items', body, { as: 'user' })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    });
    const called = await api.post('/rpc/echo_json', body, { as: 'user' });
    expect(called.status).toBe(400);
  });

  test('a value of a condition may be nested as PostgreSQL bears it', async () => {
    const value = encodeURIComponent(nested('[', 1_000, '1', ']'));
    const answer = await api.get(`/kinds?data=eq.${value}`);
    expect(answer.status).toBe(200);
  });
});

describe('breadth', () => {
  test.each([
    [
      'a list of values',
      `/items?id=in.(${Array.from({ length: 3_000 }, (_, n) => n).join()})`,
      200,
    ],
    ['conditions', `/items?or=(${Array.from({ length: 1_000 }, () => 'id.eq.1').join()})`, 200],
    ['columns', `/items?select=${Array.from({ length: 1_200 }, () => 'id').join()}`, 200],
    [
      'more columns than a row has',
      `/items?select=${Array.from({ length: 2_000 }, () => 'id').join()}`,
      500,
    ],
  ])('%s', async (_, target, status) => {
    expect((await api.get(target)).status).toBe(status);
  });

  test('many rows in one insert are one parameter', async () => {
    const k2 = `many ${randomUUID()}`;
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ k1: index, k2 }));
    const answer = await api.post('/pairs', rows, {
      as: 'service',
      headers: { prefer: 'count=exact' },
    });
    expect([answer.status, answer.headers['content-range']]).toEqual([201, '*/5000']);
  });
});

describe('size', () => {
  test('a body beyond the limit is refused whatever it is for', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(9 * 1024 * 1024) });
    for (const target of ['/items', '/rpc/greet']) {
      expect((await api.post(target, body)).status).toBe(413);
    }
    expect((await api.patch('/items?id=eq.1', body)).status).toBe(413);
  });

  test('a body just below it is taken from the service', async () => {
    const name = 'x'.repeat(7 * 1024 * 1024);
    const headers = { prefer: 'return=representation' };
    const answer = await api.post('/items?select=name', { name }, { as: 'service', headers });
    expect([answer.status, answer.text.length]).toEqual([
      201,
      name.length + '[{"name":""}]'.length,
    ]);
  });
});

describe('[B5] time', () => {
  test('a statement of someone anonymous ends after 3 s, one of someone signed in does not', async () => {
    const [anonymous, user] = await Promise.all([
      api.post('/rpc/sleep_for', { seconds: 3.5 }),
      api.post('/rpc/sleep_for', { seconds: 3.5 }, { as: 'user' }),
    ]);
    expect(anonymous).toMatchObject({ status: 500, body: { code: '57014' } });
    expect(user.status).toBe(204);
  });

  test('a GET ends after 2 s for whoever it is, but for the service role', async () => {
    const sleeping = (seconds: number, as: 'anon' | 'user' | 'service') =>
      api.get(`/rpc/sleep_for?seconds=${seconds}`, { as });
    expect((await sleeping(0.2, 'user')).status).toBe(204);
    for (const as of ['anon', 'user'] as const) {
      expect(await sleeping(2.5, as)).toMatchObject({ status: 500, body: { code: '57014' } });
    }
    expect((await sleeping(2.5, 'service')).status).toBe(204);
  });

  test('a third statement of one person waits for its turn, and no one else does', async () => {
    const other = api.sign({ role: 'authenticated', sub: '00000000-0000-4000-8000-000000000002' });
    const race = async (seconds: number): Promise<readonly string[]> => {
      const answered: string[] = [];
      const sleep = (name: string) =>
        api
          .post('/rpc/sleep_for', { seconds }, { as: 'user' })
          .then(({ status }) => answered.push(`${name} ${status}`));
      const sleeping = [sleep('first'), sleep('second'), sleep('third')];
      const { status } = await api.get('/items?limit=1', { as: { bearer: other } });
      answered.push(`other ${status}`);
      await Promise.all(sleeping);
      return answered;
    };
    // The other request must arrive while the first one sleeps; a busy machine needs a longer sleep.
    for (const seconds of [0.5, 2, 6]) {
      const answered = await race(seconds);
      expect(answered.toSorted()).toEqual(['first 204', 'other 200', 'second 204', 'third 204']);
      if (answered.at(-1) !== 'other 200') return;
    }
    expect.fail('the other was answered after the third, however long that waited');
  });

  test('a function may set itself a shorter time', async () => {
    const answer = await api.post('/rpc/hasty', {}, { as: 'service' });
    expect(answer).toMatchObject({ status: 500, body: { code: '57014' } });
  });
});
