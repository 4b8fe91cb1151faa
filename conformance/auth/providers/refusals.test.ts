import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, admin, call, isAimedElsewhere, refused } from '../support/target.ts';
import { actAtIssuer, goBack } from './support/person-browser.ts';
import {
  type ProviderTarget,
  appPage,
  codeChallenge,
  exchange,
  leave,
  openProviderTarget,
  queryOf,
  refusalOf,
  signInAs,
  userOf,
} from './support/provider-target.ts';

describe.skipIf(isAimedElsewhere)('a sign-in with a provider is refused', () => {
  let providers: ProviderTarget;
  beforeAll(async () => {
    providers = await openProviderTarget();
  });
  afterAll(() => providers.stop());

  const newPerson = () => providers.issuer.addPerson({ email: address(), email_verified: true });
  const ask = (query: string) => call(providers.target, 'GET', `/authorize?${query}`);
  const comeBack = (query: Readonly<Record<string, string>>) =>
    goBack({
      url: `${providers.target.url}/auth/v1/callback?${new URLSearchParams(query).toString()}`,
      form: null,
    });

  describe('before it begins', () => {
    it.each([
      ['provider=github', 'provider is not enabled'],
      ['provider=apple', 'provider is not enabled'],
      ['provider=nobody', 'Provider nobody could not be found'],
      ['', 'Provider  could not be found'],
      ['provider=custom:other', 'custom provider custom:other not found'],
    ])('[A66] for %s', async (query, why) => {
      expect(await ask(query)).toMatchObject(
        refused(400, 'validation_failed', `Unsupported provider: ${why}`),
      );
    });

    it('[A42] with half a challenge', async () => {
      expect(await ask(`provider=google&code_challenge=${codeChallenge}`)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed' },
      });
    });
  });

  it('[A41] when the person says no, in the words of the provider', async () => {
    const url = await leave(providers);
    const page = await goBack(await actAtIssuer(providers.issuer, url.href, 'refuse'));
    const why = { error: 'access_denied', error_description: 'End-User aborted interaction' };
    expect(queryOf(page)).toEqual(why);
    expect(refusalOf(page)).toMatchObject(why);
    expect(page.href.startsWith(appPage)).toBe(true);
  });

  it.each([
    ['without a state', {}, 'bad_oauth_callback', 'OAuth state parameter missing'],
    [
      'with a state that is none',
      { state: 'x', code: 'x' },
      'bad_oauth_state',
      'OAuth state parameter is invalid',
    ],
    [
      'with a state that nobody was given',
      { state: randomUUID(), code: 'x' },
      'bad_oauth_state',
      'OAuth state not found or expired',
    ],
  ])('[A41] %s, back at the site', async (_, query, code, description) => {
    const page = await comeBack(query);
    expect(page.origin).toBe(providers.target.url);
    expect(queryOf(page)).toEqual({
      error: 'invalid_request',
      error_code: code,
      error_description: description,
    });
  });

  it('[A41] with a good state and no code, or a code that the provider did not give', async () => {
    const state = async () => (await leave(providers)).searchParams.get('state') ?? '';
    expect(refusalOf(await comeBack({ state: await state() }))).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
    });
    expect(refusalOf(await comeBack({ state: await state(), code: 'guess' }))).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
    });
  });

  it.each([true, false])('when its answer comes a second time (code: %s)', async (withCode) => {
    const url = await leave(
      providers,
      withCode ? { code_challenge: codeChallenge, code_challenge_method: 's256' } : {},
    );
    const back = await actAtIssuer(providers.issuer, url.href, { signInAs: newPerson() });
    const first = await goBack(back);
    expect(first.href.startsWith(appPage)).toBe(true);
    const tokenRequests = providers.issuer.tokenRequests();

    const again = await goBack(back);
    expect(again.origin).toBe(providers.target.url);
    expect(queryOf(again)['error_code']).toBe(
      withCode ? 'flow_state_already_used' : 'bad_oauth_state',
    );
    expect(providers.issuer.tokenRequests()).toBe(tokenRequests);
  });

  it('when its answer comes twice at once, one of the two times', async () => {
    const url = await leave(providers);
    const back = await actAtIssuer(providers.issuer, url.href, { signInAs: newPerson() });
    const pages = await Promise.all([goBack(back), goBack(back), goBack(back)]);
    expect(pages.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
  });

  it('when the code belongs to another flow, as someone puts it who wants to be signed in as its owner', async () => {
    const theirs = await leave(providers);
    const stolen = await actAtIssuer(providers.issuer, theirs.href, { signInAs: newPerson() });
    const code = new URL(stolen.url).searchParams.get('code') ?? '';
    const iss = providers.issuer.url;
    const state = (await leave(providers)).searchParams.get('state') ?? '';
    const page = await comeBack({ state, code, iss });
    expect(refusalOf(page)).toMatchObject({ error: 'server_error' });
    expect(page.href).not.toContain('access_token');
  });

  it('when one provider answers what another was asked, whose code never goes to the wrong one', async () => {
    const asked = await leave(providers, { provider: 'custom:second' });
    const state = asked.searchParams.get('state') ?? '';
    const other = await leave(providers);
    other.searchParams.set('state', state);
    const back = await actAtIssuer(providers.issuer, other.href, { signInAs: newPerson() });
    expect(new URL(back.url).searchParams.get('iss')).toBe(providers.issuer.url);
    const [first, second] = [providers.issuer.tokenRequests(), providers.second.tokenRequests()];

    expect(refusalOf(await goBack(back))).toMatchObject({ error: 'server_error' });
    expect(providers.second.tokenRequests()).toBe(second);
    expect(providers.issuer.tokenRequests()).toBe(first);
  });

  it('when the answer does not say who gives it, though the provider always says', async () => {
    const url = await leave(providers);
    const back = await actAtIssuer(providers.issuer, url.href, { signInAs: newPerson() });
    const stripped = new URL(back.url);
    stripped.searchParams.delete('iss');
    const before = providers.issuer.tokenRequests();
    expect(refusalOf(await goBack({ url: stripped.href, form: null }))).toMatchObject({
      error: 'server_error',
    });
    expect(providers.issuer.tokenRequests()).toBe(before);
  });

  it('when the user is banned', async () => {
    const person = newPerson();
    const { body } = await userOf(providers, await signInAs(providers, person));
    await admin(providers.target, 'PUT', `/users/${String(body['id'])}`, { ban_duration: '1h' });
    expect(refusalOf(await signInAs(providers, person))).toEqual({
      error: 'access_denied',
      error_code: 'user_banned',
      error_description: 'User is banned',
    });
  });

  it('when the user is banned between the provider and the exchange of the code', async () => {
    const person = newPerson();
    const { body } = await userOf(providers, await signInAs(providers, person));
    const page = await signInAs(providers, person, { withCode: true });
    await admin(providers.target, 'PUT', `/users/${String(body['id'])}`, { ban_duration: '1h' });
    expect(await exchange(providers, queryOf(page)['code'] ?? '')).toMatchObject({
      status: 403,
      body: { error_code: 'user_banned' },
    });
  });

  it('to go to a page that is not on the list, but the site instead', async () => {
    for (const target of ['https://evil.example/', '//evil.example', 'https://evil.example@x/']) {
      const url = await leave(providers, { redirect_to: target });
      const back = await actAtIssuer(providers.issuer, url.href, { signInAs: newPerson() });
      expect((await goBack(back)).origin).toBe(providers.target.url);
    }
  });

  it('to let the caller say what protects the flow', async () => {
    const evil = 'https://evil.example/';
    const url = await leave(providers, {
      state: 'fixed',
      nonce: 'fixed',
      redirect_uri: evil,
      Redirect_URI: evil,
      client_id: evil,
      response_type: 'token',
      response_mode: 'fragment',
      request: 'x',
      request_uri: evil,
      scope: 'admin',
    });
    expect(url.href).not.toContain('evil');
    expect(url.href).not.toContain('fixed');
    expect(Object.keys(queryOf(url)).sort()).toEqual([
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
  });
});

describe.skipIf(isAimedElsewhere)('a sign-in with a provider', () => {
  it('[A9] makes no user where no one may sign up, and lets known ones in', async () => {
    const providers = await openProviderTarget({ AUTH_SIGNUP: 'off' });
    try {
      const person = providers.issuer.addPerson({ email: address(), email_verified: true });
      expect(refusalOf(await signInAs(providers, person))).toEqual({
        error: 'access_denied',
        error_code: 'signup_disabled',
        error_description: 'Signups not allowed for this instance',
      });
      const { email } = person;
      await admin(providers.target, 'POST', '/users', { email, email_confirm: true });
      expect((await userOf(providers, await signInAs(providers, person))).body['email']).toBe(
        email,
      );
    } finally {
      await providers.stop();
    }
  });

  it('is refused when the person was away for too long', async () => {
    const providers = await openProviderTarget({ AUTH_FLOW_SECONDS: '0' });
    try {
      const person = providers.issuer.addPerson({ email: address(), email_verified: true });
      const page = await signInAs(providers, person);
      expect(queryOf(page)).toEqual({
        error: 'invalid_request',
        error_code: 'bad_oauth_state',
        error_description: 'OAuth state has expired',
      });
      expect(providers.issuer.tokenRequests()).toBe(0);
    } finally {
      await providers.stop();
    }
  });
});
