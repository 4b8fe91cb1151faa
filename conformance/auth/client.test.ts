/** Behavior of the official client beyond single requests, and calls without a test file of their own. */
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  otherPassword,
  password,
  refresh,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

describe('the official client', () => {
  test('[auth.onAuthStateChange] [auth.initialize] tells of every change of the session', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target);
    const events: string[] = [];
    const { data } = auth.onAuthStateChange((event) => void events.push(event));
    expect((await auth.initialize()).error).toBeNull();
    await auth.signInWithPassword({ email, password });
    await auth.refreshSession();
    await auth.updateUser({ data: { hat: 'green' } });
    await auth.signOut();
    data.subscription.unsubscribe();
    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ]);
  });

  test('[auth.setSession] takes over a session from elsewhere, and refuses a made-up one', async () => {
    const { email, session } = await signedIn(target);
    const { auth } = client(target);
    const { access_token: accessToken = '', refresh_token: refreshToken = '' } = session.body;
    const taken = await auth.setSession({
      access_token: accessToken,
      refresh_token: refreshToken,
    });
    expect(taken).toMatchObject({ error: null, data: { user: { email } } });
    const forged = `${accessToken.slice(0, -8)}AAAAAAAA`;
    const refused = await client(target).auth.setSession({
      access_token: forged,
      refresh_token: refreshToken,
    });
    expect(refused.error).not.toBeNull();
  });

  test('[auth.startAutoRefresh] [auth.stopAutoRefresh] renews a session that is about to end', async () => {
    const { session } = await signedIn(target);
    const stored = new Map([
      ['held', JSON.stringify({ ...session.body, expires_at: Math.floor(Date.now() / 1000) + 5 })],
    ]);
    const { auth } = createClient(target.url, target.anonKey, {
      auth: {
        autoRefreshToken: false,
        storageKey: 'held',
        storage: {
          getItem: (name) => stored.get(name) ?? null,
          setItem: (name, value) => void stored.set(name, value),
          removeItem: (name) => void stored.delete(name),
        },
      },
    });
    const renewed = new Promise<string | undefined>((resolve) => {
      auth.onAuthStateChange((event, current) => {
        if (event === 'TOKEN_REFRESHED') resolve(current?.refresh_token);
      });
    });
    await auth.startAutoRefresh();
    expect(await renewed).not.toBe(session.body.refresh_token);
    await auth.stopAutoRefresh();
  });

  test('[auth.updateUser] changes password and metadata', async () => {
    const { email } = await signedIn(target);
    const { auth } = client(target);
    await auth.signInWithPassword({ email, password });
    const changed = await auth.updateUser({ password: otherPassword, data: { hat: 'red' } });
    expect(changed).toMatchObject({
      error: null,
      data: { user: { user_metadata: { hat: 'red' } } },
    });
    expect((await signIn(target, email, otherPassword)).status).toBe(200);
  });

  test.skipIf(isAimedElsewhere)(
    '[auth.signUp] [auth.resend] signs up and asks for the mail again',
    async () => {
      const email = address();
      const { auth } = client(target);
      const { data, error } = await auth.signUp({ email, password });
      expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
      expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
      expect(await target.mailsTo(email)).toHaveLength(2);
    },
  );

  test('[auth.signInWithPassword] learns why a sign-in was refused', async () => {
    const { error } = await client(target).auth.signInWithPassword({ email: address(), password });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const weak = await client(target).auth.signUp({ email: address(), password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password' });
  });
});

describe('the official client of an administrator', () => {
  const asAdmin = () => client(target, {}, target.serviceRoleKey).auth.admin;

  test('[auth.admin.getUserById] [auth.admin.updateUserById] [auth.admin.deleteUser] reads, changes, bans and deletes a user', async () => {
    const { id, email } = await signedIn(target);
    expect((await asAdmin().getUserById(id)).data.user?.email).toBe(email);
    const banned = await asAdmin().updateUserById(id, {
      ban_duration: '24h',
      user_metadata: { hat: 'blue' },
    });
    expect(banned.data.user).toMatchObject({ user_metadata: { hat: 'blue' } });
    expect((await signIn(target, email)).body['error_code']).toBe('user_banned');
    await asAdmin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(target, email)).status).toBe(200);
    expect((await asAdmin().deleteUser(id)).error).toBeNull();
    expect((await asAdmin().getUserById(id)).error?.code).toBe('user_not_found');
  });

  test('[A30] [auth.admin.signOut] ends the sessions of a token, by scope', async () => {
    const { email, accessToken, session } = await signedIn(target);
    const other = await signIn(target, email);
    expect((await asAdmin().signOut(accessToken, 'others')).error).toBeNull();
    expect((await refresh(target, other.body.refresh_token)).status).toBe(400);
    expect((await refresh(target, session.body.refresh_token)).status).toBe(200);
    expect((await asAdmin().signOut(accessToken)).error).toBeNull();
    expect((await call(target, 'GET', '/user', { bearer: accessToken })).status).toBe(403);
  });
});

describe.skipIf(isAimedElsewhere)('where addresses count as confirmed', () => {
  test('[A45] one confirmation, in the new mailbox, changes the address', async () => {
    const trusting = await openTarget({ AUTH_MAIL_AUTOCONFIRM: 'on' });
    try {
      const { email, accessToken } = await signedIn(trusting);
      const newEmail = address('new');
      await call(trusting, 'PUT', '/user', { bearer: accessToken, body: { email: newEmail } });
      expect(await trusting.mailsTo(email)).toEqual([]);
      const { tokenHash } = await trusting.mailTo(newEmail);
      const done = await call(trusting, 'POST', '/verify', {
        body: { type: 'email_change', token_hash: tokenHash },
      });
      expect(done.body.user).toMatchObject({ email: newEmail });
    } finally {
      await trusting.stop();
    }
  });
});
