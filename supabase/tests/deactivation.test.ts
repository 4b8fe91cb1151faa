import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  recordOne,
} from './support/punches.ts';

/** Deactivation: what it ends, what it keeps, and how access returns. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Answer = { readonly verdict: string; readonly reason?: string };

async function call(caller: TestCaller, sql: string, ...parameters: string[]): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.answer;
}

const deactivate = (caller: TestCaller, person: { readonly personId: string }) =>
  call(caller, 'deactivate_person($1)', person.personId);

/** Adds someone to crew one whose access has just ended. */
async function leaver(): Promise<Person> {
  const person = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, person.personId],
  );
  expect(await deactivate(cast.admin.caller, person)).toEqual({ verdict: 'applied' });
  return person;
}

/** Adds someone who clocks in and whose access ends after that. */
async function leaverOnTheClock(said: Parameters<typeof punchOf>[1]) {
  const person = await addPerson(cast.database, cast.company, 'employee');
  await recordOne(cast.database, person.caller, punchOf(person, said));
  expect(await deactivate(cast.admin.caller, person)).toEqual({ verdict: 'applied' });
  const [entry] = await entriesOf(cast.database, person);
  const [question] = await decisionsOf(cast.database, person);
  return { person, entry, question };
}

const stateEnd = (question: { readonly id: string } | undefined, at: string) =>
  call(
    cast.admin.caller,
    `decide_item($1, 'set_time', 'Saw them leave', ended_at => $2)`,
    question?.id ?? '',
    at,
  );

describe('an access is ended', () => {
  test('by an admin of the company only, and by no one for themselves', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await deactivate(caller, cast.loner)).toMatchObject({ verdict: 'refused' });
    }
    expect(await deactivate(cast.admin.caller, cast.admin)).toMatchObject({ reason: 'own_access' });
  });

  test('never that of the last admin', async () => {
    const second = await addPerson(cast.database, cast.company, 'admin');
    await call(second.caller, 'set_role($1, $2)', cast.admin.personId, 'employee');
    expect(await deactivate(cast.admin.caller, second)).toMatchObject({ reason: 'not_allowed' });
    await call(second.caller, 'set_role($1, $2)', cast.admin.personId, 'admin');
    expect(await deactivate(cast.admin.caller, second)).toEqual({ verdict: 'applied' });
  });

  test('with crews, invitations, kiosk PIN and the addresses of pushes', async () => {
    const person = await leaver();
    await call(cast.admin.caller, 'reactivate_person($1)', person.personId);
    await cast.database.query(
      `insert into device_tokens (user_id, token, platform) values ($1, $2, 'ios')`,
      [person.userId, randomUUID()],
    );
    await deactivate(cast.admin.caller, person);
    const [left] = await cast.database.query(
      `select
         (select count(*) from device_tokens where user_id = $1)::int as tokens,
         (select count(*) from person_pins where person_id = $2)::int as pins,
         (select count(*) from crew_members where person_id = $2 and valid_to is null)::int as crews,
         (select count(*) from invitations
          where person_id = $2 and revoked_at is null and claimed_at is null)::int as invitations`,
      [person.userId, person.personId],
    );
    expect(left).toEqual({ tokens: 0, pins: 0, crews: 0, invitations: 0 });
    const helper = cast.helper;
    await call(cast.admin.caller, 'invite_person(person_id => $1)', helper.personId);
    await deactivate(cast.admin.caller, helper);
    const open = await cast.database.query(
      'select from invitations where person_id = $1 and revoked_at is null',
      [helper.personId],
    );
    expect(open).toEqual([]);
  });

  test('and with it every reading: zero rows of every table, a refusal of every function but the download of one’s own data', async () => {
    const person = await leaver();
    const tables = await cast.database.query<{ name: string }>(
      `select distinct table_name::text as name from information_schema.column_privileges
       where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'SELECT'`,
    );
    for (const { name } of tables) {
      const [column] = await cast.database.query<{ name: string }>(
        `select column_name::text as name from information_schema.column_privileges
         where table_schema = 'public' and table_name = $1 and grantee = 'authenticated' and privilege_type = 'SELECT'
         limit 1`,
        [name],
      );
      const rows = await asCaller(
        cast.database,
        person.caller,
        `select ${column?.name} from ${name}`,
      );
      expect([name, rows]).toEqual([name, []]);
    }
    expect(await call(person.caller, 'my_data()')).not.toHaveProperty('verdict');
    expect(await call(person.caller, 'my_sessions()')).toEqual([]);
    expect(await call(person.caller, 'person_page($1)', person.personId)).toMatchObject({
      reason: 'not_found',
    });
    await expect(
      asCaller(
        cast.database,
        person.caller,
        `insert into device_tokens (user_id, token, platform) values ($1, 'again', 'ios')`,
        [person.userId],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('someone on the clock whose access is ended', () => {
  test('is clocked out by a guess that someone is asked about', async () => {
    const { person, entry, question } = await leaverOnTheClock({ device_at: minutesAgo(360) });
    expect(entry).toMatchObject({ state: 'closed', flags: ['estimated', 'missing_out'] });
    expect(Math.abs(Number(entry?.ended_at) - Date.now())).toBeLessThan(60_000);
    const [on] = await cast.database.query(
      'select entry_id from clock_states where person_id = $1',
      [person.personId],
    );
    expect(on).toEqual({ entry_id: null });
    const end = minutesAgo(60);
    expect(await stateEnd(question, minutesAgo(-1))).toMatchObject({ reason: 'time_impossible' });
    expect(await stateEnd(question, end)).toMatchObject({ verdict: 'applied' });
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { state: 'closed', ended_at: new Date(end), flags: ['stated'] },
    ]);
    expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'accepted' }]);
  });

  test('is not taken to have worked for days when they forgot to clock out', async () => {
    const { entry } = await leaverOnTheClock({ device_at: daysAgo(3) });
    expect(Number(entry?.ended_at) - Number(entry?.started_at)).toBe(8 * 3_600_000);
  });

  test('ended when they say so, once a clock-out from before is found and accepted', async () => {
    const { person } = await leaverOnTheClock({ device_at: minutesAgo(360) });
    const out = punchOf(person, { kind: 'out', device_at: minutesAgo(20) });
    await recordOne(cast.database, person.caller, out);
    const found = (await decisionsOf(cast.database, person)).find(
      ({ punch_id }) => punch_id === out.id,
    );
    await call(cast.admin.caller, `decide_item($1, 'accept')`, found?.id ?? '');
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { state: 'closed', ended_at: new Date(out.device_at), flags: [] },
    ]);
    expect((await decisionsOf(cast.database, person)).map(({ state }) => state).sort()).toEqual([
      'accepted',
      'withdrawn',
    ]);
  });

  test('is clocked out too when their clock-in is found and accepted only afterwards', async () => {
    const person = await leaver();
    const start = punchOf(person, { device_at: minutesAgo(360) });
    await recordOne(cast.database, person.caller, start);
    const [found] = await decisionsOf(cast.database, person);
    await call(cast.admin.caller, `decide_item($1, 'accept')`, found?.id ?? '');
    const [entry] = await entriesOf(cast.database, person);
    expect(entry).toMatchObject({ state: 'closed', flags: ['estimated', 'missing_out'] });
    expect(await decisionsOf(cast.database, person)).toContainEqual(
      expect.objectContaining({ kind: 'estimated_close', state: 'open', punch_id: start.id }),
    );
  });

  test('is not clocked out of work that an admin says was done after it', async () => {
    const person = await leaver();
    const start = punchOf(person, { device_at: minutesAgo(-5) });
    await recordOne(cast.database, cast.admin.caller, start);
    const [found] = await decisionsOf(cast.database, person);
    await call(cast.admin.caller, `decide_item($1, 'accept')`, found?.id ?? '');
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'open' }]);
  });

  test('counts from their start also when that is ahead of the clock here', async () => {
    const { entry } = await leaverOnTheClock({ device_at: minutesAgo(-0.5) });
    expect(entry).toMatchObject({ state: 'closed', ended_at: entry?.started_at });
  });
});

