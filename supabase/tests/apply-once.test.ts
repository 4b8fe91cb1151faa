import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';

/** Changes that are sent again after the response was lost. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Change = { readonly change: string; readonly parameters?: object; readonly id?: string };

async function apply(
  caller: TestCaller,
  { change, parameters = {}, id = randomUUID() }: Change,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select apply_once($1, $2, $3) as answer',
    [id, change, JSON.stringify(parameters)],
  );
  return row?.answer;
}

const crewChange = (name = `Crew ${randomUUID()}`) => ({
  id: randomUUID(),
  change: 'save_crew',
  parameters: { crew_id: randomUUID(), name, version: null },
});

async function crewsNamed(name: string): Promise<number> {
  const rows = await cast.database.query('select id from crews where name = $1', [name]);
  return rows.length;
}

async function keptAnswers(): Promise<number> {
  const rows = await cast.database.query('select from app.change_answers');
  return rows.length;
}

describe('a change applied once', () => {
  test('has no more rights than the function itself', async () => {
    expect(await apply(cast.employee.caller, crewChange())).toEqual({
      verdict: 'refused',
      reason: 'not_allowed',
    });
    await expect(
      asCaller(cast.database, { role: 'anon' }, `select apply_once($1, 'save_crew')`, [
        randomUUID(),
      ]),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['a function that is not there', 'nope', {}],
    ['itself', 'apply_once', {}],
    ['a function that only reads', 'my_identity', {}],
    ['a function behind the exposed ones', 'refuse_unfit_session', {}],
    ['a parameter that is not there', 'complete_profile', { first_name: 'A', nope: 1 }],
    ['too few parameters', 'complete_profile', { first_name: 'A' }],
  ])('rejects %s', async (_what, change, parameters) => {
    const before = await keptAnswers();
    await expect(apply(cast.admin.caller, { change, parameters })).rejects.toMatchObject({
      code: '42883',
    });
    expect(await keptAnswers()).toBe(before);
  });

  test('rejects parameters that are no object', async () => {
    await expect(
      apply(cast.admin.caller, { change: 'save_crew', parameters: ['a'] }),
    ).rejects.toMatchObject({ code: '22023' });
  });

  test('[spec 9.08] is answered the same when it is repeated, and made once', async () => {
    const added = crewChange();
    await apply(cast.admin.caller, added);
    const name = `Crew ${randomUUID()}`;
    const renamed = crewChange(name);
    const parameters = { ...added.parameters, name, version: 1 };
    const first = await apply(cast.admin.caller, { ...renamed, parameters });
    expect(first).toEqual({ verdict: 'applied', version: 2 });
    expect(await apply(cast.admin.caller, { ...renamed, parameters })).toEqual(first);
    expect(await crewsNamed(name)).toBe(1);
    // With another id it is another change, based on a version that is no longer current.
    expect(
      await apply(cast.admin.caller, { ...renamed, parameters, id: randomUUID() }),
    ).toMatchObject({ verdict: 'refused', reason: 'changed_meanwhile' });
  });

  test('[spec 9.08] is made once by eight requests at the same moment', async () => {
    const change = crewChange();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => apply(cast.admin.caller, change)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ verdict: 'applied' });
  });

  test('keeps a refusal as the answer too', async () => {
    const change = crewChange('');
    const first = await apply(cast.admin.caller, change);
    expect(first).toMatchObject({ verdict: 'refused', reason: 'invalid_input' });
    expect(await apply(cast.admin.caller, change)).toEqual(first);
  });

  test('rejects the id of another change, and leaves that one', async () => {
    const change = crewChange();
    await apply(cast.admin.caller, change);
    for (const other of [
      { ...change, parameters: { ...change.parameters, name: 'Another' } },
      { ...change, change: 'archive_crew' },
    ]) {
      await expect(apply(cast.admin.caller, other)).rejects.toMatchObject({ code: '22023' });
    }
    expect(await crewsNamed('Another')).toBe(0);
  });

  test('knows a request id for each person separately', async () => {
    const change = crewChange();
    await apply(cast.admin.caller, change);
    expect(await apply(cast.supervisor.caller, change)).toEqual({
      verdict: 'refused',
      reason: 'not_allowed',
    });
  });

  test('reveals no earlier answer to a session that has ended', async () => {
    const change = crewChange();
    await apply(cast.admin.caller, change);
    const ended = { ...cast.admin.caller, claims: { session_id: randomUUID() } };
    await expect(apply(ended, change)).rejects.toMatchObject({ code: 'PT401' });
  });

  test('reads lists, days and objects as the function does', async () => {
    const crew = crewChange();
    await apply(cast.admin.caller, crew);
    expect(
      await apply(cast.admin.caller, {
        change: 'set_crew_members',
        parameters: {
          crew_id: crew.parameters.crew_id,
          person_ids: [cast.employee.personId],
          standing: 'member',
          from_day: null,
        },
      }),
    ).toMatchObject({ verdict: 'applied', people: [{ outcome: 'changes' }] });
    expect(
      await apply(cast.admin.caller, {
        change: 'change_people',
        parameters: {
          person_ids: [cast.employee.personId],
          change: { kind: 'role', role: 'supervisor' },
          is_preview: true,
        },
      }),
    ).toMatchObject({ people: [{ outcome: 'changes' }] });
  });

  test('knows a repeat of the invitation that replaced the profile behind the request', async () => {
    const newcomer = { role: 'authenticated', sub: await addLogin(cast.database) } as const;
    const [invited] = await asCaller<{ token: string }>(
      cast.database,
      cast.admin.caller,
      `select invite_person(first_name => 'Invited') ->> 'token' as token`,
    );
    const change = {
      id: randomUUID(),
      change: 'accept_invitation',
      parameters: { token: invited?.token },
    };
    expect(await apply(newcomer, change)).toEqual({ verdict: 'applied' });
    expect(await apply(newcomer, change)).toEqual({ verdict: 'applied' });
  });

  test('keeps an answer for an hour, and no longer', async () => {
    const [kept, expired] = [crewChange(), crewChange()];
    await apply(cast.admin.caller, kept);
    await apply(cast.admin.caller, expired);
    for (const [{ id }, age] of [
      [kept, '59 minutes'],
      [expired, '61 minutes'],
    ] as const) {
      await cast.database.query(
        'update app.change_answers set expires_at = expires_at - $2::interval where request_id = $1',
        [id, age],
      );
    }
    await apply(cast.admin.caller, crewChange());
    const rows = await cast.database.query<{ request_id: string }>(
      'select request_id from app.change_answers where request_id = any ($1::uuid[])',
      [`{${kept.id},${expired.id}}`],
    );
    expect(rows).toEqual([{ request_id: kept.id }]);
  });
});

test('every function of the app that changes something can be applied once', async () => {
  const rows = await cast.database.query<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.provolatile = 'v'
      and p.prorettype = 'jsonb'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
    group by p.proname having count(*) > 1`);
  // If two functions had the same name, it would be unclear which one is meant.
  expect(rows).toEqual([]);
});
