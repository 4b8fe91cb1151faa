import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';

/** The browsers that show someone's notifications, and until when. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const endpointOf = (name: string) => `https://push.example/${name}`;
const applied = { verdict: 'applied' };

describe('turning notifications on', () => {
  test('needs a session, since they end with it', async () => {
    const { caller } = cast.employee;
    expect(await save(caller, 'no-session')).toMatchObject({ reason: 'not_allowed' });
  });

  test.each([
    ['an address without encryption', { endpoint: 'http://push.example/a' }],
    ['an address that is none', { endpoint: 'push.example' }],
    ['an endless address', { endpoint: `https://push.example/${'a'.repeat(2000)}` }],
    ['a key of another length', { p256dh: 'short' }],
    ['a key that is no base64url', { auth: '!'.repeat(22) }],
  ])('refuses %s', async (_, wrong) => {
    const caller = await signedIn(cast.employee);
    expect(await save(caller, 'wrong', wrong)).toMatchObject({ reason: 'invalid_input' });
    expect(await browsersOf(cast.employee)).toEqual([]);
  });

  test('again changes nothing but the keys', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const caller = await signedIn(person);
    expect(await save(caller, 'twice')).toEqual(applied);
    expect(await save(caller, 'twice', { auth: 'c'.repeat(22) })).toEqual(applied);
    expect(await browsersOf(person)).toEqual([endpointOf('twice')]);
    expect(await isOn(caller, 'twice')).toBe(true);
  });

  test('keeps the ten newest browsers of a person', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const caller = await signedIn(person);
    for (let count = 0; count < 11; count += 1) await save(caller, `many-${count}`);
    const kept = await browsersOf(person);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(endpointOf('many-0'));
  });

  test('takes over a shared browser without the messages waiting for its previous person', async () => {
    const before = await addPerson(cast.database, cast.company, 'employee');
    const after = await addPerson(cast.database, cast.company, 'employee');
    const [first, second] = [await signedIn(before), await signedIn(after)];
    await save(first, 'shared');
    await cast.database.query(`select app.send_notification('reminder', $1, 'friday', '{}')`, [
      before.personId,
    ]);
    await save(second, 'shared');
    expect([await isOn(first, 'shared'), await isOn(second, 'shared')]).toEqual([false, true]);
    expect(
      await cast.database.query(
        `select push_subscription_id, person_id from app.notifications
         where channel = 'web_push' and person_id = any ($1)`,
        [[before.personId, after.personId]],
      ),
    ).toEqual([{ push_subscription_id: null, person_id: before.personId }]);
  });
});

describe('notifications in a browser', () => {
  test('are turned off by their person only', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const caller = await signedIn(person);
    await save(caller, 'own');
    expect(await remove(await signedIn(cast.admin), 'own')).toEqual(applied);
    expect(await browsersOf(person)).toEqual([endpointOf('own')]);
    expect(await remove(caller, 'own')).toEqual(applied);
    expect(await browsersOf(person)).toEqual([]);
  });

  test('end with the session that turned them on', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const caller = await signedIn(person);
    await save(caller, 'revoked');
    await cast.database.query('delete from auth.sessions where user_id = $1', [person.userId]);
    expect(await isOn(caller, 'revoked')).toBe(false);
    expect(await browsersOf(person)).toEqual([]);
  });

  test('end when the person leaves', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await save(await signedIn(person), 'left');
    await cast.database.query('select app.end_rights($1, $2)', [cast.company, person.personId]);
    expect(await browsersOf(person)).toEqual([]);
    const caller = await signedIn(person);
    expect(await save(caller, 'left')).toMatchObject({ reason: 'not_allowed' });
  });
});

async function signedIn(person: Person): Promise<TestCaller> {
  const id = randomUUID();
  await cast.database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    id,
    person.userId,
  ]);
  return { ...person.caller, claims: { session_id: id } };
}

async function save(
  caller: TestCaller,
  name: string,
  wrong: { readonly endpoint?: string; readonly p256dh?: string; readonly auth?: string } = {},
): Promise<unknown> {
  const { endpoint = endpointOf(name), p256dh = 'B'.repeat(87), auth = 'a'.repeat(22) } = wrong;
  return answer(caller, 'select save_push_subscription($1, $2, $3) as answer', [
    endpoint,
    p256dh,
    auth,
  ]);
}

const remove = (caller: TestCaller, name: string) =>
  answer(caller, 'select remove_push_subscription($1) as answer', [endpointOf(name)]);

const isOn = (caller: TestCaller, name: string) =>
  answer(caller, `select my_push_subscription($1) -> 'is_on' as answer`, [endpointOf(name)]);

async function answer(
  caller: TestCaller,
  text: string,
  parameters: readonly string[],
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(cast.database, caller, text, [...parameters]);
  return row?.answer;
}

/** Returns the endpoints that a notification to the person would go to now. */
async function browsersOf(person: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ endpoint: string }>(
    'select endpoint from app.push_subscriptions_of($1) order by endpoint',
    [person.personId],
  );
  return rows.map(({ endpoint }) => endpoint);
}
