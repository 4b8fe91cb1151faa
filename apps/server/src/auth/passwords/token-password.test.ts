import { hash as bcrypt } from '@node-rs/bcrypt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { createUser } from '../users/create-user.ts';
import { ban, signIn, signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, createTestRoom, strongPassword } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, { freeAttempts: 100 });
  await createUser(room, { email: 'employee@example.com', password: strongPassword });
});
afterAll(() => opened.close());

const wrong = {
  status: 400,
  body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

describe('a sign-in is refused', () => {
  test('[A17] alike for an unknown person, a wrong password and a person without one', async () => {
    await createUser(room, { email: 'invited@example.com', password: null });
    expect(await signIn(room, 'nobody@example.com')).toMatchObject(wrong);
    expect(await signIn(room, 'employee@example.com', 'wrong')).toMatchObject(wrong);
    expect(await signIn(room, 'employee@example.com', '')).toMatchObject(wrong);
    expect(await signIn(room, 'invited@example.com', '')).toMatchObject(wrong);
    expect(await signIn(room, 'employee@example.com', 'x'.repeat(5000))).toMatchObject(wrong);
  });

  test('[A18] when the person is banned, before the password is looked at', async () => {
    const { id, email } = await signedInUser(room, 'banned@example.com');
    await ban(room, id);
    expect(await signIn(room, email, 'wrong')).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned', msg: 'User is banned' },
    });
  });

  test('[A19] when the address is unconfirmed, but only after a right password', async () => {
    const email = 'unconfirmed@example.com';
    await room.request('POST', '/signup', { email, password: strongPassword });
    expect(await signIn(room, email, 'wrong')).toMatchObject(wrong);
    expect(await signIn(room, email)).toMatchObject({
      status: 400,
      body: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    });
  });

  test('when a ban has ended it is not', async () => {
    const { id, email } = await signedInUser(room, 'was-banned@example.com');
    await ban(room, id, -1);
    expect((await signIn(room, email)).status).toBe(200);
  });
});

describe('a sign-in succeeds', () => {
  test('[A15] with the address in any case', async () => {
    expect((await signIn(room, 'EMPLOYEE@Example.COM')).status).toBe(200);
  });

  test('[A7] with a password that has become too weak, saying so', async () => {
    await createUser(room, { email: 'weak@example.com', password: 'hunter22' });
    expect(await signIn(room, 'weak@example.com', 'hunter22')).toMatchObject({
      status: 200,
      body: {
        weak_password: {
          message: 'Password is known to be weak and easy to guess, please choose a different one.',
          reasons: ['pwned'],
        },
      },
    });
  });

  test('with a bcrypt hash from a hosted project, which is replaced by one of ours', async () => {
    const { id } = await createUser(room, { email: 'moved@example.com', password: null });
    await room.database.query('update auth.users set encrypted_password = $2 where id = $1', [
      id,
      await bcrypt(strongPassword, { cost: 10, version: '2a' }),
    ]);
    expect(await signIn(room, 'moved@example.com', 'wrong')).toMatchObject(wrong);
    expect((await signIn(room, 'moved@example.com')).status).toBe(200);
    const [stored] = await room.database.query<{ encrypted_password: string }>(
      'select encrypted_password from auth.users where id = $1',
      [id],
    );
    expect(stored?.encrypted_password).toMatch(/^\$argon2id\$/);
    expect((await signIn(room, 'moved@example.com')).status).toBe(200);
  });

  test('[A56] with exactly the claims of the protocol', async () => {
    const answer = await signIn(room, 'employee@example.com');
    const claims = await room.claimsOf(answer);
    const seconds = Math.floor(room.now() / 1000);
    expect(claims).toEqual({
      iss: 'http://localhost:3000/auth/v1',
      sub: answer.body.user?.['id'],
      aud: 'authenticated',
      exp: seconds + 3600,
      iat: seconds,
      email: 'employee@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: seconds }],
      session_id: answer.headers.get('sb-auth-session-id'),
      is_anonymous: false,
    });
  });
});
