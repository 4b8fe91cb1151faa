/** Every call to the auth server, in one file because all share the recorded server below. */
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/simulated-storage.ts';
import type { ConfigSource } from './app-config.ts';
import { type AuthEvent, createAuth } from './auth.ts';
import { createSessionStore } from './session-store.ts';

const config = {
  apiUrl: 'https://app.test',
  anonKey: 'the public key',
  supabaseUrl: '',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: '',
};

function session(aal: 'aal1' | 'aal2' = 'aal1', hasApp = false) {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const part = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
  const claims = part({ sub: 'worker', aal, exp: expiresAt });
  return {
    access_token: `${part({ alg: 'ES256' })}.${claims}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: {
      id: 'worker',
      email: 'worker@crew.test',
      app_metadata: {},
      user_metadata: {},
      aud: '',
      created_at: '',
      ...(hasApp && {
        factors: [{ id: 'the app', factor_type: 'totp', status: 'verified' }],
      }),
    },
  };
}

function refusal(status: number, code: string, more: object = {}): Response {
  return Response.json(
    { code, message: `the server says ${code}`, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );
}

type Asked = { readonly method: string; readonly address: string; readonly body: unknown };

/** A browser at an address, and an auth server that answers by path. */
function open({
  href = 'https://app.test/auth',
  answers = {},
  signedInAs = null,
  wrapper = 'web',
}: {
  readonly href?: string;
  readonly answers?: Readonly<Record<string, () => Response>>;
  readonly signedInAs?: object | null;
  readonly wrapper?: 'web' | 'mobile';
} = {}) {
  const texts = new Map<string, string>();
  if (signedInAs !== null) texts.set('muster.session', JSON.stringify(signedInAs));
  const localStore = createMemoryStore(texts);
  const asked: Asked[] = [];
  const events: AuthEvent[] = [];
  const page = { href };
  const sessions = createSessionStore(localStore);
  const source: ConfigSource = {
    ready: async () => config,
    current: () => config,
    refresh: async () => undefined,
  };
  const auth = createAuth({
    config: source,
    sessions,
    tokens: {
      current: async () => {
        const stored = sessions.read();
        return stored === null
          ? { kind: 'none' }
          : { kind: 'token', accessToken: stored.accessToken };
      },
      renew: async () => ({ kind: 'none' }),
    },
    localStore,
    address: {
      href: () => page.href,
      replace: (next) => {
        page.href = next;
      },
      leave: (next) => {
        page.href = next;
      },
    },
    origin: 'https://app.test',
    wrapper,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body: unknown =
        request.method === 'GET' ? null : await request.json().catch(() => null);
      asked.push({ method: request.method, address: pathname + search, body });
      return answers[pathname.replace('/auth/v1/', '')]?.() ?? Response.json({});
    },
    onEvent: (event) => events.push(event),
  });
  return { auth, asked, events, page, sessions, texts };
}

const dashboard = encodeURIComponent('https://app.test/dashboard');
const person = {
  email: 'new@crew.test',
  password: 'three wet gloves',
  firstName: 'New',
  lastName: 'Hand',
  invitationToken: 'a token',
};

describe('what is asked of the auth server', () => {
  it('[spec 3.15 7a.01] a sign-up: names and invitation as metadata, and where to come back to', async () => {
    const { auth, asked } = open({ answers: { signup: () => Response.json({ id: 'x' }) } });
    expect(await auth.signUp(person)).toEqual({ ok: true, outcome: 'confirm_email' });
    expect(asked).toEqual([
      {
        method: 'POST',
        address: `/auth/v1/signup?redirect_to=${dashboard}`,
        body: expect.objectContaining({
          email: 'new@crew.test',
          password: 'three wet gloves',
          data: { first_name: 'New', last_name: 'Hand', invitation_token: 'a token' },
        }),
      },
    ]);
  });

  it('[spec 7a.02] a sign-in: the password grant with address and password', async () => {
    const { auth, asked, events } = open({ answers: { token: () => Response.json(session()) } });
    expect(await auth.signIn({ email: 'worker@crew.test', password: 'secret' })).toMatchObject({
      ok: true,
    });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: '/auth/v1/token?grant_type=password',
      body: { email: 'worker@crew.test', password: 'secret' },
    });
    expect(events).toEqual(['signed_in']);
  });

  it('[spec 7a.03] a recovery, which leads to /reset-password', async () => {
    const { auth, asked } = open();
    await auth.recover('worker@crew.test');
    const target = encodeURIComponent('https://app.test/reset-password');
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: `/auth/v1/recover?redirect_to=${target}`,
      body: { email: 'worker@crew.test' },
    });
  });

  it('[spec 4.05] another email: PUT of the user, told as "user updated"', async () => {
    const { auth, asked, events } = open({
      signedInAs: session(),
      answers: { user: () => Response.json(session().user) },
    });
    const emailRedirectTo = 'https://app.test/my-profile';
    const answer = await auth.updateUser({ email: 'new@crew.test' }, { emailRedirectTo });
    expect(answer).toEqual({ ok: true, outcome: 'done' });
    expect(asked.map(({ method }) => method)).toEqual(['PUT']);
    expect(events).toEqual(['user_updated']);
  });

  it('[spec 4.05] a refused change of the user is not told', async () => {
    const { auth, events } = open({
      signedInAs: session(),
      answers: { user: () => refusal(422, 'email_exists') },
    });
    expect(await auth.updateUser({ email: 'new@crew.test' })).toMatchObject({ ok: false });
    expect(events).toEqual([]);
  });

  it('[spec 4.05 7a.06] another password: PUT of the user', async () => {
    const { auth, asked, events } = open({
      signedInAs: session(),
      answers: { user: () => Response.json(session().user) },
    });
    expect(await auth.updatePassword('a new one', { code: '123456' })).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({
      method: 'PUT',
      address: '/auth/v1/user',
      body: { password: 'a new one', nonce: '123456' },
    });
    await auth.updatePassword('a new one', { currentPassword: 'the old one' });
    expect(asked[1]).toMatchObject({
      body: { password: 'a new one', current_password: 'the old one' },
    });
    expect(events).toEqual(['user_updated', 'user_updated']);
  });

  it('[spec 7a.05] the user, by any call of the client', async () => {
    const { auth, asked } = open({
      signedInAs: session(),
      answers: { user: () => Response.json(session().user) },
    });
    const answer = await auth.call((client) => client.getUser());
    expect(answer).toMatchObject({ ok: true, outcome: { user: { id: 'worker' } } });
    expect(asked[0]).toMatchObject({ method: 'GET', address: '/auth/v1/user' });
  });

  it('[spec 7a.04] a sign-out says which sessions it ends', async () => {
    const { auth, asked, sessions } = open({
      signedInAs: session(),
      answers: { logout: () => new Response(null, { status: 204 }) },
    });
    await auth.endSession(sessions.read());
    expect(asked[0]).toMatchObject({ method: 'POST', address: '/auth/v1/logout?scope=local' });
  });

  it('[spec 7a.08] a provider: authorize with its name, coming back to /dashboard', async () => {
    const { auth, asked } = open();
    const leaving = await auth.providerAddress('google');
    const address = `/auth/v1/authorize?provider=google&redirect_to=${dashboard}`;
    expect(leaving).toEqual({ ok: true, outcome: `https://app.test${address}` });
    expect(asked).toEqual([{ method: 'GET', address, body: null }]);
  });

  it('a provider’s sign-in from the phone app, which comes back with a code for it alone', async () => {
    const { auth, page, texts, asked, events } = open({
      wrapper: 'mobile',
      answers: { token: () => Response.json(session()) },
    });
    const leaving = await auth.providerAddress('google');
    const address = new URL(leaving.ok ? leaving.outcome : 'none:');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      provider: 'google',
      redirect_to: 'https://app.test/auth/app',
      code_challenge: expect.any(String),
      code_challenge_method: 's256',
    });
    const verifier = texts.get('muster.session-code-verifier');
    page.href = 'https://localhost/dashboard?code=c';
    expect(await auth.completeRedirect()).toEqual({ kind: 'signed_in', type: '' });
    expect(asked.at(-1)?.body).toEqual({
      auth_code: 'c',
      code_verifier: JSON.parse(verifier ?? ''),
    });
    expect(events).toEqual(['signed_in']);
  });

  it('[spec 7a.09] a mail that signs in and never makes an account', async () => {
    const { auth, asked } = open();
    await auth.mailSignIn('worker@crew.test');
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: `/auth/v1/otp?redirect_to=${dashboard}`,
      body: { email: 'worker@crew.test', create_user: false },
    });
  });

  it('[spec 7a.10] the code of a mail', async () => {
    const { auth, asked, events } = open({ answers: { verify: () => Response.json(session()) } });
    const typed = { email: 'worker@crew.test', code: '123456' };
    await auth.takeCode({ ...typed, purpose: 'sign_in' });
    await auth.takeCode({ ...typed, purpose: 'recovery' });
    const to = { method: 'POST', address: '/auth/v1/verify' };
    expect(asked).toMatchObject([
      { ...to, body: { email: typed.email, token: '123456', type: 'email' } },
      { ...to, body: { email: typed.email, token: '123456', type: 'recovery' } },
    ]);
    expect(events).toEqual(['signed_in', 'password_recovery']);
  });

  it('[spec 7a.11] the confirmation of a sign-up once more', async () => {
    const { auth, asked } = open();
    await auth.mailConfirmation('new@crew.test');
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: `/auth/v1/resend?redirect_to=${dashboard}`,
      body: { type: 'signup', email: 'new@crew.test' },
    });
  });

  it('[spec 7a.12] where a mail domain signs its people in', async () => {
    const { auth, asked } = open({
      answers: { sso: () => Response.json({ url: 'https://id.crew.test/saml' }) },
    });
    expect(await auth.enterpriseAddress('crew.test')).toEqual({
      ok: true,
      outcome: 'https://id.crew.test/saml',
    });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      address: '/auth/v1/sso',
      body: { domain: 'crew.test', redirect_to: 'https://app.test/dashboard' },
    });
  });

  it('[spec 7a.13] a code that proves again who is here', async () => {
    const { auth, asked } = open({ signedInAs: session() });
    expect(await auth.reauthenticate()).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({ method: 'GET', address: '/auth/v1/reauthenticate' });
  });

  it('[spec 7a.14] the authenticator app’s code, which makes the session a full one', async () => {
    const { auth, asked, sessions } = open({
      signedInAs: session('aal1', true),
      answers: {
        'factors/the%20app/challenge': () => Response.json({ id: 'one', type: 'totp' }),
        'factors/the%20app/verify': () => Response.json(session('aal2', true)),
        'factors/the app/challenge': () => Response.json({ id: 'one', type: 'totp' }),
      },
    });
    expect(sessions.read()?.pendingFactorId).toBe('the app');
    expect(await auth.answerFactor('123456')).toMatchObject({ ok: true });
    expect(asked.map(({ method, address }) => `${method} ${decodeURI(address)}`)).toEqual([
      'POST /auth/v1/factors/the app/challenge',
      'POST /auth/v1/factors/the app/verify',
    ]);
    expect(asked.at(-1)).toMatchObject({ body: { challenge_id: 'one', code: '123456' } });
    expect(sessions.read()?.pendingFactorId).toBeNull();
  });
});

