/** Settings of a deployment; settings that don't affect each other share a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Api, isAimedElsewhere, refusal, startApi } from './support/api.ts';

const settings = {
  REST_JWT_AUDIENCE: 'muster',
  REST_PRE_REQUEST: 'probe.check_request',
  REST_MAX_ROWS: '2',
  REST_TX_OVERRIDE: 'on',
  REST_SCHEMAS: 'probe',
};

describe.skipIf(isAimedElsewhere)('a deployment', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(settings);
  });
  afterAll(() => api.stop());

  test('[B3] may refuse everyone without a token', async () => {
    const closed = await startApi({ REST_ANONYMOUS_ROLE: 'off' });
    try {
      const refused = refusal('PGRST302', 'Anonymous access is disabled');
      const nobody = await closed.get('/items?limit=1');
      expect(nobody).toMatchObject({ status: 401, body: refused });
      expect(nobody.headers['www-authenticate']).toBe('Bearer');
      const roleless = await closed.get('/items?limit=1', {
        as: { bearer: closed.sign({ sub: 'x' }) },
      });
      expect(roleless).toMatchObject({ status: 401, body: refused });
      for (const as of ['user', 'service'] as const) {
        expect((await closed.get('/items?limit=1', { as })).status).toBe(200);
      }
      expect(await closed.get('/secrets', { as: 'user' })).toMatchObject({ status: 403 });
    } finally {
      await closed.stop();
    }
  });

  test('[B3] may take only tokens that are meant for it', async () => {
    const asked = (aud?: unknown) =>
      api.get('/items?limit=1', {
        as: {
          bearer: api.sign({ role: 'authenticated', ...(aud === undefined ? {} : { aud }) }),
        },
      });
    for (const aud of ['other', ['a', 'b'], '']) {
      expect(await asked(aud)).toMatchObject({
        status: 401,
        body: refusal('PGRST303', 'JWT not in audience'),
      });
    }
    expect(await asked(7)).toMatchObject({
      status: 401,
      body: refusal('PGRST303', "The JWT 'aud' claim must be a string or an array of strings"),
    });
    for (const aud of ['muster', ['a', 'muster'], undefined, null, []]) {
      expect((await asked(aud)).status).toBe(200);
    }
  });

  test('[B55 B56] may have a function run before each request', async () => {
    const requests = [
      ['GET', '/items?limit=1', undefined],
      ['HEAD', '/items?limit=1', undefined],
      ['POST', '/keyless', { a: 'x' }],
      ['PATCH', '/keyless?a=eq.x', { b: 'y' }],
      ['PUT', '/pairs?k1=eq.1&k2=eq.a', { k1: 1, k2: 'a' }],
      ['DELETE', '/keyless?a=eq.x', undefined],
      ['POST', '/rpc/add_item', { name: 'x' }],
      ['GET', '/rpc/greet', undefined],
    ] as const;
    for (const [method, target, body] of requests) {
      const allowed = await api.send(method, target, { body });
      expect([method, allowed.headers['x-checked']]).toEqual([method, 'yes']);
    }
    const headers = { 'x-refuse': 'please' };
    for (const [method, target, body] of requests) {
      const refused = await api.send(method, target, { body, headers });
      expect([method, refused.status]).toEqual([method, 418]);
    }
    expect((await api.get('/', { headers })).status).toBe(418);
    const one = { ...headers, accept: 'application/vnd.pgrst.object+json' };
    expect((await api.post('/items', { name: 'never' }, { headers: one })).status).toBe(418);
    expect((await api.get('/items?name=eq.never')).body).toEqual([]);
  });

  test('[B13] caps what is embedded as it caps what is read', async () => {
    const { body } = await api.get('/users?id=eq.1&select=tasks(id)&tasks.order=id');
    expect(body).toEqual([{ tasks: [{ id: 1 }, { id: 2 }] }]);
    const more = await api.get('/users?id=eq.1&select=tasks(id)&tasks.limit=4&tasks.order=id');
    expect(more.body).toEqual([{ tasks: [{ id: 1 }, { id: 2 }] }]);
    const parents = await api.get('/tasks?id=gt.5&select=id,projects(id)&order=id');
    expect(parents.body).toEqual([
      { id: 6, projects: { id: 3 } },
      { id: 7, projects: { id: 4 } },
    ]);
    const called = await api.get('/rpc/all_projects?select=id', {
      headers: { prefer: 'count=exact' },
    });
    expect([called.status, called.body, called.headers['content-range']]).toEqual([
      206,
      [{ id: 1 }, { id: 2 }],
      '0-1/5',
    ]);
  });

  test('[B57] may let callers roll their changes back', async () => {
    const prefer = (value: string) => ({ headers: { prefer: value } });
    const made = await api.post(
      '/items',
      { name: 'fleeting' },
      prefer('tx=rollback, return=representation'),
    );
    expect(made).toMatchObject({ status: 201, body: [{ name: 'fleeting' }] });
    expect(made.headers['preference-applied']).toBe('return=representation, tx=rollback');
    const called = await api.post('/rpc/add_item', { name: 'fleeting' }, prefer('tx=rollback'));
    expect(called.status).toBe(200);
    expect(called.headers['preference-applied']).toBe('tx=rollback');
    const changed = await api.patch('/items?id=gt.0', { name: 'fleeting' }, prefer('tx=rollback'));
    expect(changed.status).toBe(204);
    const gone = await api.send('DELETE', '/items?id=gt.0', prefer('tx=rollback'));
    expect(gone.status).toBe(204);
    const read = await api.get('/items?name=eq.fleeting', prefer('tx=rollback'));
    expect(read.body).toEqual([]);
    expect(read.headers['preference-applied']).toBe('tx=rollback');
    const kept = await api.post('/items', { name: 'kept' }, prefer('tx=commit, tx=rollback'));
    expect(kept.headers['preference-applied']).toBe('tx=commit');
    expect((await api.get('/items?name=eq.kept')).body).toHaveLength(1);
  });

  test('[B48] may expose one schema, and then answers name none', async () => {
    const answer = await api.get('/clients?limit=1');
    expect(answer.headers).not.toHaveProperty('content-profile');
    expect(await api.get('/clients?select=projects(id)&limit=1')).toMatchObject({ status: 200 });
    const other = await api.get('/clients', { headers: { 'accept-profile': 'probe_second' } });
    expect(other).toMatchObject({
      status: 406,
      body: refusal('PGRST106', 'Invalid schema: probe_second', {
        hint: 'Only the following schemas are exposed: probe',
      }),
    });
  });
});
