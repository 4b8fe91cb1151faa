import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayReceive } from '../../apps/server/src/realtime/authorization.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast, type Person } from './support/cast.ts';
import { punchOf, recordOne } from './support/punches.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const companies = (caller: TestCaller) =>
  asCaller<{ id: string }>(cast.database, caller, 'select id from companies order by id');
const people = (caller: TestCaller) =>
  asCaller(cast.database, caller, `select platform_people('${cast.company}') as answer`);

describe('a super admin without a second factor in this session', () => {
  test.each([undefined, 'aal1', '', 'aal3'])(
    'sees no company and no one when the level is %s',
    async (aal) => {
      const caller = { ...cast.superAdmin, claims: aal === undefined ? {} : { aal } };
      expect(await companies(caller)).toEqual([]);
      expect(await people(caller)).toEqual([
        { answer: { verdict: 'refused', reason: 'not_allowed' } },
      ]);
    },
  );

  test('is still known as one, to be asked for the second factor', async () => {
    const caller = { ...cast.superAdmin, claims: { aal: 'aal1' } };
    const [row] = await asCaller<{ identity: { role: string } }>(
      cast.database,
      caller,
      'select my_identity() as identity',
    );
    expect(row?.identity).toMatchObject({ role: 'super_admin', company: null });
  });
});

test('a second factor alone makes no one a super admin', async () => {
  const caller = { ...cast.employee.caller, claims: { aal: 'aal2' } };
  expect(await companies(caller)).toEqual([{ id: cast.company }]);
  expect(await people(caller)).toEqual([{ answer: { verdict: 'refused', reason: 'not_allowed' } }]);
});

test('a super admin with a second factor in this session sees all companies', async () => {
  const ids = (await companies(cast.superAdmin)).map(({ id }) => id);
  expect(ids).toEqual([cast.company, cast.foreign.company].sort());
});

describe('whoever has set up an authenticator app and shown only the password', () => {
  const half = (person: Person): TestCaller => ({ ...person.caller, claims: { aal: 'aal1' } });
  beforeAll(async () => {
    for (const { userId } of [cast.admin, cast.supervisor]) await addFactor(userId, 'verified');
  });

  test.each([
    'select id from companies',
    'select person_id from profiles',
    'select id from time_entries',
    'select id from crew_members',
    'select my_clock()',
    'select live_board()',
    'select search_people()',
    'select my_data()',
    'select my_sessions()',
    'select deactivate_person(gen_random_uuid())',
  ])('is asked to sign in with everything: %s', async (sql) => {
    for (const person of [cast.admin, cast.supervisor]) {
      await expect(asCaller(cast.database, half(person), sql), sql).rejects.toMatchObject({
        code: 'PT401',
        detail: 'second_factor_missing',
      });
    }
  });

  test('has every right once the session has shown the app’s code', async () => {
    const whole = { ...cast.supervisor.caller, claims: { aal: 'aal2' } };
    expect(await companies(whole)).toEqual([{ id: cast.company }]);
    expect(await asCaller(cast.database, whole, 'select from crew_members')).not.toEqual([]);
  });

  test('hears nothing of the crew’s clocks', async () => {
    const claims = { role: 'authenticated', sub: cast.supervisor.userId };
    const topic = `crew:${cast.crew}:clock`;
    await expect(mayReceive(cast.database, claims, topic)).rejects.toMatchObject({ code: 'PT401' });
    expect(await mayReceive(cast.database, { ...claims, aal: 'aal2' }, topic)).toEqual({
      broadcast: true,
      presence: false,
    });
  });

  test('is known by name, to be asked for the second factor, and can hand in punches', async () => {
    const [row] = await asCaller<{ identity: unknown }>(
      cast.database,
      half(cast.supervisor),
      'select my_identity() as identity',
    );
    expect(row?.identity).toMatchObject({
      role: 'supervisor',
      company_id: cast.company,
      access_ended: false,
    });
    const punch = punchOf(cast.supervisor, { project_id: cast.project });
    expect(await recordOne(cast.database, half(cast.supervisor), punch)).toMatchObject({
      verdict: 'applied',
    });
  });

  test('is someone who has proven that app, not someone who has begun with it', async () => {
    await addFactor(cast.employee.userId, 'unverified');
    expect(await companies(half(cast.employee))).toEqual([{ id: cast.company }]);
  });
});

describe('someone in no company who has set up an authenticator app and shown only the password', () => {
  const whole: TestCaller[] = [];
  beforeAll(async () => {
    const newcomer = await addLogin(cast.database);
    whole.push(cast.superAdmin, {
      role: 'authenticated',
      sub: newcomer,
      claims: { aal: 'aal2' },
    });
    for (const { sub } of whole) await addFactor(sub ?? '', 'verified');
  });

  test.each([
    'select person_id from profiles',
    `update profiles set first_name = 'Another' where id = auth.uid()`,
    `insert into device_tokens (user_id, token, platform) values (auth.uid(), 'a phone', 'ios')`,
    'select my_data()',
    'select my_sessions()',
    `select complete_profile('Another', 'Name')`,
    `select found_company('{}')`,
    `select accept_invitation('a token')`,
  ])('is asked to sign in with everything: %s', async (sql) => {
    for (const caller of whole) {
      await expect(
        asCaller(cast.database, { ...caller, claims: { aal: 'aal1' } }, sql),
        sql,
      ).rejects.toMatchObject({ code: 'PT401', detail: 'second_factor_missing' });
    }
  });

  test('ends no session', async () => {
    for (const caller of whole) {
      const session = await addSession(caller.sub ?? '');
      const other = await addSession(caller.sub ?? '');
      await expect(
        asCaller(
          cast.database,
          { ...caller, claims: { aal: 'aal1', session_id: session } },
          'select end_my_sessions()',
        ),
      ).rejects.toMatchObject({ code: 'PT401', detail: 'second_factor_missing' });
      const left = await cast.database.query('select from auth.sessions where id = $1', [other]);
      expect(left).toHaveLength(1);
    }
  });

  test('is known, to be asked for the second factor', async () => {
    for (const caller of whole) {
      const [row] = await asCaller<{ identity: unknown }>(
        cast.database,
        { ...caller, claims: { aal: 'aal1' } },
        'select my_identity() as identity',
      );
      expect(row?.identity).toMatchObject({ user_id: caller.sub, company: null });
    }
  });

  test('has what is theirs once the session has shown the app’s code', async () => {
    for (const caller of whole) {
      const own = await asCaller(
        cast.database,
        caller,
        'select id from profiles where id = auth.uid()',
      );
      expect(own).toEqual([{ id: caller.sub }]);
      expect(await asCaller(cast.database, caller, 'select my_data()')).toHaveLength(1);
    }
  });
});

async function addSession(userId: string): Promise<string> {
  const id = randomUUID();
  await cast.database.query(
    'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())',
    [id, userId],
  );
  return id;
}

async function addFactor(userId: string, status: 'verified' | 'unverified'): Promise<void> {
  await cast.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $2, 'totp', $3::auth.factor_status, now(), now())`,
    [randomUUID(), userId, status],
  );
}