it('a recovery code makes the session a full one as well', async () => {
  const { auth, asked, sessions } = open({
    signedInAs: session('aal1', true),
    answers: { 'factors/recovery-codes/verify': () => Response.json(session('aal2', true)) },
  });
  expect(await auth.answerRecoveryCode('K4M9-x7qp')).toMatchObject({ ok: true });
  expect(asked).toMatchObject([
    {
      method: 'POST',
      address: '/auth/v1/factors/recovery-codes/verify',
      body: { code: 'K4M9-x7qp' },
    },
  ]);
  expect(sessions.read()?.pendingFactorId).toBeNull();
});

describe('what the auth server refuses', () => {
  const credentials = { email: 'worker@crew.test', password: 'secret' };

  it('[spec 8.11] a missing session (400) is known as such', async () => {
    const { auth } = open();
    const result = await auth.updatePassword('a new one');
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'unauthorized', code: 'session_missing', status: 400 },
    });
  });

  it('[spec 8.12] wrong credentials', async () => {
    const { auth, events } = open({
      answers: { token: () => refusal(400, 'invalid_credentials') },
    });
    expect(await auth.signIn(credentials)).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'invalid_credentials' },
    });
    expect(events).toEqual([]);
  });

  it('[spec 5.03 8.13] a weak password, with the reasons', async () => {
    const weak = { weak_password: { reasons: ['length', 'pwned'] } };
    const { auth } = open({ answers: { signup: () => refusal(422, 'weak_password', weak) } });
    expect(await auth.signUp(person)).toMatchObject({
      ok: false,
      error: { code: 'weak_password' },
      reasons: ['length', 'pwned'],
    });
  });

  it('[spec 8.14] a token that is not valid', async () => {
    const { auth } = open({
      signedInAs: session(),
      answers: { user: () => refusal(403, 'bad_jwt') },
    });
    const result = await auth.updatePassword('a new one');
    expect(result).toMatchObject({ ok: false, error: { code: 'bad_jwt' } });
  });

  it.each([502, 503, 504])(
    '[spec 8.15] a %i counts as no answer: trying again may help',
    async (status) => {
      const { auth } = open({ answers: { token: () => new Response('busy', { status }) } });
      expect(await auth.signIn(credentials)).toMatchObject({
        ok: false,
        error: { kind: 'network' },
      });
    },
  );

  it('[spec 8.15] so does a network that failed', async () => {
    const { auth } = open({
      answers: {
        token: () => {
          throw new TypeError('no network');
        },
      },
    });
    expect(await auth.signIn(credentials)).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('never tells whether an address has an account', async () => {
    const { auth } = open({ answers: { otp: () => refusal(422, 'otp_disabled') } });
    expect(await auth.mailSignIn('nobody@crew.test')).toEqual({ ok: true, outcome: 'done' });
  });

  it('never tells whether a phone has an account, but that an invitation is over', async () => {
    const { auth } = open({ answers: { otp: () => refusal(422, 'otp_disabled') } });
    expect(await auth.textCode('+19705550142', null)).toEqual({ ok: true, outcome: 'done' });
    expect(await auth.textCode('+19705550142', 'token')).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'otp_disabled' },
    });
  });

  it('a provider that is not set up, before anyone is sent there', async () => {
    const { auth } = open({ answers: { authorize: () => refusal(400, 'validation_failed') } });
    expect(await auth.providerAddress('google')).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'validation_failed' },
    });
  });
});

