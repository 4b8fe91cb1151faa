/** A refresh token that two parties use. */
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  call,
  client,
  isAimedElsewhere,
  refresh,
  refused,
  signIn,
  signedIn,
} from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';

const usedUp = refused(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

describe.skipIf(isAimedElsewhere)('a stolen refresh token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { LOG_LEVEL: 'silent', AUTH_REFRESH_REUSE_SECONDS: '0' },
    });
  });
  afterAll(() => server.stop());

  const renew = (from: Answer) => refresh(targetOf(server), from.body.refresh_token);
  const userWith = ({ body }: Answer) =>
    call(targetOf(server), 'GET', '/user', { bearer: body.access_token });

  it('[A26] used after its owner has gone on ends the family, and the owner learns of it', async () => {
    const { email, session: stolen } = await signedIn(targetOf(server));
    const elsewhere = await signIn(targetOf(server), email);
    const owners = await renew(await renew(stolen));
    expect(owners.status).toBe(200);

    expect(await renew(stolen)).toMatchObject(usedUp);
    expect(await renew(owners)).toMatchObject(usedUp);
    expect(await renew(owners)).toMatchObject(usedUp);
    expect((await renew(elsewhere)).status).toBe(200);
    expect((await signIn(targetOf(server), email)).status).toBe(200);
  });

  it('[A26] used by the thief first shows when the owner comes with what is then an ancestor', async () => {
    const { session } = await signedIn(targetOf(server));
    const thiefs = await renew(await renew(session));
    expect(thiefs.status).toBe(200);
    expect(await renew(session)).toMatchObject(usedUp);
    expect(await renew(thiefs)).toMatchObject(usedUp);
  });

  it('[A24] in both hands at once never makes two families of one', async () => {
    const { session } = await signedIn(targetOf(server));
    const next = await renew(session);
    const again = await renew(session);
    expect(again.body.refresh_token).toBe(next.body.refresh_token);
    const both = await Promise.all([renew(next), renew(next), renew(again)]);
    const tokens = new Set(both.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
  });

  it('[A30 A31] is worth nothing once the owner has signed out, nor is the access token', async () => {
    const { session } = await signedIn(targetOf(server));
    await call(targetOf(server), 'POST', '/logout', { bearer: session.body.access_token });
    expect((await renew(session)).status).toBe(400);
    expect(await userWith(session)).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    });
  });

  it('[A47] is worth nothing once the owner has another password', async () => {
    const { email, session: stolen } = await signedIn(targetOf(server));
    const own = await signIn(targetOf(server), email);
    await call(targetOf(server), 'PUT', '/user', {
      body: { password: 'bucket-of-torque-91' },
      bearer: own.body.access_token,
    });
    expect((await renew(stolen)).status).toBe(400);
    expect(await userWith(stolen)).toMatchObject({ status: 403 });
    expect((await renew(own)).status).toBe(200);
  });

  it('[A27] is worth nothing once the owner is banned', async () => {
    const { id, session } = await signedIn(targetOf(server));
    await call(targetOf(server), 'PUT', `/admin/users/${id}`, {
      body: { ban_duration: '1h' },
      bearer: server.serviceRoleKey,
    });
    expect(await renew(session)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned' },
    });
  });

  it('[auth.refreshSession] makes the official client of the owner say that the session is over', async () => {
    const { email, session } = await signedIn(targetOf(server));
    const supabase = client(targetOf(server));
    const { access_token = '', refresh_token = '' } = session.body;
    await supabase.auth.setSession({ access_token, refresh_token });
    await supabase.auth.refreshSession();
    await supabase.auth.refreshSession();
    await renew(session);
    const { data, error } = await supabase.auth.refreshSession();
    expect(error?.code).toBe('refresh_token_already_used');
    expect(data.session).toBeNull();
    expect((await signIn(targetOf(server), email)).status).toBe(200);
  });
});
