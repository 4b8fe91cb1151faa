import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, admin, call, client, isAimedElsewhere } from '../support/target.ts';
import { actAtIssuer, goBack } from './support/person-browser.ts';
import {
  type ProviderTarget,
  appPage,
  exchange,
  fragmentOf,
  leave,
  openProviderTarget,
  queryOf,
  signInAs,
  userOf,
} from './support/provider-target.ts';

describe.skipIf(isAimedElsewhere)('a sign-in with a provider', () => {
  let providers: ProviderTarget;
  beforeAll(async () => {
    providers = await openProviderTarget();
  });
  afterAll(() => providers.stop());

  const newPerson = () =>
    providers.issuer.addPerson({ email: address(), email_verified: true, name: 'The Person' });

  it('[A41 A66] ends with tokens in the fragment of the page that the app asked for', async () => {
    const person = newPerson();
    const page = await signInAs(providers, person);
    expect(`${page.origin}${page.pathname}${page.search}`).toBe(appPage);
    expect(Object.keys(fragmentOf(page)).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const { status, body } = await userOf(providers, page);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'The Person', email: person.email, email_verified: true },
      is_anonymous: false,
    });
    expect(body['email_confirmed_at']).toEqual(expect.any(String));
  });

  it('[A58] gives the user an identity in the names of the protocol', async () => {
    const person = newPerson();
    const { body } = await userOf(providers, await signInAs(providers, person));
    expect(body['identities']).toEqual([
      {
        identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        id: person.sub,
        user_id: body['id'],
        provider: 'google',
        email: person.email,
        last_sign_in_at: expect.stringMatching(/T.*Z$/),
        created_at: expect.stringMatching(/T.*Z$/),
        updated_at: expect.stringMatching(/T.*Z$/),
        identity_data: {
          iss: providers.issuer.url,
          sub: person.sub,
          provider_id: person.sub,
          name: 'The Person',
          full_name: 'The Person',
          email: person.email,
          email_verified: true,
          phone_verified: false,
        },
      },
    ]);
  });

  it('[A57] is noted in the token as the method oauth', async () => {
    const page = await signInAs(providers, newPerson());
    const [, payload = ''] = (fragmentOf(page)['access_token'] ?? '').split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
      role: 'authenticated',
    });
  });

  it('[A43] ends with a code when the app has a challenge, good for one exchange', async () => {
    const person = newPerson();
    const page = await signInAs(providers, person, { withCode: true });
    expect(page.hash).toBe('');
    const { code = '' } = queryOf(page);
    expect(code).toMatch(/^[0-9a-f-]{36}$/);

    const session = await exchange(providers, code);
    expect(session).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    expect(session.body['provider_token']).toEqual(expect.any(String));
    expect(session.body['provider_refresh_token']).toEqual(expect.any(String));
    expect(await exchange(providers, code)).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    });
  });

  it('[A43] can’t be finished with the code by who has another verifier', async () => {
    const page = await signInAs(providers, newPerson(), { withCode: true });
    const answer = await call(providers.target, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: queryOf(page)['code'], code_verifier: 'x'.repeat(50) },
    });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } });
  });

  it('finds the same user again, with what the provider says of them now', async () => {
    const person = newPerson();
    const first = await userOf(providers, await signInAs(providers, person));
    providers.issuer.changePerson({ ...person, name: 'Another Name' });
    const again = await userOf(providers, await signInAs(providers, person));
    expect(again.body['id']).toBe(first.body['id']);
    expect(again.body['user_metadata']).toMatchObject({ full_name: 'Another Name' });
    expect(again.body['email']).toBe(person.email);
  });

  it('asks the provider with a challenge, a nonce and the parameters that the app passed on', async () => {
    const url = await leave(providers, { scopes: 'calendar', login_hint: 'me', prompt: 'login' });
    expect(queryOf(url)).toMatchObject({
      client_id: providers.issuer.clientId,
      redirect_uri: `${providers.target.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile calendar',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      nonce: expect.any(String),
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      login_hint: 'me',
      prompt: 'login',
    });
  });

  it('works with any issuer, under the name that the operator gave it', async () => {
    const email = address();
    const person = providers.second.addPerson({ email, email_verified: true, name: 'P' });
    const page = await signInAs(providers, person, { provider: 'custom:second' });
    expect((await userOf(providers, page)).body).toMatchObject({
      email,
      app_metadata: { provider: 'custom:second' },
    });
  });

  it('[auth.signInWithOAuth auth.exchangeCodeForSession spec 7a.08] works with the official client', async () => {
    const person = newPerson();
    const supabase = client(providers.target, { flowType: 'pkce' });
    const { data, error } = await supabase.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: appPage, scopes: 'calendar', skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    const left = await fetch(data.url ?? '', { redirect: 'manual' });
    const back = await actAtIssuer(providers.issuer, left.headers.get('location') ?? '', {
      signInAs: person,
    });
    const page = await goBack(back);
    expect(page.href.startsWith(appPage)).toBe(true);
    const session = await supabase.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(session.error).toBeNull();
    expect(session.data.user?.email).toBe(person.email);
    expect(session.data.session?.provider_token).toEqual(expect.any(String));
  });

  it('[auth.signInWithOAuth] works with the official client in the implicit form', async () => {
    const person = newPerson();
    const supabase = client(providers.target, { flowType: 'implicit' });
    const { data } = await supabase.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: appPage, skipBrowserRedirect: true },
    });
    const left = await fetch(data.url ?? '', { redirect: 'manual' });
    const page = await goBack(
      await actAtIssuer(providers.issuer, left.headers.get('location') ?? '', { signInAs: person }),
    );
    const { access_token = '', refresh_token = '' } = fragmentOf(page);
    const session = await supabase.auth.setSession({ access_token, refresh_token });
    expect(session.data.user?.email).toBe(person.email);
  });

  it('reaches the user an invitation created, who is then confirmed', async () => {
    const email = address();
    const invited = await call(providers.target, 'POST', '/invite', {
      body: { email },
      bearer: providers.target.serviceRoleKey,
    });
    const person = providers.issuer.addPerson({ email, email_verified: true });
    const { body } = await userOf(providers, await signInAs(providers, person));
    expect(body['id']).toBe(invited.body['id']);
    expect(body['email_confirmed_at']).toEqual(expect.any(String));
    await admin(providers.target, 'DELETE', `/users/${String(body['id'])}`);
  });
});
