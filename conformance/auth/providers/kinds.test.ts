import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Target, address, call, isAimedElsewhere, openTarget } from '../support/target.ts';
import { type Github, startGithub } from './support/github.ts';
import { type Issuer, startIssuer } from './support/issuer.ts';
import { actAtIssuer, goBack } from './support/person-browser.ts';
import { appPage, fragmentOf, queryOf, refusalOf } from './support/provider-target.ts';

describe.skipIf(isAimedElsewhere)('a sign-in with', () => {
  let target: Target;
  let issuer: Issuer;
  let github: Github;
  beforeAll(async () => {
    [issuer, github] = await Promise.all([startIssuer(), startGithub()]);
    const { clientId, clientSecret, url } = issuer;
    target = await openTarget({
      AUTH_APPLE_CLIENT_ID: clientId,
      AUTH_APPLE_CLIENT_SECRET: clientSecret,
      AUTH_APPLE_ISSUER: url,
      AUTH_AZURE_CLIENT_ID: clientId,
      AUTH_AZURE_CLIENT_SECRET: clientSecret,
      AUTH_AZURE_ISSUER: url,
      AUTH_GITHUB_CLIENT_ID: github.clientId,
      AUTH_GITHUB_CLIENT_SECRET: github.clientSecret,
      AUTH_GITHUB_URL: github.url,
    });
    issuer.sendBackTo(`${target.url}/auth/v1/callback`);
  });
  afterAll(async () => {
    await target.stop();
    await Promise.all([issuer.stop(), github.stop()]);
  });

  async function leave(provider: string): Promise<URL> {
    const answer = await call(
      target,
      'GET',
      `/authorize?provider=${provider}&redirect_to=${appPage}`,
    );
    return new URL(answer.headers.get('location') ?? '');
  }

  const userOf = (page: URL) =>
    call(target, 'GET', '/user', { bearer: fragmentOf(page)['access_token'] });

  it('is shown as possible in the settings, and what is off as off', async () => {
    const { body } = await call(target, 'GET', '/settings');
    expect(body['external']).toMatchObject({
      apple: true,
      azure: true,
      github: true,
      google: false,
      email: true,
    });
  });

  it('Apple comes back by a form, with the name next to the code', async () => {
    const person = issuer.addPerson({ email: address(), email_verified: true });
    const url = await leave('apple');
    expect(queryOf(url)).toMatchObject({ response_mode: 'form_post' });
    const back = await actAtIssuer(issuer, url.href, { signInAs: person });
    expect(back.form?.get('code')).toEqual(expect.any(String));
    back.form?.set('user', JSON.stringify({ name: { firstName: 'First', lastName: 'Last' } }));
    const { body } = await userOf(await goBack(back));
    expect(body).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'apple' },
      user_metadata: { full_name: 'First Last' },
    });
  });

  it('Apple is not misled by what a stranger puts beside the code', async () => {
    const person = issuer.addPerson({ email: address(), email_verified: true });
    const back = await actAtIssuer(issuer, (await leave('apple')).href, { signInAs: person });
    back.form?.set('user', JSON.stringify({ email: 'admin@company.example', name: 'x', sub: 'y' }));
    const { body } = await userOf(await goBack(back));
    expect(body['email']).toBe(person.email);
    expect(JSON.stringify(body)).not.toContain('company.example');
  });

  it('Microsoft takes the address from the one tenant that the operator chose', async () => {
    const person = issuer.addPerson({ email: address(), name: 'The Person' });
    const back = await actAtIssuer(issuer, (await leave('azure')).href, { signInAs: person });
    const { body } = await userOf(await goBack(back));
    expect(body).toMatchObject({ email: person.email, user_metadata: { full_name: 'The Person' } });
  });

  it('GitHub takes the primary address, and the number as the subject', async () => {
    const [email, other] = [address(), address('other')];
    const code = github.addPerson({
      id: 4711,
      login: 'person',
      name: 'The Person',
      emails: [
        { email: other, primary: false, verified: true },
        { email, primary: true, verified: true },
      ],
    });
    const url = await leave('github');
    expect(`${url.origin}${url.pathname}`).toBe(`${github.url}/login/oauth/authorize`);
    expect(queryOf(url)).toMatchObject({ scope: 'user:email', code_challenge_method: 'S256' });
    const page = await goBack(github.comeBack(url, code));
    const { body } = await userOf(page);
    expect(body).toMatchObject({
      email,
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'person', full_name: 'The Person', provider_id: '4711' },
    });
    expect(fragmentOf(page)['provider_token']).toEqual(expect.any(String));
  });

  it('GitHub does not take an unverified address for the person’s', async () => {
    const email = address();
    const code = github.addPerson({
      id: 4712,
      login: 'other',
      name: null,
      emails: [{ email, primary: true, verified: false }],
    });
    const page = await goBack(github.comeBack(await leave('github'), code));
    expect(refusalOf(page)['error_code']).toBe('provider_email_needs_verification');
  });

  it('GitHub is refused with a code that GitHub does not know', async () => {
    const page = await goBack(github.comeBack(await leave('github'), 'guess'));
    expect(refusalOf(page)).toMatchObject({ error: 'server_error' });
  });
});
