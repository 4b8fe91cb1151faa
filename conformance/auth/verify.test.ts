import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  address,
  call,
  client,
  isAimedElsewhere,
  openTarget,
  password,
  refused,
  signIn,
} from './support/target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget({ AUTH_REDIRECT_URLS: 'muster://**,https://*.example.org/**' });
});
afterAll(() => target.stop());

const verify = (body: object) => call(target, 'POST', '/verify', { body });
const follow = (link: URL, method = 'GET') =>
  call(target, method, `${link.pathname.slice('/auth/v1'.length)}${link.search}`);

async function signUp(extra: object = {}, query = '', headers: Record<string, string> = {}) {
  const email = address();
  const body = { email, password, ...extra };
  await call(target, 'POST', `/signup${query}`, { body, headers });
  return { email, mail: await target.mailTo(email) };
}

const landing = async (query: string, headers: Record<string, string> = {}) => {
  const { mail } = await signUp({}, query, headers);
  return mail.link.searchParams.get('redirect_to');
};

const invalid = (text: string) => refused(400, 'validation_failed', text);
const expired = (text: string) => refused(403, 'otp_expired', text);

describe('a proof is refused', () => {
  test('[A38] in the wrong form', async () => {
    const either = invalid('Verify requires either a token or a token hash');
    expect(await verify({ token: '1' })).toMatchObject(
      invalid('Verify requires a verification type'),
    );
    expect(await verify({ type: 'signup' })).toMatchObject(either);
    expect(await verify({ type: 'signup', token: '1', token_hash: '2' })).toMatchObject(either);
    for (const extra of [{ email: address() }, { phone: '1' }, { redirect_to: target.url }]) {
      expect(await verify({ type: 'signup', token_hash: 'x', ...extra })).toMatchObject(
        invalid('Only the token_hash and type should be provided'),
      );
    }
    expect(await verify({ type: 'signup', token: '1' })).toMatchObject(
      invalid('Only an email address or phone number should be provided on verify'),
    );
  });

  test('[A39] of a type that there is not', async () => {
    for (const type of ['sms', 'nonsense', 'constructor']) {
      expect(await verify({ type, token_hash: 'x' })).toMatchObject(
        refused(400, 'validation_failed', 'Invalid email verification type'),
      );
      expect(await verify({ type, token: '1', email: address() })).toMatchObject(
        refused(400, 'validation_failed', 'Unsupported verification type'),
      );
    }
  });

  test('[A39] that no one was emailed', async () => {
    for (const type of ['signup', 'recovery', 'invite', 'magiclink', 'email', 'email_change']) {
      expect(await verify({ type, token_hash: 'ab'.repeat(28) })).toMatchObject(
        expired('Email link is invalid or has expired'),
      );
      expect(await verify({ type, token: '123456', email: address() })).toMatchObject(
        expired('Token has expired or is invalid'),
      );
    }
  });
});