describe('a punch of someone whose access has ended', () => {
  test('is taken when it was made before, as a question', async () => {
    const person = await leaver();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { device_at: minutesAgo(90) }),
    );
    expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'revoked_membership' });
    expect(await decisionsOf(cast.database, person)).toEqual([
      expect.objectContaining({ kind: 'revoked_membership', state: 'open' }),
    ]);
  });

  test('is refused when it was made after, or for someone else', async () => {
    const person = await leaver();
    expect(
      await recordOne(cast.database, person.caller, punchOf(person, { device_at: minutesAgo(-1) })),
    ).toMatchObject({ verdict: 'refused', reason: 'person_not_allowed' });
    expect(
      await recordOne(
        cast.database,
        person.caller,
        punchOf(cast.employee, { device_at: minutesAgo(90) }),
      ),
    ).toMatchObject({ verdict: 'refused' });
  });

  test('is refused 30 days later, whenever it was made', async () => {
    const person = await leaver();
    await cast.database.query(
      `update memberships set valid_to = now() - interval '30 days 1 minute' where person_id = $1`,
      [person.personId],
    );
    expect(
      await recordOne(cast.database, person.caller, punchOf(person, { device_at: daysAgo(40) })),
    ).toMatchObject({ verdict: 'refused', reason: 'person_not_allowed' });
  });
});

describe('an access returns', () => {
  test('by an admin only, with its role and the crews that ended with it', async () => {
    const person = await leaver();
    for (const caller of [person.caller, cast.supervisor.caller, cast.foreign.admin.caller]) {
      expect(await call(caller, 'reactivate_person($1)', person.personId)).toMatchObject({
        verdict: 'refused',
      });
    }
    expect(await call(cast.admin.caller, 'reactivate_person($1)', person.personId)).toEqual({
      verdict: 'applied',
    });
    expect(await call(cast.admin.caller, 'reactivate_person($1)', person.personId)).toMatchObject({
      reason: 'already_member',
    });
    const crews = await asCaller(
      cast.database,
      person.caller,
      'select crew_id from crew_members where valid_to is null',
    );
    expect(crews).toEqual([{ crew_id: cast.crew }]);
  });
});

describe('the sessions of a person', () => {
  test('are seen and ended by admins of the company only, with their pushes', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const session = randomUUID();
    await cast.database.query(
      'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())',
      [session, person.userId],
    );
    await cast.database.query(
      `insert into device_tokens (user_id, token, platform, session_id) values ($1, $2, 'web', $3)`,
      [person.userId, randomUUID(), session],
    );
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.foreign.admin.caller,
    ]) {
      expect(await call(caller, 'person_sessions($1)', person.personId)).toMatchObject({
        verdict: 'refused',
      });
      expect(await call(caller, 'end_person_sessions($1)', person.personId)).toMatchObject({
        verdict: 'refused',
      });
    }
    expect(await call(cast.admin.caller, 'person_sessions($1)', person.personId)).toMatchObject({
      sessions: [{ id: session }],
    });
    expect(await call(cast.admin.caller, 'end_person_sessions($1)', person.personId)).toEqual({
      verdict: 'applied',
      ended: 1,
    });
    const left = await cast.database.query('select from device_tokens where user_id = $1', [
      person.userId,
    ]);
    expect(left).toEqual([]);
  });
});
