/** A function that relates tables reveals nothing that its caller can't see in other ways. */
import { describe, expect, test } from 'vitest';

import { type Api, useSharedApi, userId } from '../rest/support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

describe('[B61] a relationship by a function', () => {
  test('leaves out rows that a policy hides from the caller', async () => {
    const target = '/clients?select=notes_of(body)&id=eq.1';
    expect((await api.get(target)).body).toEqual([{ notes_of: [] }]);
    expect((await api.get(target, { as: 'user' })).body).toEqual([
      { notes_of: [{ body: 'mine' }] },
    ]);
    const stranger = api.sign({ role: 'authenticated', sub: userId.replace(/1$/, '3') });
    expect((await api.get(target, { as: { bearer: stranger } })).body).toEqual([{ notes_of: [] }]);
    const spread = '/clients?select=...notes_of(body)&id=eq.1';
    expect((await api.get(spread)).body).toEqual([{ body: [] }]);
  });

  test('counts and joins no row that a policy hides', async () => {
    const answer = await api.get('/clients?select=id,notes_of!inner()&notes_of.body=eq.theirs', {
      as: 'user',
      headers: { prefer: 'count=exact' },
    });
    expect(answer.body).toEqual([]);
    expect(answer.headers['content-range']).toBe('*/0');
    const absent = await api.get('/clients?select=id,notes_of()&notes_of=is.null', { as: 'anon' });
    expect(absent.body).toHaveLength(2);
  });

  test.each(['notes_for_staff(body)', '...notes_for_staff(body)', 'notes_for_staff!inner()'])(
    'runs no function with other rights that the caller may not run: %s',
    async (item) => {
      for (const as of ['anon', 'user'] as const) {
        const answer = await api.get(`/clients?select=id,${item}`, { as });
        expect(answer).toMatchObject({
          status: as === 'anon' ? 401 : 403,
          body: { code: '42501', message: 'permission denied for function notes_for_staff' },
        });
        expect(answer.text).not.toContain('theirs');
      }
      expect((await api.get(`/clients?select=id,${item}`, { as: 'service' })).status).toBe(200);
    },
  );

  test('also not on a row that a function returned or that was just written', async () => {
    for (const [method, target, body] of [
      ['GET', '/rpc/first_project?select=clients(notes_for_staff(body))', undefined],
      ['PATCH', '/clients?id=eq.1&select=notes_for_staff(body)', { name: 'Microsoft' }],
    ] as const) {
      const answer = await api.send(method, target, {
        as: 'user',
        headers: { prefer: 'return=representation' },
        ...(body === undefined ? {} : { body }),
      });
      expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
    }
  });

  test('needs the right to every column of the row that the function takes', async () => {
    expect(await api.get('/partly_shown?select=id')).toMatchObject({ status: 200 });
    expect(await api.get('/partly_shown?select=id,twins(name)')).toMatchObject({
      status: 401,
      body: { code: '42501', message: 'permission denied for table partly_shown' },
    });
  });

  test.each([
    ['a function of a schema that is not exposed', 'backdoor(body)'],
    ['a table of a schema that is not exposed', 'raw_articles(body)'],
    ['a function of the system', 'row_to_json(*)'],
    ['a function by its name with a schema', 'probe_hidden.backdoor(body)'],
    ['a function by its quoted name', '"backdoor"(body)'],
  ])('does not reach %s', async (_, item) => {
    for (const as of ['anon', 'user', 'service'] as const) {
      const answer = await api.get(`/clients?select=id,${item}`, { as });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('theirs');
      expect(answer.text).not.toContain('First');
    }
  });

  test('starts from rows of a view only as the view shows them to the caller', async () => {
    const target = '/own_notes?select=body,readers(name)';
    expect((await api.get(target)).body).toEqual([]);
    expect((await api.get(target, { as: 'user' })).body).toEqual([
      { body: 'mine', readers: [{ name: 'Angela' }] },
    ]);
  });

  test('writes nothing while it is read', async () => {
    const answer = await api.get('/clients?select=remove_items(*)');
    expect(answer.body).toMatchObject({ code: 'PGRST200' });
  });
});