describe('signing out', () => {
  it.each([
    ['[spec 8.17]', 401],
    ['[spec 8.18]', 403],
    ['[spec 8.19]', 404],
  ])('%s succeeds on this device when the server answers %i', async (_, status) => {
    const { auth, events, sessions } = open({
      signedInAs: session(),
      // A code of no meaning: the status alone decides.
      answers: { logout: () => refusal(status, 'refused') },
    });
    expect(await auth.endSession(sessions.read())).toEqual({ ok: true, outcome: 'done' });
    expect(sessions.read()).toBeNull();
    expect(events).toEqual(['signed_out']);
  });

  it('does not when the server is in trouble', async () => {
    const { auth, sessions } = open({
      signedInAs: session(),
      answers: { logout: () => refusal(500, 'unexpected_failure') },
    });
    expect(await auth.endSession(sessions.read())).toMatchObject({ ok: false });
    expect(sessions.read()).not.toBeNull();
  });
});

describe('what a link brings back', () => {
  it.each([
    [
      'implicit',
      'https://app.test/auth#error=access_denied&error_code=otp_expired&error_description=Expired&sb=',
    ],
    [
      'PKCE',
      'https://app.test/auth?error=access_denied&error_code=otp_expired&error_description=Expired',
    ],
  ])('[spec 8.16] an error in the %s form is explained and leaves the address', async (_, href) => {
    const { auth, page } = open({ href });
    const result = await auth.completeRedirect();
    expect(result).toMatchObject({ kind: 'failed', error: { code: 'otp_expired' } });
    expect(page.href).toBe('https://app.test/auth');
  });

  it.each([
    ['an error alone, in the query', '?error=access_denied', 'access_denied'],
    ['an error alone, in the hash', '#error=access_denied', 'access_denied'],
    ['an access token alone', '#access_token=a.b.c', 'link_incomplete'],
    ['a refresh token alone', '#refresh_token=abc&type=recovery', 'link_incomplete'],
    ['tokens that are none', '#access_token=x&refresh_token=y', 'invalid_jwt'],
    [
      'tokens that only look like some',
      '#access_token=eA.eA.eA&refresh_token=y',
      'link_incomplete',
    ],
    ['a code that nobody here asked for', '?code=123', 'bad_code_verifier'],
  ])('[spec 8.16] %s fails with a reason and leaves the address', async (_, tail, code) => {
    const { auth, asked, page, events } = open({ href: `https://app.test/auth${tail}` });
    expect(await auth.completeRedirect()).toMatchObject({ kind: 'failed', error: { code } });
    expect(page.href).toBe('https://app.test/auth');
    expect(asked).toEqual([]);
    expect(events).toEqual([]);
  });

  it('[spec 4.06 8.16] a link whose tokens the server refuses keeps whoever is signed in', async () => {
    const claims = btoa(JSON.stringify({ exp: 1 })).replaceAll('=', '');
    const { auth, sessions } = open({
      signedInAs: session(),
      href: `https://app.test/auth#access_token=eyJhIjoxfQ.${claims}.c2ln&refresh_token=old`,
      answers: { token: () => refusal(400, 'refresh_token_not_found') },
    });
    const before = sessions.raw();
    expect(await auth.completeRedirect()).toMatchObject({ kind: 'failed' });
    expect(sessions.raw()).toBe(before);
  });

  it('[spec 4.04] a recovery’s tokens sign in and say what for', async () => {
    const { access_token, refresh_token } = session();
    const tokens = new URLSearchParams({ access_token, refresh_token, type: 'recovery', sb: '' });
    const { auth, events, page } = open({
      href: `https://app.test/reset-password#${tokens.toString()}`,
      answers: { user: () => Response.json(session().user) },
    });
    expect(await auth.completeRedirect()).toEqual({ kind: 'signed_in', type: 'recovery' });
    expect(events).toEqual(['password_recovery']);
    expect(page.href).toBe('https://app.test/reset-password');
  });
});
