import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';

/** The phones on which someone gets push notifications in the native app, and until when. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('pushes of a phone', () => {
  test('end with the session that saved its token', async () => {
    const { person, caller } = await signedInPerson();
    await save(caller, 'ended');
    expect(await phonesOf(person)).toEqual(['ended']);
    await endSession(caller);
    expect(await phonesOf(person)).toEqual([]);
  });

  test('go on with the next session of the same person on it', async () => {
    const { person, caller } = await signedInPerson();
    await save(caller, 'again');
    const next = await signedIn(person);
    await save(next, 'again');
    await endSession(caller);
    expect(await phonesOf(person)).toEqual(['again']);
  });

  test('go to the person who saved the token last, and messages waiting for the previous one go nowhere', async () => {
    const first = await signedInPerson();
    const second = await signedInPerson();
    await save(first.caller, 'shared');
    await cast.database.query(`select app.send_notification('reminder', $1, 'friday', '{}')`, [
      first.person.personId,
    ]);
    await save(second.caller, 'shared');
    expect(await phonesOf(first.person)).toEqual([]);
    expect(await phonesOf(second.person)).toEqual(['shared']);
    expect(
      await cast.database.query(
        `select device_token_id, person_id from app.notifications
         where channel = 'native_push' and person_id = any ($1)`,
        [[first.person.personId, second.person.personId]],
      ),
    ).toEqual([{ device_token_id: null, person_id: first.person.personId }]);
  });

  test('end when their person leaves the company', async () => {
    const { person, caller } = await signedInPerson();
    await save(caller, 'leaver');
    await cast.database.query(
      `update public.memberships set valid_to = now() where person_id = $1`,
      [person.personId],
    );
    expect(await phonesOf(person)).toEqual([]);
  });

  test('reach the ten newest phones, and no browser among them', async () => {
    const { person, caller } = await signedInPerson();
    await save(caller, 'browser', 'web', 0);
    for (let age = 0; age < 11; age += 1) await save(caller, `phone-${age}`, 'ios', age);
    const phones = await phonesOf(person);
    expect(phones).toHaveLength(10);
    expect(phones).not.toContain('phone-10');
    expect(phones).not.toContain('browser');
  });
});

async function signedInPerson(): Promise<{ person: Person; caller: TestCaller }> {
  const person = await addPerson(cast.database, cast.company, 'employee');
  return { person, caller: await signedIn(person) };
}

async function signedIn(person: Person): Promise<TestCaller> {
  const id = randomUUID();
  await cast.database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    id,
    person.userId,
  ]);
  return { ...person.caller, claims: { session_id: id } };
}

const endSession = (caller: TestCaller) =>
  cast.database.query('delete from auth.sessions where id = $1', [
    String(caller.claims?.session_id),
  ]);

async function save(
  caller: TestCaller,
  token: string,
  platform = 'android',
  daysAgo = 0,
): Promise<void> {
  await asCaller(
    cast.database,
    caller,
    `insert into public.device_tokens (user_id, token, platform, created_at)
     values (
       (select auth.uid()), $1, $2, '2026-11-20T12:00:00Z'::timestamptz - make_interval(days => $3)
     )
     on conflict (user_id, token) do update set platform = excluded.platform`,
    [token, platform, daysAgo],
  );
}

/** Returns the tokens that a notification to the person would go to now. */
async function phonesOf(person: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ token: string }>(
    'select token from app.phones_of($1) order by token',
    [person.personId],
  );
  return rows.map(({ token }) => token);
}
