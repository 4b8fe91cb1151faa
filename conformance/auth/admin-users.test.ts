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
  otherPassword,
  password,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const create = (body: object) => admin(target, 'POST', '/users', body);

const ids = (body: Readonly<Record<string, unknown>>) =>
  Array.isArray(body['users']) ? body['users'].map((user: { id: string }) => user.id) : [];

const invite = (body: object, bearer = target.serviceRoleKey) =>
  call(target, 'POST', '/invite', { body, bearer });

describe('the users of others', () => {
  const requests = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/5f0c6f0e-0000-4000-8000-000000000000'],
    ['PUT', '/admin/users/5f0c6f0e-0000-4000-8000-000000000000'],
    ['DELETE', '/admin/users/5f0c6f0e-0000-4000-8000-000000000000'],
  ] as const;

  test.each(requests)('[A60] are refused to %s %s without a token', async (method, path) => {
    expect(await call(target, method, path)).toMatchObject(
      refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
    );
  });

  test.each(requests)(
    'are refused to %s %s for the public and for people',
    async (method, path) => {
      const { accessToken } = await signedIn(target);
      for (const bearer of [target.anonKey, accessToken]) {
        expect(await call(target, method, path, { bearer })).toMatchObject(
          refused(403, 'not_admin', 'User not allowed'),
        );
      }
    },
  );
});

describe('creating a user', () => {
  test('[A62] is refused without an address', async () => {
    expect(await create({ password })).toMatchObject(
      refused(400, 'validation_failed', 'Cannot create a user without either an email or phone'),
    );
  });

  test('[A62] is refused for a taken address or number', async () => {
    const { email } = await signedIn(target);
    expect(await create({ email })).toMatchObject(
      refused(422, 'email_exists', 'A user with this email address has already been registered'),
    );
    const phone = `1${String(Date.now()).slice(-10)}`;
    await create({ phone });
    expect(await create({ phone: `+${phone}` })).toMatchObject(
      refused(422, 'phone_exists', 'Phone number already registered by another user'),
    );
  });

  test('[A62] is refused with a password and a hash, an unknown hash, a bad id or ban', async () => {
    const email = address();
    const bad: [object, number][] = [
      [{ password, password_hash: 'x' }, 400],
      [{ password_hash: 'sha1$x' }, 422],
      [{ id: 'me' }, 400],
      [{ id: '00000000-0000-0000-0000-000000000000' }, 400],
      [{ ban_duration: 'forever' }, 400],
      [{ email_confirm: 'yes' }, 400],
      [{ password: 'short' }, 422],
    ];
    for (const [fields, status] of bad) {
      expect((await create({ email, ...fields })).status).toBe(status);
    }
  });

  test('[A62] keeps everything that is given', async () => {
    const given = {
      id: crypto.randomUUID(),
      email: address(),
      phone: `1${String(Date.now()).slice(-9)}7`,
      email_confirm: true,
      phone_confirm: true,
      ban_duration: '24h',
      user_metadata: { first_name: 'Robin' },
      app_metadata: { kind: 'robot' },
      role: 'authenticated',
    };
    const { status, body } = await create(given);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: given.id,
      email: given.email,
      phone: given.phone,
      user_metadata: { first_name: 'Robin', email_verified: true },
      app_metadata: { kind: 'robot', provider: 'email', providers: ['email', 'phone'] },
    });
    const banEnd = Date.parse(String(body['banned_until']));
    expect(Math.abs(banEnd - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(body['phone_confirmed_at']).toBeTruthy();
  });

  test('[A62] takes a hash from elsewhere', async () => {
    const email = address();
    // bcrypt hash of "winch-over-the-gully-7" with cost 4
    const hash = '$2b$04$N9qo8uLOickgx2ZMRZoMyeUvCQ1zAqgf1zGbHW6zjJPQ6N8ZAaV1S';
    const { status } = await create({ email, email_confirm: true, password_hash: hash });
    expect(status).toBe(200);
    expect((await signIn(target, email, 'something else')).status).toBe(400);
  });

  test('[auth.admin.createUser spec 7a.16] is what the official client does', async () => {
    const email = address();
    const supabase = client(target, {}, target.serviceRoleKey);
    const { data, error } = await supabase.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await signIn(target, email)).status).toBe(200);
  });
});

