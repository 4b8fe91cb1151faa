/** Tests who may set a new password, which passwords are allowed, and who is notified. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { signIn, signedInUser } from '../sessions/session-fixture.ts';
import {
  type Answer,
  type TestRoom,
  bearer,
  createTestRoom,
  strongPassword,
} from '../test-room.ts';

const dayS = 86_400;
const newPassword = 'bucket-of-torque-91';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database, { accessTokenSeconds: 7 * dayS });
});
afterAll(() => opened.close());

const someone = (inRoom = room) => signedInUser(inRoom, `password-${(people += 1)}@example.com`);

const change = (session: Answer, wish: object, inRoom = room) =>
  inRoom.request('PUT', '/user', wish, bearer(session.body.access_token));

const mailsTo = (address: string) =>
  room.mails.filter(({ to }) => to === address).map(({ kind }) => kind);

describe('a session older than a day', () => {
  test('[A47] changes no password without proof', async () => {
    const { email, session } = await someone();
    room.pass(dayS + 1);
    expect(await change(session, { password: newPassword })).toMatchObject({
      status: 400,
      body: {
        error_code: 'reauthentication_needed',
        msg: 'Password update requires reauthentication',
      },
    });
    expect((await signIn(room, email)).status).toBe(200);
  });

  test('changes no password with a wrong current one, and guesses count as wrong sign-ins', async () => {
    const { email, session } = await someone();
    room.pass(dayS + 1);
    const guess = () => change(session, { password: newPassword, current_password: 'a guess' });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await guess()).toMatchObject({
        status: 400,
        body: {
          error_code: 'current_password_invalid',
          msg: 'Current password required when setting new password.',
        },
      });
    }
    expect((await guess()).status).toBe(429);
    expect((await signIn(room, email)).status).toBe(429);
  });

  test('changes the password with the current one', async () => {
    const { email, session } = await someone();
    room.pass(dayS + 1);
    const wish = { password: newPassword, current_password: strongPassword };
    expect((await change(session, wish)).status).toBe(200);
    expect((await signIn(room, email, newPassword)).status).toBe(200);
  });

  test('[A47] changes the password with an emailed code', async () => {
    const { session } = await someone();
    room.pass(dayS + 1);
    await room.request('GET', '/reauthenticate', undefined, bearer(session.body.access_token));
    const nonce = room.mails.at(-1)?.code;
    expect((await change(session, { password: newPassword, nonce })).status).toBe(200);
  });

  test('changes the password alone where the server does not ask', async () => {
    const lax = await createTestRoom(opened.database, {
      accessTokenSeconds: 7 * dayS,
      passwordReauthentication: false,
    });
    const { session } = await someone(lax);
    lax.pass(dayS + 1);
    expect((await change(session, { password: newPassword }, lax)).status).toBe(200);
  });
});

describe('a session of at most a day', () => {
  test('[A47] changes the password without further proof', async () => {
    const { session } = await someone();
    room.pass(dayS - 1);
    expect((await change(session, { password: newPassword })).status).toBe(200);
  });

  test('counts from a recovery as from a sign-in', async () => {
    const { email } = await someone();
    room.pass(10 * dayS);
    await room.request('POST', '/recover', { email });
    const token = room.mails.at(-1)?.code;
    const session = await room.request('POST', '/verify', { type: 'recovery', email, token });
    expect((await change(session, { password: newPassword })).status).toBe(200);
  });

  test('is refused with a wrong current password', async () => {
    const { session } = await someone();
    const wish = { password: newPassword, current_password: 'a guess' };
    expect(await change(session, wish)).toMatchObject({
      status: 400,
      body: { error_code: 'current_password_invalid' },
    });
  });
});

describe('a common leaked password', () => {
  test.each(['password1', 'PassWord1', '1q2w3e4r5t', 'Liverpool1', 'qwertyuiop'])(
    'is refused as such: %s',
    async (password) => {
      // Also skips the check of how many guesses it takes.
      const lax = await createTestRoom(opened.database, { passwordRefuseGuessable: false });
      const { session } = await someone(lax);
      expect(await change(session, { password }, lax)).toMatchObject({
        status: 422,
        body: { error_code: 'weak_password', weak_password: { reasons: ['pwned'] } },
      });
    },
  );

  test('with something more is taken where guessable ones are', async () => {
    const lax = await createTestRoom(opened.database, { passwordRefuseGuessable: false });
    const { session } = await someone(lax);
    expect((await change(session, { password: 'password1 and more' }, lax)).status).toBe(200);
  });
});

describe('the owner is told by email', () => {
  test('of a new password', async () => {
    const { email, session } = await someone();
    expect((await change(session, { password: newPassword })).status).toBe(200);
    expect(mailsTo(email)).toEqual(['password_changed']);
  });

  test('of a password that an administrator set', async () => {
    const { id, email } = await someone();
    const service = bearer(room.keys.serviceRoleKey);
    const answer = await room.request(
      'PUT',
      `/admin/users/${id}`,
      { password: newPassword },
      service,
    );
    expect(answer.status).toBe(200);
    expect(mailsTo(email)).toEqual(['password_changed']);
  });

  test('not of a refused one, nor of other changes', async () => {
    const { email, session } = await someone();
    expect((await change(session, { password: strongPassword })).status).toBe(422);
    expect((await change(session, { data: { language: 'es' } })).status).toBe(200);
    expect(mailsTo(email)).toEqual([]);
  });

  test('not of the first password after an invitation', async () => {
    const email = `invited-${(people += 1)}@example.com`;
    await room.request('POST', '/invite', { email }, bearer(room.keys.serviceRoleKey));
    const token = room.mails.at(-1)?.code;
    const session = await room.request('POST', '/verify', { type: 'invite', email, token });
    expect((await change(session, { password: newPassword })).status).toBe(200);
    expect(mailsTo(email)).toEqual(['invite']);
  });

  test('of a new address, at the old one', async () => {
    const { email, session } = await someone();
    const newAddress = `moved-${email}`;
    await change(session, { email: newAddress });
    const codes = room.mails.slice(-2).map(({ to, code }) => ({ email: to, token: code }));
    for (const { email: to, token } of codes) {
      await room.request('POST', '/verify', { type: 'email_change', email: to, token });
    }
    expect(room.mails.at(-1)).toMatchObject({ kind: 'email_changed', to: email, newAddress });
    expect(mailsTo(newAddress)).toEqual(['email_change_new_address']);
  });

  test('of a new address that an administrator set, at the old one', async () => {
    const { id, email } = await someone();
    const newAddress = `moved-${email}`;
    const service = bearer(room.keys.serviceRoleKey);
    await room.request('PUT', `/admin/users/${id}`, { email: newAddress }, service);
    expect(room.mails.at(-1)).toMatchObject({ kind: 'email_changed', to: email, newAddress });
  });
});
