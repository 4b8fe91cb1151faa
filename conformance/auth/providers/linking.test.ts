import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Answer,
  address,
  admin,
  call,
  client,
  isAimedElsewhere,
  password,
  refused,
  signIn,
  signedIn,
} from '../support/target.ts';
import { actAtIssuer, goBack } from './support/person-browser.ts';
import {
  type ProviderTarget,
  appPage,
  fragmentOf,
  openProviderTarget,
  refusalOf,
  signInAs,
  userOf,
} from './support/provider-target.ts';

describe.skipIf(isAimedElsewhere)('an account at a provider', () => {
  let providers: ProviderTarget;
  beforeAll(async () => {
    providers = await openProviderTarget();
  });
  afterAll(() => providers.stop());

  const personWith = (email: string, verified: boolean) =>
    providers.issuer.addPerson({ email, email_verified: verified });

  describe('is not taken for a user', () => {
    it('when its address is theirs, but the provider has not verified it', async () => {
      const owner = await signedIn(providers.target);
      const page = await signInAs(providers, personWith(owner.email, false));
      expect(refusalOf(page)).toEqual({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
        error_description:
          'Unverified email with google. Verify the email with google in order to sign in',
      });
      const { body } = await admin(providers.target, 'GET', `/users/${owner.id}`);
      expect(body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
      expect(await providers.target.mailsTo(owner.email)).toEqual([]);
    });

    it('whose other account at a provider has the same address unverified', async () => {
      const catcher = await signedIn(providers.target);
      const victim = address('victim');
      await link(catcher.accessToken, personWith(victim, false));
      const page = await signInAs(providers, personWith(victim, true));
      const { body } = await userOf(providers, page);
      expect(body['id']).not.toBe(catcher.id);
      expect(body['email']).toBe(victim);
    });

    it('of another provider with the same subject', async () => {
      const person = personWith(address(), true);
      providers.second.changePerson({ ...person, email: address() });
      const first = await userOf(providers, await signInAs(providers, person));
      const page = await signInAs(providers, person, { provider: 'custom:second' });
      expect((await userOf(providers, page)).body['id']).not.toBe(first.body['id']);
    });
  });

  it('with an unverified address makes a user who comes in after the mail is confirmed', async () => {
    const email = address();
    const person = personWith(email, false);
    expect(refusalOf(await signInAs(providers, person))).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description:
        'Unverified email with google. A confirmation email has been sent to your google email',
    });
    const { link: confirmation } = await providers.target.mailTo(email);
    await fetch(confirmation, { redirect: 'manual' });
    const { body } = await userOf(providers, await signInAs(providers, person));
    expect(body['email']).toBe(email);
  });

  it('joins the user whose address the provider has verified', async () => {
    const owner = await signedIn(providers.target);
    const { body } = await userOf(
      providers,
      await signInAs(providers, personWith(owner.email.toUpperCase(), true)),
    );
    expect(body['id']).toBe(owner.id);
    expect(body['app_metadata']).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect((await signIn(providers.target, owner.email)).status).toBe(200);
  });

  it('takes an address over from who only claimed it, and their password with it', async () => {
    const email = address();
    const squatter = await call(providers.target, 'POST', '/signup', { body: { email, password } });
    const { body } = await userOf(providers, await signInAs(providers, personWith(email, true)));
    expect(body['id']).toBe(squatter.body['id']);
    expect(body['app_metadata']).toEqual({ provider: 'google', providers: ['google'] });
    expect(body['identities']).toHaveLength(1);
    expect(await signIn(providers.target, email)).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
  });

  it('has its address only confirmed by that very address', async () => {
    const email = address();
    const person = personWith(email, false);
    await signInAs(providers, person);
    providers.issuer.changePerson({ ...person, email: address('own'), email_verified: true });
    expect(refusalOf(await signInAs(providers, person))['error_code']).toBe(
      'provider_email_needs_verification',
    );
  });

  /** Links the account to the user with the token; returns the final page. */
  async function link(accessToken: string, person: ReturnType<typeof personWith>): Promise<URL> {
    const asked = await call(
      providers.target,
      'GET',
      `/user/identities/authorize?provider=google&redirect_to=${appPage}&skip_http_redirect=true`,
      { bearer: accessToken },
    );
    expect(asked.status).toBe(200);
    const back = await actAtIssuer(providers.issuer, String(asked.body['url']), {
      signInAs: person,
    });
    return goBack(back);
  }

  const unlink = (accessToken: string | undefined, id: string) =>
    call(providers.target, 'DELETE', `/user/identities/${id}`, { bearer: accessToken });

  describe('can’t be joined or taken off', () => {
    it('[A32] by who is not signed in', async () => {
      for (const [method, path] of [
        ['GET', '/user/identities/authorize?provider=google'],
        ['DELETE', `/user/identities/${crypto.randomUUID()}`],
      ] as const) {
        expect(await call(providers.target, method, path)).toMatchObject({
          status: 401,
          body: { error_code: 'no_authorization' },
        });
      }
    });

    it('[A59] when the last way would be gone, it does not exist or its id is none', async () => {
      const owner = await signedIn(providers.target);
      const { body } = await call(providers.target, 'GET', '/user', { bearer: owner.accessToken });
      const [only] = identitiesOf(body);
      expect(await unlink(owner.accessToken, only?.identity_id ?? '')).toMatchObject(
        refused(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        ),
      );
      expect(await unlink(owner.accessToken, 'x')).toMatchObject({ status: 404 });
      await link(owner.accessToken, personWith(address(), true));
      expect(await unlink(owner.accessToken, crypto.randomUUID())).toMatchObject(
        refused(422, 'identity_not_found', "Identity doesn't exist"),
      );
    });

    it('[A59] when it is someone else’s', async () => {
      const [owner, other] = [await signedIn(providers.target), await signedIn(providers.target)];
      await link(owner.accessToken, personWith(address(), true));
      await link(other.accessToken, personWith(address(), true));
      const { body } = await call(providers.target, 'GET', '/user', { bearer: other.accessToken });
      for (const { identity_id: id } of identitiesOf(body)) {
        expect(await unlink(owner.accessToken, id)).toMatchObject({
          status: 422,
          body: { error_code: 'identity_not_found' },
        });
      }
    });

    it('when it is joined already', async () => {
      const [owner, other] = [await signedIn(providers.target), await signedIn(providers.target)];
      const person = personWith(address(), true);
      await link(owner.accessToken, person);
      expect(refusalOf(await link(owner.accessToken, person))).toMatchObject({
        error_code: 'identity_already_exists',
        error_description: 'Identity is already linked',
      });
      expect(refusalOf(await link(other.accessToken, person))).toMatchObject({
        error_code: 'identity_already_exists',
        error_description: 'Identity is already linked to another user',
      });
    });

    it('when only an address would be left that no one has shown to be theirs', async () => {
      const owner = await signedIn(providers.target);
      await link(owner.accessToken, personWith(address('claimed'), false));
      const mine = () =>
        call(providers.target, 'GET', '/user', { bearer: owner.accessToken }).then(
          ({ body }) => body,
        );
      const byMail = identitiesOf(await mine()).find(({ provider }) => provider === 'email');
      expect(await unlink(owner.accessToken, byMail?.identity_id ?? '')).toMatchObject(
        refused(
          422,
          'email_conflict_identity_not_deletable',
          'Unable to unlink identity due to email conflict',
        ),
      );
      const left = await mine();
      expect(left['email']).toBe(owner.email);
      expect(identitiesOf(left)).toHaveLength(2);
    });

    it('when both of two are taken off at once: one stays', async () => {
      const owner = await signedIn(providers.target);
      await link(owner.accessToken, personWith(address(), true));
      const { body } = await call(providers.target, 'GET', '/user', { bearer: owner.accessToken });
      const answers = await Promise.all(
        identitiesOf(body).map(({ identity_id: id }) => unlink(owner.accessToken, id)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    });
  });

  it('[A59 spec 7a.15] can be joined to a user, signs them in from then on, and be taken off', async () => {
    const owner = await signedIn(providers.target);
    const person = personWith(address('elsewhere'), false);
    const page = await link(owner.accessToken, person);
    expect((await userOf(providers, page)).body['id']).toBe(owner.id);

    const again = await userOf(providers, await signInAs(providers, person));
    expect(again.body['id']).toBe(owner.id);
    expect(again.body['email']).toBe(owner.email);
    const joined = identitiesOf(again.body).find(({ provider }) => provider === 'google');
    expect(await unlink(owner.accessToken, joined?.identity_id ?? '')).toMatchObject({
      status: 200,
      text: '{}',
    });
    const { body } = await call(providers.target, 'GET', '/user', { bearer: owner.accessToken });
    expect(body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
    expect(refusalOf(await signInAs(providers, person)).error).toBe('access_denied');
  });

  it('leaves its address to the user when the one of the mail is taken off', async () => {
    const owner = await signedIn(providers.target);
    const other = address('elsewhere');
    await link(owner.accessToken, personWith(other, true));
    const { body } = await call(providers.target, 'GET', '/user', { bearer: owner.accessToken });
    const byMail = identitiesOf(body).find(({ provider }) => provider === 'email');
    await unlink(owner.accessToken, byMail?.identity_id ?? '');
    const after = await call(providers.target, 'GET', '/user', { bearer: owner.accessToken });
    expect(after.body).toMatchObject({
      email: other,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
  });

  it('[auth.linkIdentity auth.getUserIdentities auth.unlinkIdentity spec 7a.15] is handled by the official client', async () => {
    const owner = await signedIn(providers.target);
    const supabase = client(providers.target, { flowType: 'implicit' });
    await supabase.auth.signInWithPassword({ email: owner.email, password });
    const asked = await supabase.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: appPage },
    });
    expect(asked.error).toBeNull();
    const person = personWith(address(), true);
    const page = await goBack(
      await actAtIssuer(providers.issuer, asked.data.url ?? '', { signInAs: person }),
    );
    const { access_token = '', refresh_token = '' } = fragmentOf(page);
    await supabase.auth.setSession({ access_token, refresh_token });

    const listed = await supabase.auth.getUserIdentities();
    const identities = listed.data?.identities ?? [];
    expect(identities.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
    const google = identities.find(({ provider }) => provider === 'google');
    if (google === undefined) throw new Error('not linked');
    expect((await supabase.auth.unlinkIdentity(google)).error).toBeNull();
    const left = await supabase.auth.getUserIdentities();
    expect(left.data?.identities).toHaveLength(1);
  });
});

describe.skipIf(isAimedElsewhere)('[A59] where people may not link accounts themselves', () => {
  let providers: ProviderTarget;
  beforeAll(async () => {
    providers = await openProviderTarget({ AUTH_MANUAL_LINKING: 'off' });
  });
  afterAll(() => providers.stop());

  it.each([
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', '/user/identities/c0000000-0000-4000-8000-000000000001'],
  ])('%s %s answers so', async (method, path) => {
    const { accessToken } = await signedIn(providers.target);
    expect(await call(providers.target, method, path, { bearer: accessToken })).toMatchObject(
      refused(404, 'manual_linking_disabled', 'Manual linking is disabled'),
    );
  });
});

const identitiesSchema = z.array(z.object({ identity_id: z.string(), provider: z.string() }));

function identitiesOf(body: Answer['body']): z.infer<typeof identitiesSchema> {
  return identitiesSchema.parse(body['identities']);
}