describe('one user', () => {
  test.each(['GET', 'PUT', 'DELETE'])(
    '[A63] is not found by %s when there is none',
    async (method) => {
      expect(await admin(target, method, `/users/${crypto.randomUUID()}`)).toMatchObject(
        refused(404, 'user_not_found', 'User not found'),
      );
      expect(await admin(target, method, '/users/me')).toMatchObject(
        refused(404, 'validation_failed', 'user_id must be an UUID'),
      );
    },
  );

  test('[A63] can be changed in every part, and is signed out by a new password', async () => {
    const { id, accessToken } = await signedIn(target);
    const email = address();
    const { status, body } = await admin(target, 'PUT', `/users/${id}`, {
      email,
      email_confirm: true,
      password: otherPassword,
      user_metadata: { first_name: 'Robin' },
      app_metadata: { kind: 'robot' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email,
      identities: [{ email, identity_data: { email, email_verified: true } }],
      user_metadata: { first_name: 'Robin' },
      app_metadata: { kind: 'robot', provider: 'email' },
    });
    expect((await call(target, 'GET', '/user', { bearer: accessToken })).status).toBe(403);
    expect((await signIn(target, email, otherPassword)).status).toBe(200);
  });

  test('[A63] can’t get the address of another', async () => {
    const { id } = await signedIn(target);
    const { email } = await signedIn(target);
    expect(await admin(target, 'PUT', `/users/${id}`, { email })).toMatchObject({
      status: 422,
      body: { error_code: 'email_exists' },
    });
  });

  test('[A63] can be deleted, which frees the address', async () => {
    const { id, email } = await signedIn(target);
    expect(await admin(target, 'DELETE', `/users/${id}`)).toMatchObject({
      status: 200,
      text: '{}',
    });
    expect((await signIn(target, email)).status).toBe(400);
    expect((await create({ email })).status).toBe(200);
  });

  test('[A63] can be deleted softly, which keeps a row without anything personal', async () => {
    const { id, email } = await signedIn(target);
    await admin(target, 'PUT', `/users/${id}`, { user_metadata: { first_name: 'Robin' } });
    const supabase = client(target, {}, target.serviceRoleKey);
    expect((await supabase.auth.admin.deleteUser(id, true)).error).toBeNull();
    const { body, text } = await admin(target, 'GET', `/users/${id}`);
    expect(body).toMatchObject({ id, user_metadata: {}, app_metadata: {} });
    expect(body['deleted_at']).toBeTruthy();
    expect(text).not.toContain(email);
    expect(text).not.toContain('Robin');
    expect((await create({ email })).status).toBe(200);
  });
});

describe.skipIf(isAimedElsewhere)('inviting someone', () => {
  test('[A65] is refused to the public, without an address and for a confirmed one', async () => {
    const { email, accessToken } = await signedIn(target);
    expect((await invite({ email: address() }, accessToken)).status).toBe(403);
    expect((await invite({})).status).toBe(400);
    expect(await invite({ email })).toMatchObject({
      status: 422,
      body: { error_code: 'email_exists' },
    });
  });

  test('[A65] [auth.admin.inviteUserByEmail] mails a link by which they come in and choose a password', async () => {
    const email = address();
    const { data, error } = await client(
      target,
      {},
      target.serviceRoleKey,
    ).auth.admin.inviteUserByEmail(email, { data: { first_name: 'Robin' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Robin' } });
    expect(data.user?.invited_at).toBeTruthy();
    expect((await signIn(target, email, '')).status).toBe(400);

    const { code: token } = await target.mailTo(email);
    const { body } = await call(target, 'POST', '/verify', {
      body: { type: 'invite', email, token },
    });
    const bearer = body.access_token ?? '';
    expect((await call(target, 'PUT', '/user', { bearer, body: { password } })).status).toBe(200);
    expect((await signIn(target, email)).status).toBe(200);
  });

  test('[A65] does not show a stranger who signs up with the address what the inviter wrote', async () => {
    const email = address();
    await invite({ email, data: { first_name: 'Robin' } });
    const { body } = await call(target, 'POST', '/signup', { body: { email, password } });
    expect(body).toMatchObject({ email, user_metadata: {}, identities: [] });
  });
});

describe.skipIf(isAimedElsewhere)('the list of users', () => {
  let fresh: Target;
  const created: string[] = [];
  beforeAll(async () => {
    fresh = await openTarget();
    for (let i = 0; i < 5; i += 1) {
      const { body } = await admin(fresh, 'POST', '/users', { email: `list-${i}@example.com` });
      created.unshift(String(body['id']));
    }
  });
  afterAll(() => fresh.stop());

  test('[A61] is refused for pages that there can’t be', async () => {
    for (const query of ['page=x', 'page=-1', 'per_page=0', 'per_page=1.5', 'page=99999999999']) {
      const answer = await admin(fresh, 'GET', `/users?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
      expect(answer.body['msg']).toMatch(/^Bad Pagination Parameters: /);
    }
  });

  test('[A61] is newest first, with the number of all and the way to the other pages', async () => {
    const all = await admin(fresh, 'GET', '/users');
    expect([ids(all.body), all.body['aud']]).toEqual([created, 'authenticated']);
    expect(all.headers.get('x-total-count')).toBe('5');
    expect(all.headers.get('link')).toBe('</admin/users?page=1>; rel="last"');

    const second = await admin(fresh, 'GET', '/users?page=2&per_page=2');
    expect(ids(second.body)).toEqual(created.slice(2, 4));
    expect(second.headers.get('link')).toBe(
      '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    );
  });

  test('[A61] [auth.admin.listUsers] is read by the official client', async () => {
    const supabase = client(fresh, {}, fresh.serviceRoleKey);
    const { data, error } = await supabase.auth.admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3 });
  });
});
