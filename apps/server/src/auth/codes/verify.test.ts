import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { ban, signIn, signedInUser } from '../sessions/session-fixture.ts';
import { type TestRoom, bearer, createTestRoom, strongPassword } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;
let people = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
});
afterAll(() => opened.close());

const address = () => `verify-${(people += 1)}@example.com`;

async function signUp(email = address(), extra: object = {}) {
  await room.request('POST', '/signup', { email, password: strongPassword, ...extra });
  return lastMail();
}

function lastMail() {
  const mail = room.mails.at(-1);
  if (mail === undefined) throw new Error('no mail');
  const link = new URL(mail.link ?? '');
  return { ...mail, hash: link.searchParams.get('token') ?? '', link };
}

const follow = (link: URL) =>
  room.request('GET', link.pathname.slice('/auth/v1'.length) + link.search);

async function change(inRoom: TestRoom) {
  const { email, session } = await signedInUser(inRoom, address());
  const newAddress = `new-${email}`;
  await inRoom.request('PUT', '/user', { email: newAddress }, bearer(session.body.access_token));
  return { email, newAddress, session, mails: inRoom.mails.splice(0) };
}

describe('an emailed proof is refused', () => {
  test('[A39] once its time is over, typed or clicked', async () => {
    const { to: email, code, hash, link } = await signUp();
    room.pass(3601);
    expect(
      await room.request('POST', '/verify', { type: 'signup', email, token: code }),
    ).toMatchObject({
      status: 403,
      body: { error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
    });
    expect(
      await room.request('POST', '/verify', { type: 'signup', token_hash: hash }),
    ).toMatchObject({
      status: 403,
      body: { error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
    });
    const redirect = await follow(link);
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toBe(
      'http://localhost:3000#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  test('[A39] when its user is banned', async () => {
    const { to: email, code, userId } = await signUp();
    await ban(room, userId);
    expect(
      await room.request('POST', '/verify', { type: 'signup', email, token: code }),
    ).toMatchObject({ status: 403, body: { error_code: 'user_banned', msg: 'User is banned' } });
  });

  test('[A47] after the password changed in the meantime', async () => {
    const { email, session } = await signedInUser(room, address());
    await room.request('POST', '/recover', { email });
    const { code } = lastMail();
    const changed = await room.request(
      'PUT',
      '/user',
      { password: 'bucket-of-torque-91' },
      bearer(session.body.access_token),
    );
    expect(changed.status).toBe(200);
    expect(
      await room.request('POST', '/verify', { type: 'recovery', email, token: code }),
    ).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  test('[A43] as a code exchanged after five minutes', async () => {
    const challenge = 'plain-challenge-that-is-long-enough-to-be-one-of-them';
    const { link } = await signUp(address(), {
      code_challenge: challenge,
      code_challenge_method: 'plain',
    });
    // The mail may be read late; the five minutes begin with the click.
    room.pass(1800);
    const location = new URL((await follow(link)).headers.get('location') ?? '');
    room.pass(301);
    expect(
      await room.request('POST', '/token?grant_type=pkce', {
        auth_code: location.searchParams.get('code'),
        code_verifier: challenge,
      }),
    ).toMatchObject({
      status: 422,
      body: {
        error_code: 'flow_state_expired',
        msg: 'invalid flow state, flow state has expired',
      },
    });
  });

  test('[A43] as a code that no mail has handed out', async () => {
    const challenge = 'another-challenge-that-is-long-enough-to-be-one-of-them';
    await signUp(address(), { code_challenge: challenge, code_challenge_method: 'plain' });
    const [flow] = await room.database.query<{ auth_code: string }>(
      'select auth_code from auth.flow_state where code_challenge = $1',
      [challenge],
    );
    expect(
      await room.request('POST', '/token?grant_type=pkce', {
        auth_code: flow?.auth_code,
        code_verifier: challenge,
      }),
    ).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
  });
});

describe('a change of address', () => {
  test('[A45] is done by one click in the new mailbox where both are not asked for', async () => {
    const lax = await createTestRoom(opened.database, { doubleConfirmMailChange: false });
    const { newAddress, mails } = await change(lax);
    expect(mails.map(({ to }) => to)).toEqual([newAddress]);
    const done = await lax.request('POST', '/verify', {
      type: 'email_change',
      email: newAddress,
      token: mails[0]?.code,
    });
    expect(done).toMatchObject({ status: 200, body: { user: { email: newAddress } } });
    expect((await signIn(lax, newAddress)).status).toBe(200);
  });

  test('[A45] is done by the new mailbox alone where addresses count as confirmed', async () => {
    const trusting = await createTestRoom(opened.database, { mailAutoconfirm: true });
    const { newAddress, mails } = await change(trusting);
    expect(mails.map(({ to }) => to)).toEqual([newAddress]);
  });

  test('[A46] to an address that someone took meanwhile ends with that refusal', async () => {
    const lax = await createTestRoom(opened.database, { doubleConfirmMailChange: false });
    const { newAddress, mails } = await change(lax);
    await signedInUser(lax, newAddress);
    expect(
      await lax.request('POST', '/verify', {
        type: 'email_change',
        email: newAddress,
        token: mails[0]?.code,
      }),
    ).toMatchObject({ status: 422, body: { error_code: 'email_exists' } });
  });

  test('[A49] is refused to a session without the second factor that the person has', async () => {
    const { id, session } = await signedInUser(room, address());
    await room.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    );
    for (const wish of [{ email: address() }, { password: 'bucket-of-torque-91' }]) {
      expect(
        await room.request('PUT', '/user', wish, bearer(session.body.access_token)),
      ).toMatchObject({
        status: 401,
        body: {
          error_code: 'insufficient_aal',
          msg: 'AAL2 session is required to update email or password when MFA is enabled.',
        },
      });
    }
    const metadata = { data: { first_name: 'Robin' } };
    expect(
      (await room.request('PUT', '/user', metadata, bearer(session.body.access_token))).status,
    ).toBe(401);
  });
});

describe('mails are limited', () => {
  test('[A33] for one person by the time since the last', async () => {
    const { email } = await signedInUser(room, address());
    const recover = () => room.request('POST', '/recover', { email });
    expect((await recover()).status).toBe(200);
    room.pass(20);
    expect(await recover()).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 40 seconds.',
      },
    });
    room.pass(40);
    expect((await recover()).status).toBe(200);
  });

  test('[A33] for all by the hour, and a refused sign-up leaves no one behind', async () => {
    const small = await createTestRoom(opened.database, { mailsPerHour: 2 });
    const signUpIn = () =>
      small.request('POST', '/signup', { email: address(), password: strongPassword });
    await signUpIn();
    await signUpIn();
    const refused = await signUpIn();
    expect(refused).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    });
    const [left] = await small.database.query('select from auth.users where email = $1', [
      `verify-${people}@example.com`,
    ]);
    expect(left).toBeUndefined();
    small.pass(1801);
    expect((await signUpIn()).status).toBe(200);
  });
});
