import { describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  useSharedTarget,
  otherPassword,
  password,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const update = (bearer: string, body: unknown) => call(target, 'PUT', '/user', { bearer, body });

async function asked() {
  const { email, accessToken } = await signedIn(target);
  const newEmail = address('new');
  const answer = await update(accessToken, { email: newEmail });
  const verify = async (to: string) =>
    call(target, 'POST', '/verify', {
      body: { type: 'email_change', token_hash: (await target.mailTo(to)).tokenHash },
    });
  return { email, newEmail, answer, verify };
}

describe('a change of oneself is refused', () => {
  test('[A47] to the password that one has', async () => {
    const { accessToken } = await signedIn(target);
    expect(await update(accessToken, { password })).toMatchObject(
      refused(422, 'same_password', 'New password should be different from the old password.'),
    );
  });

  test('[A5 A6] to a password that no one may have', async () => {
    const { accessToken } = await signedIn(target);
    for (const weak of ['', 'short', 'password1']) {
      expect(await update(accessToken, { password: weak })).toMatchObject({
        status: 422,
        body: { error_code: 'weak_password' },
      });
    }
    expect(await update(accessToken, { password: 'Wq3-'.repeat(19) })).toMatchObject(
      refused(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
    );
  });

  test('[A48] of what only administrators set', async () => {
    const { accessToken } = await signedIn(target);
    expect(await update(accessToken, { app_metadata: { role: 'admin' } })).toMatchObject(
      refused(403, 'not_admin', 'Updating app_metadata requires admin privileges'),
    );
    const ignored = { role: 'service_role', id: crypto.randomUUID(), is_super_admin: true };
    const { status, body } = await update(accessToken, ignored);
    expect([status, body['role']]).toEqual([200, 'authenticated']);
  });

  test('[A46] to an address that someone has', async () => {
    const { accessToken } = await signedIn(target);
    const { email } = await signedIn(target);
    expect(await update(accessToken, { email: email.toUpperCase() })).toMatchObject(
      refused(422, 'email_exists', 'A user with this email address has already been registered'),
    );
  });
});

describe('a change of oneself', () => {
  test('[A47] of the password ends the other sessions and keeps this one', async () => {
    const { email, accessToken } = await signedIn(target);
    const elsewhere = await signIn(target, email);
    expect((await update(accessToken, { password: otherPassword })).status).toBe(200);
    expect(
      (await call(target, 'GET', '/user', { bearer: elsewhere.body.access_token ?? '' })).status,
    ).toBe(403);
    expect((await call(target, 'GET', '/user', { bearer: accessToken })).status).toBe(200);
    expect((await signIn(target, email)).status).toBe(400);
    expect((await signIn(target, email, otherPassword)).status).toBe(200);
  });

  test('[A48] of metadata merges, and null removes', async () => {
    const { email } = await signedIn(target);
    const supabase = client(target);
    await supabase.auth.signInWithPassword({ email, password });
    await supabase.auth.updateUser({ data: { first_name: 'Robin', tools: { saw: 1 }, old: 1 } });
    const { data, error } = await supabase.auth.updateUser({
      data: { tools: { hammer: 2 }, old: null, unknown: null },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({
      email_verified: true,
      first_name: 'Robin',
      tools: { hammer: 2 },
    });
  });
});

describe.skipIf(isAimedElsewhere)('a change of address', () => {
  test('[A46] shows the new address beside the old one until it is confirmed', async () => {
    const { email, newEmail, answer } = await asked();
    expect(answer).toMatchObject({ status: 200, body: { email, new_email: newEmail } });
    expect(answer.body['email_change_sent_at']).toBeTruthy();
    expect((await signIn(target, email)).status).toBe(200);
    expect((await signIn(target, newEmail)).status).toBe(400);
  });

  test.each(['the old mailbox', 'the new mailbox'])(
    '[A45] waits for the other mailbox after %s has confirmed it',
    async (first) => {
      const { email, newEmail, verify } = await asked();
      const order = first === 'the old mailbox' ? [email, newEmail] : [newEmail, email];
      const half = await verify(order[0] ?? '');
      expect([half.status, half.body]).toEqual([
        200,
        {
          code: '200',
          msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        },
      ]);
      expect(await verify(order[0] ?? '')).toMatchObject({
        status: 403,
        body: { error_code: 'otp_expired' },
      });
      const done = await verify(order[1] ?? '');
      expect(done).toMatchObject({
        status: 200,
        body: {
          token_type: 'bearer',
          user: { email: newEmail, identities: [{ email: newEmail }] },
        },
      });
      expect(done.body.user).not.toHaveProperty('new_email');
      expect((await signIn(target, newEmail)).status).toBe(200);
      expect((await signIn(target, email)).status).toBe(400);
    },
  );

  test('[A45] says by redirect that the other mailbox is still to come', async () => {
    const { newEmail } = await asked();
    const { link } = await target.mailTo(newEmail);
    const redirect = await call(
      target,
      'GET',
      `${link.pathname.slice('/auth/v1'.length)}${link.search}`,
    );
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toBe(
      `${target.url}#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=`,
    );
  });

  test('[A36] can be emailed again, which makes the first links useless', async () => {
    const { email, newEmail } = await asked();
    const old = await target.mailTo(newEmail);
    await call(target, 'POST', '/resend', { body: { type: 'email_change', email } });
    expect((await target.mailsTo(newEmail)).length).toBe(2);
    expect(
      await call(target, 'POST', '/verify', {
        body: { type: 'email_change', token_hash: old.tokenHash },
      }),
    ).toMatchObject({ status: 403 });
  });
});