describe.skipIf(isAimedElsewhere)('an emailed proof', () => {
  test('[A39] for one thing is refused for another, and for another person', async () => {
    const { email, mail } = await signUp();
    const stranger = await signUp();
    expect((await verify({ type: 'recovery', email, token: mail.code })).status).toBe(403);
    expect((await verify({ type: 'email_change', token_hash: mail.tokenHash })).status).toBe(403);
    expect((await verify({ type: 'signup', email: stranger.email, token: mail.code })).status).toBe(
      403,
    );
  });

  test('[A39] works once', async () => {
    const { email, mail } = await signUp();
    expect((await verify({ type: 'signup', email, token: mail.code })).status).toBe(200);
    expect((await verify({ type: 'signup', email, token: mail.code })).status).toBe(403);
    expect((await verify({ type: 'signup', token_hash: mail.tokenHash })).status).toBe(403);
  });

  test('[A39] works once even when it is presented many times at once', async () => {
    const { mail } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify({ type: 'signup', token_hash: mail.tokenHash })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 403, 403, 403, 403,
    ]);
  });

  test.each(['signup', 'email'] as const)(
    '[A40] typed as %s signs in and records a code',
    async (type) => {
      const { email, mail } = await signUp();
      const { data, error } = await client(target).auth.verifyOtp({
        type,
        email,
        token: mail.code,
      });
      expect(error).toBeNull();
      expect(data.user?.email_confirmed_at).toBeTruthy();
      const [, claims = ''] = data.session?.access_token.split('.') ?? [];
      expect(JSON.parse(atob(claims))).toMatchObject({ amr: [{ method: 'otp' }] });
      expect((await signIn(target, email)).status).toBe(200);
    },
  );

  test('[A40] as a hash signs in too', async () => {
    const { email, mail } = await signUp();
    const answer = await client(target).auth.verifyOtp({
      type: 'email',
      token_hash: mail.tokenHash,
    });
    expect(answer.data.user?.email).toBe(email);
  });

  test('[A41] clicked leads to the app with a session in the fragment', async () => {
    const { email, mail } = await signUp({}, `?redirect_to=${target.url}/welcome?a=b`);
    const redirect = await follow(mail.link);
    expect(redirect.status).toBe(303);
    const location = new URL(redirect.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}${location.search}`).toBe(
      `${target.url}/welcome?a=b`,
    );
    expect([...new URLSearchParams(location.hash.slice(1)).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    const fragment = new URLSearchParams(location.hash.slice(1));
    const user = await call(target, 'GET', '/user', {
      bearer: fragment.get('access_token') ?? '',
    });
    expect(user.body['email']).toBe(email);
    expect([fragment.get('type'), fragment.get('token_type'), fragment.get('sb')]).toEqual([
      'signup',
      'bearer',
      '',
    ]);
  });

  test('[A41] clicked a second time leads to the app with the reason', async () => {
    const { mail } = await signUp();
    await follow(mail.link);
    const redirect = await follow(mail.link);
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toBe(
      `${target.url}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
  });

  test('[A41] clicked with something missing leads to the app with the reason', async () => {
    for (const query of ['', '?type=signup', '?token=x', '?token=x&type=nonsense']) {
      const redirect = await call(target, 'GET', `/verify${query}`);
      expect(redirect.status).toBe(303);
      expect(redirect.headers.get('location')).toMatch(
        /#error=invalid_request&error_code=validation_failed&error_description=.+&sb=$/,
      );
    }
  });

  test('is not used up by a scanner that only asks for the headers', async () => {
    const { mail } = await signUp();
    expect((await follow(mail.link, 'HEAD')).status).toBe(405);
    expect((await follow(mail.link)).headers.get('location')).toContain('access_token=');
  });
});

describe.skipIf(isAimedElsewhere)('a redirect after a click', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'http://2130706433/',
    'https://a.b.example.org/x',
    'http://192.168.1.1/',
  ])('to %s goes to the site instead, without an error', async (asked) => {
    expect(await landing(`?redirect_to=${encodeURIComponent(asked)}`)).toBe(target.url);
  });

  test('[A44] that was changed in the link goes to the site instead', async () => {
    const { mail } = await signUp();
    mail.link.searchParams.set('redirect_to', 'https://evil.example');
    expect((await follow(mail.link)).headers.get('location')).toMatch(
      new RegExp(`^${target.url}#access_token=`),
    );
  });

  test('[A44] goes where the header, the query or the referring page says, in this order', async () => {
    const [header, query, referer] = ['one', 'two', 'three'].map((x) => `${target.url}/${x}`);
    const asked = `?redirect_to=${query}`;
    expect(await landing(asked, { redirect_to: header ?? '', referer: referer ?? '' })).toBe(
      header,
    );
    expect(await landing(asked, { referer: referer ?? '' })).toBe(query);
    expect(await landing('', { referer: referer ?? '' })).toBe(referer);
    expect(await landing('?redirect_to=https://evil.example', { referer: referer ?? '' })).toBe(
      referer,
    );
  });

  test('[A44] may go to an app or a listed site', async () => {
    expect(await landing('?redirect_to=muster://callback/x')).toBe('muster://callback/x');
    expect(await landing('?redirect_to=https://pr-7.example.org/x')).toBe(
      'https://pr-7.example.org/x',
    );
  });
});
