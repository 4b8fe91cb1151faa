import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  admin,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  password,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const generate = (body: object) => admin(target, 'POST', '/generate_link', body);
const follow = async (link: unknown) => {
  const answer = await fetch(String(link), { redirect: 'manual' });
  const location = new URL(answer.headers.get('location') ?? '');
  return { status: answer.status, fragment: new URLSearchParams(location.hash.slice(1)) };
};

describe('a link is refused', () => {
  test('[A60] to everyone but administrators', async () => {
    const { accessToken } = await signedIn(target);
    const body = { type: 'recovery', email: address() };
    expect(await call(target, 'POST', '/admin/generate_link', { body })).toMatchObject({
      status: 401,
    });
    expect(
      await call(target, 'POST', '/admin/generate_link', { body, bearer: accessToken }),
    ).toMatchObject(refused(403, 'not_admin', 'User not allowed'));
  });

  test('of a type that there is not, and for a malformed address', async () => {
    expect(await generate({ type: 'pigeon', email: address() })).toMatchObject({ status: 400 });
    expect(await generate({ type: 'signup', email: 'none' })).toMatchObject({ status: 400 });
  });

  test('[A64] for someone unknown, where the type is for known people', async () => {
    for (const type of ['recovery', 'email_change_current', 'email_change_new']) {
      expect(await generate({ type, email: address(), new_email: address() })).toMatchObject(
        refused(404, 'user_not_found', 'User with this email not found'),
      );
    }
  });

  test('[A64] for someone confirmed, where the type is for new people', async () => {
    const { email } = await signedIn(target);
    for (const type of ['signup', 'invite']) {
      expect(await generate({ type, email, password })).toMatchObject(
        refused(422, 'email_exists', 'A user with this email address has already been registered'),
      );
    }
  });

  test('[A5] with a weak password', async () => {
    expect(await generate({ type: 'signup', email: address(), password: 'short' })).toMatchObject({
      status: 422,
      body: { error_code: 'weak_password' },
    });
  });
});

describe('a link', () => {
  test('[A64 A40] has the user’s fields beside it, and a hash in the form of the protocol', async () => {
    const { email, id } = await signedIn(target);
    const { status, body } = await generate({ type: 'recovery', email });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, email, verification_type: 'recovery' });
    const hash = body['hashed_token'];
    expect(hash).toMatch(/^[0-9a-f]{56}$/);
    const link = new URL(String(body['action_link']));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: hash,
      type: 'recovery',
      redirect_to: body['redirect_to'],
    });
  });

  test.each(['magiclink', 'recovery'])('[A64] of the type %s signs in', async (type) => {
    const { email } = await signedIn(target);
    const { body } = await generate({ type, email });
    const { status, fragment } = await follow(body['action_link']);
    expect([status, fragment.get('type')]).toEqual([303, type]);
    expect(fragment.get('access_token')).toBeTruthy();
  });

  test('[A64] of the type signup makes a person who can then sign in', async () => {
    const email = address();
    const { body } = await generate({ type: 'signup', email, password, data: { hat: 'red' } });
    expect(body['verification_type']).toBe('signup');
    expect(body['user_metadata']).toEqual({ hat: 'red' });
    expect((await signIn(target, email)).status).toBe(400);
    await follow(body['action_link']);
    expect((await signIn(target, email)).status).toBe(200);
  });

  test('[A64] that signs in is one that signs up for someone unknown', async () => {
    const { body } = await generate({ type: 'magiclink', email: address() });
    expect(body['verification_type']).toBe('signup');
    expect((await follow(body['action_link'])).fragment.get('access_token')).toBeTruthy();
  });

  test('[A64 A65] of the type invite sets when that was', async () => {
    const { body } = await generate({ type: 'invite', email: address(), data: { team: 'one' } });
    expect(body['invited_at']).toBeDefined();
    expect((await follow(body['action_link'])).fragment.get('type')).toBe('invite');
  });

  test('[A64 A45] to both mailboxes changes the address', async () => {
    const { email } = await signedIn(target);
    const newEmail = address('new');
    const [old, next] = [
      await generate({ type: 'email_change_current', email, new_email: newEmail }),
      await generate({ type: 'email_change_new', email, new_email: newEmail }),
    ];
    expect(old.body['verification_type']).toBe('email_change_current');
    expect((await follow(old.body['action_link'])).fragment.get('message')).toMatch(/other email/);
    await follow(next.body['action_link']);
    expect((await signIn(target, newEmail)).status).toBe(200);
  });

  test('[A44] goes where it may', async () => {
    const { email } = await signedIn(target);
    const to = async (redirect: string) =>
      (await generate({ type: 'recovery', email, redirect_to: redirect })).body['redirect_to'];
    expect(await to(`${target.url}/reset-password`)).toBe(`${target.url}/reset-password`);
    expect(await to('https://evil.example/')).not.toContain('evil');
  });

  test('[auth.admin.generateLink] is what the official client asks for', async () => {
    const { email, id } = await signedIn(target);
    const { auth } = client(target, {}, target.serviceRoleKey);
    const { data, error } = await auth.admin.generateLink({ type: 'magiclink', email });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    const verified = await client(target).auth.verifyOtp({
      type: 'magiclink',
      token_hash: data.properties?.hashed_token ?? '',
    });
    expect(verified.data.user?.id).toBe(id);
  });
});

describe.skipIf(isAimedElsewhere).each([
  ['on', 'on', 200],
  ['off', 'on', 200],
  ['on', 'off', 400],
] as const)('with autoconfirmation %s and double confirmation %s', (confirms, doubles, status) => {
  let own: Target;
  beforeAll(async () => {
    own = await openTarget({
      AUTH_MAIL_AUTOCONFIRM: confirms,
      AUTH_DOUBLE_CONFIRM_MAIL_CHANGE: doubles,
    });
  });
  afterAll(() => own.stop());

  test(`[A64] a link for the current address is answered with ${status}`, async () => {
    const { email } = await signedIn(own);
    const body = { type: 'email_change_current', email, new_email: address() };
    expect((await admin(own, 'POST', '/generate_link', body)).status).toBe(status);
  });
});
