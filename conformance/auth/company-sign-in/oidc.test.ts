import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Issuer, type IssuerPerson, startIssuer } from '../providers/support/issuer.ts';
import { actAtIssuer, goBack } from '../providers/support/person-browser.ts';
import {
  appPage,
  codeChallenge,
  fragmentOf,
  refusalOf,
} from '../providers/support/provider-target.ts';
import { call, client, isAimedElsewhere, refresh, refused, signIn } from '../support/target.ts';
import {
  type CompanyTarget,
  asMember,
  domains,
  invited,
  leaveBySso,
  openCompanyTarget,
  signInId,
} from './support/company-target.ts';

describe.skipIf(isAimedElsewhere)('a company’s own sign-in by OpenID Connect', () => {
  let company: CompanyTarget;
  let issuer: Issuer;
  let foreign: Issuer;
  beforeAll(async () => {
    [issuer, foreign] = await Promise.all([startIssuer(), startIssuer()]);
    company = await openCompanyTarget('oidc');
    for (const each of [issuer, foreign]) each.sendBackTo(`${company.target.url}/auth/v1/callback`);
    await setUp('first');
    await setUp('second');
  });
  afterAll(async () => {
    await company.stop();
    await Promise.all([issuer.stop(), foreign.stop()]);
  });

  const setUp = (of: 'first' | 'second', more: object = {}) => {
    const { url, clientId, clientSecret } = of === 'first' ? issuer : foreign;
    return company.setUp({
      company: of,
      kind: 'oidc',
      facts: {
        issuer: url,
        client_id: clientId,
        client_secret: clientSecret,
        email_claim: 'email',
        ...more,
      },
    });
  };

  const ask = (body: object) =>
    call(company.target, 'POST', '/sso', { body: { skip_http_redirect: true, ...body } });

  /** Signs in without a challenge, so that the answer is in the fragment. */
  async function arrive(person: IssuerPerson, of: 'first' | 'second' = 'first'): Promise<URL> {
    const { body } = await ask({ domain: domains[of], redirect_to: appPage });
    const at = of === 'first' ? issuer : foreign;
    return goBack(await actAtIssuer(at, String(body['url']), { signInAs: person }));
  }

  const personOf = (email: string, more: object = {}) => issuer.addPerson({ email, ...more });

  it('refuses an unknown domain and provider, and a question that names none or both', async () => {
    const id = signInId({ company: 'first', kind: 'oidc' });
    expect(await ask({ domain: 'nowhere.test' })).toMatchObject(
      refused(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'),
    );
    for (const unknown of ['c0000000-0000-4000-8000-000000000009', 'x']) {
      expect(await ask({ provider_id: unknown })).toMatchObject(
        refused(404, 'sso_provider_not_found', 'No such SSO provider'),
      );
    }
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await ask({ domain: domains.first, provider_id: id })).toMatchObject({ status: 400 });
    expect(await call(company.target, 'GET', `/authorize?provider=sso:${id}`, {})).toMatchObject({
      status: 400,
    });
  });

  it('refuses people the company doesn’t know, and leaves no login behind', async () => {
    const email = `stranger@${domains.first}`;
    expect(refusalOf(await arrive(personOf(email)))).toMatchObject({
      error: 'access_denied',
      error_code: 'sso_person_unknown',
    });
    const users = await call(company.target, 'GET', '/admin/users', {
      bearer: company.target.serviceRoleKey,
    });
    expect(users.text).not.toContain(email);
  });

  it('refuses a company that vouches for another one’s address, even its own member’s', async () => {
    for (const email of [company.cast.employee.email, company.cast.outsider.email]) {
      const page = await arrive(foreign.addPerson({ email, email_verified: true }), 'second');
      expect(refusalOf(page)).toMatchObject({ error_code: 'sso_person_unknown' });
    }
  });

  it('refuses an address that the provider itself has not verified, and none', async () => {
    const { email } = company.cast.employee;
    for (const person of [personOf(email, { email_verified: false }), issuer.addPerson({})]) {
      expect(refusalOf(await arrive(person))).toMatchObject({ error_code: 'sso_person_unknown' });
    }
  });

  it('refuses an answer that comes twice', async () => {
    const { body } = await ask({ domain: domains.first, redirect_to: appPage });
    const back = await actAtIssuer(issuer, String(body['url']), {
      signInAs: personOf(company.cast.colleague.email),
    });
    expect(fragmentOf(await goBack(back))['access_token']).toEqual(expect.any(String));
    expect((await goBack(back)).href).toContain('bad_oauth_state');
  });

  it('sends no one to an address that isn’t allowed', async () => {
    const { body } = await ask({ domain: domains.first, redirect_to: 'https://evil.example/' });
    const page = await goBack(
      await actAtIssuer(issuer, String(body['url']), {
        signInAs: personOf(company.cast.employee.email),
      }),
    );
    expect(page.origin).toBe(new URL(company.target.url).origin);
  });

  it('[auth.signInWithSSO spec 7a.12] lets the company’s person in with the official client and its challenge', async () => {
    const { employee } = company.cast;
    const person = personOf(employee.email, { name: 'Emp Loyee' });
    for (const by of [
      { domain: domains.first },
      { domain: domains.first.toUpperCase() },
      { providerId: signInId({ company: 'first', kind: 'oidc' }) },
    ]) {
      const { supabase, address } = await leaveBySso(company.target, by, appPage);
      const page = await goBack(await actAtIssuer(issuer, address, { signInAs: person }));
      expect(page.hash).toBe('');
      const { data, error } = await supabase.auth.exchangeCodeForSession(
        page.searchParams.get('code') ?? '',
      );
      expect(error).toBeNull();
      expect(data.user?.id).toBe(employee.userId);
      expect(data.session?.provider_token ?? null).toBeNull();
      const who = await asMember(
        company.server,
        { accessToken: data.session?.access_token ?? '' },
        '/rest/v1/rpc/my_identity',
        {},
      );
      expect(who).toMatchObject({ role: 'employee', person_id: employee.personId });
    }
  });

  it('[A66] redirects the browser when it is not told to skip that', async () => {
    const answer = await fetch(`${company.target.url}/auth/v1/sso`, {
      method: 'POST',
      redirect: 'manual',
      headers: { apikey: company.target.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        domain: domains.first,
        code_challenge: codeChallenge,
        code_challenge_method: 's256',
      }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(issuer.url);
  });

  it('takes invited people in, without their link', async () => {
    const page = await arrive(personOf(invited));
    const { access_token: accessToken = '' } = fragmentOf(page);
    const who = await asMember(company.server, { accessToken }, '/rest/v1/rpc/my_identity', {});
    expect(who).toMatchObject({
      role: 'employee',
      person_id: 'ca000000-0000-4000-8000-0000000000aa',
    });
  });

  it('gives a session that is renewed as any other', async () => {
    const page = await arrive(personOf(company.cast.supervisor.email));
    const renewed = await refresh(company.target, fragmentOf(page)['refresh_token']);
    expect(renewed.status).toBe(200);
  });

  it('is said in the settings, so that the screen offers it', async () => {
    const { body } = await call(company.target, 'GET', '/settings');
    expect(body).toMatchObject({ saml_enabled: true });
  });

  describe('that is required', () => {
    beforeAll(() => setUp('first', { is_required: true }));
    const required = refused(403, 'sso_required', 'This address signs in through its company');

    it('refuses the right password, and tells a stranger with a wrong one nothing', async () => {
      const { employee } = company.cast;
      expect(await signIn(company.target, employee.email, 'wrong')).toMatchObject({
        body: { error_code: 'invalid_credentials' },
      });
      expect(await signIn(company.target, employee.email, employee.password)).toMatchObject(
        required,
      );
    });

    it.each([
      ['/otp', {}],
      ['/otp', { create_user: false }],
      ['/magiclink', {}],
      ['/signup', { password: 'winch-over-the-gully-7' }],
    ])('refuses %s %j for every address of the domain alike', async (path, more) => {
      for (const email of [company.cast.employee.email, `no-one@${domains.first}`]) {
        const answer = await call(company.target, 'POST', path, { body: { email, ...more } });
        expect(answer).toMatchObject(required);
      }
    });

    it('refuses a link that an operator made', async () => {
      const { body } = await call(company.target, 'POST', '/admin/generate_link', {
        bearer: company.target.serviceRoleKey,
        body: { type: 'magiclink', email: company.cast.employee.email },
      });
      const answer = await call(company.target, 'POST', '/verify', {
        body: { type: 'magiclink', token_hash: body['hashed_token'] },
      });
      expect(answer).toMatchObject(required);
    });

    it('leaves admins their password, and other companies everything', async () => {
      for (const { email, password } of [company.cast.admin, company.cast.outsider]) {
        expect((await signIn(company.target, email, password)).status).toBe(200);
      }
    });

    it('still lets the company’s people in', async () => {
      const page = await arrive(personOf(company.cast.employee.email));
      expect(fragmentOf(page)['access_token']).toEqual(expect.any(String));
    });
  });

  it('is over for everyone at once when the admin turns it off', async () => {
    const { body } = await ask({ domain: domains.first, redirect_to: appPage });
    await asMember(company.server, company.cast.admin, '/rest/v1/rpc/switch_company_sign_in', {
      sign_in_id: signInId({ company: 'first', kind: 'oidc' }),
      is_on: false,
    });
    const page = await goBack(
      await actAtIssuer(issuer, String(body['url']), {
        signInAs: personOf(company.cast.employee.email),
      }),
    );
    expect(fragmentOf(page)['access_token']).toBeUndefined();
    const { error } = await client(company.target, { flowType: 'pkce' }).auth.signInWithSSO({
      domain: domains.first,
    });
    expect(error).toMatchObject({ code: 'sso_provider_not_found', status: 404 });
  });
});
