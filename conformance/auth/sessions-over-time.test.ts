import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  type Target,
  admin,
  call,
  isAimedElsewhere,
  openTarget,
  useSharedTarget,
  password,
  refresh,
  refused,
  signIn,
  signedIn,
} from './support/target.ts';
import { totpCode } from './support/totp.ts';

/** Renews the session until it fails; returns the failed response. */
async function firstRefusal(target: Target, first: string | undefined) {
  let token = first;
  return vi.waitFor(
    async () => {
      const answer = await refresh(target, token);
      token = answer.body.refresh_token ?? token;
      expect(answer.status).not.toBe(200);
      return answer;
    },
    { timeout: 10_000, interval: 300 },
  );
}

describe('a session can’t be renewed', () => {
  let target: Target;
  useSharedTarget((shared) => (target = shared));

  test('[A27] by someone who was banned', async () => {
    const { id, session } = await signedIn(target);
    await admin(target, 'PUT', `/users/${id}`, { ban_duration: '1h' });
    expect(await refresh(target, session.body.refresh_token)).toMatchObject(
      refused(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
    );
  });

  test('[A18] nor begun by them, whatever the password', async () => {
    const { id, email } = await signedIn(target);
    await admin(target, 'PUT', `/users/${id}`, { ban_duration: '1h' });
    for (const tried of [password, 'wrong']) {
      expect(await signIn(target, email, tried)).toMatchObject(
        refused(400, 'user_banned', 'User is banned'),
      );
    }
    await admin(target, 'PUT', `/users/${id}`, { ban_duration: 'none' });
    expect((await signIn(target, email)).status).toBe(200);
  });
});

describe.skipIf(isAimedElsewhere)('by the settings of a server a session ends', () => {
  const opened: Target[] = [];
  afterAll(async () => {
    for (const target of opened) await target.stop();
  });
  async function open(env: Readonly<Record<string, string>>): Promise<Target> {
    const target = await openTarget(env);
    opened.push(target);
    return target;
  }

  test('[A27] at an age', async () => {
    const target = await open({ AUTH_SESSION_MAX_SECONDS: '1' });
    const { session } = await signedIn(target);
    expect(await firstRefusal(target, session.body.refresh_token)).toMatchObject(
      refused(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
    );
  });

  test('[A27] unused for a time', async () => {
    const target = await open({ AUTH_SESSION_IDLE_SECONDS: '0' });
    const { session } = await signedIn(target);
    expect(await firstRefusal(target, session.body.refresh_token)).toMatchObject(
      refused(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
    );
  });

  test('[A27] by a newer one', async () => {
    const target = await open({ AUTH_SINGLE_SESSION: 'on' });
    const { email, session } = await signedIn(target);
    await signIn(target, email);
    expect(await refresh(target, session.body.refresh_token)).toMatchObject(
      refused(
        400,
        'session_expired',
        'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
      ),
    );
  });

  test('[A27] when it stays without the second factor that its person has', async () => {
    const target = await open({ AUTH_SESSION_WEAK_SECONDS: '0' });
    const { email, accessToken: bearer } = await signedIn(target);
    const post = (path: string, body: object) => call(target, 'POST', path, { bearer, body });
    const { body } = await post('/factors', { factor_type: 'totp' });
    const path = `/factors/${String(body['id'])}`;
    const asked = await post(`${path}/challenge`, {});
    const code = totpCode(String(Object(body['totp']).secret));
    const raised = await post(`${path}/verify`, { challenge_id: asked.body['id'], code });
    expect((await refresh(target, raised.body.refresh_token)).status).toBe(200);

    const weak = await signIn(target, email);
    expect(await firstRefusal(target, weak.body.refresh_token)).toMatchObject(
      refused(
        400,
        'session_expired',
        'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
      ),
    );
  });

  test('[A25] an older token renews it within the interval, with a new one', async () => {
    const target = await open({ AUTH_REFRESH_REUSE_SECONDS: '60' });
    const { session } = await signedIn(target);
    const first = session.body.refresh_token;
    const second = (await refresh(target, first)).body.refresh_token;
    const third = (await refresh(target, second)).body.refresh_token;
    const again = await refresh(target, first);
    expect(again.status).toBe(200);
    expect([first, second, third]).not.toContain(again.body.refresh_token);
  });
});
