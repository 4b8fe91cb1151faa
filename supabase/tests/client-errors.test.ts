import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

async function lookUp(caller: TestCaller, id: string): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select public.client_error_by_id($1) as answer',
    [id],
  );
  return row?.answer;
}

async function report(caller: TestCaller): Promise<string> {
  const id = randomUUID();
  await asCaller(
    cast.database,
    caller,
    `select public.report_client_error($1, 'It broke', '/time', '1.2.3', '{"browser": "one"}')`,
    [id],
  );
  return id;
}

describe('looking up what an error screen reported', () => {
  test('is refused to everyone in the companies, the admins included', async () => {
    const id = await report(cast.employee.caller);
    for (const { caller } of [cast.employee, cast.supervisor, cast.admin]) {
      expect(await lookUp(caller, id)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    }
  });

  test('is refused to a platform admin without the second factor', async () => {
    const id = await report(cast.employee.caller);
    for (const aal of [undefined, 'aal1']) {
      const { role, sub } = cast.superAdmin;
      const halfSignedIn = { role, ...(sub !== undefined && { sub }), claims: { aal } };
      expect(await lookUp(halfSignedIn, id)).toMatchObject({ verdict: 'refused' });
    }
  });

  test('says of an unknown id that there is nothing', async () => {
    expect(await lookUp(cast.superAdmin, randomUUID())).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
  });

  test('shows a platform admin the report by its id, with route, version and context', async () => {
    const id = await report(cast.employee.caller);
    expect(await lookUp(cast.superAdmin, id)).toMatchObject({
      verdict: 'ok',
      report: {
        id,
        company_id: cast.company,
        route: '/time',
        message: 'It broke',
        app_version: '1.2.3',
        context: { browser: 'one' },
      },
    });
  });

  test('covers reports of people who were not signed in', async () => {
    const id = await report(cast.anon);
    expect(await lookUp(cast.superAdmin, id)).toMatchObject({ report: { id, company_id: null } });
  });
});

describe('reporting what an error screen shows', () => {
  /** As our own server says it. */
  const from = async (address: string, id = randomUUID()): Promise<unknown> => {
    const [row] = await cast.database.query<{ answer: unknown }>(
      `select public.report_client_error($1, 'It broke') as answer`,
      [id],
      {
        caller: {
          role: 'anon',
          claims: { role: 'anon' },
          settings: { 'request.client_address': address },
        },
      },
    );
    return row?.answer;
  };

  test('is refused after thirty reports a minute from one address, and not from another', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect(await from('192.0.2.1')).toEqual({ verdict: 'applied' });
    }
    expect(await from('192.0.2.1')).toEqual({ verdict: 'refused', reason: 'invalid_input' });
    expect(await from('192.0.2.2')).toEqual({ verdict: 'applied' });
  });

  test('drops what is older than 30 days', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    await from('192.0.2.3', old);
    await from('192.0.2.3', recent);
    await cast.database.query(
      `update public.client_errors set created_at = now() - case id when $1 then interval '31 days' else interval '29 days' end
       where id in ($1, $2)`,
      [old, recent],
    );
    await cast.database.query('select app.drop_old_client_errors()');
    const left = await cast.database.query(
      'select id from public.client_errors where id in ($1, $2)',
      [old, recent],
    );
    expect(left).toEqual([{ id: recent }]);
  });
});
