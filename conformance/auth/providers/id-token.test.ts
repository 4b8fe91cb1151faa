import { createHash, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  admin,
  call,
  client,
  isAimedElsewhere,
  refused,
  signedIn,
} from '../support/target.ts';
import { signInOnPhone } from './support/app-sign-in.ts';
import { type ProviderTarget, openProviderTarget } from './support/provider-target.ts';

describe.skipIf(isAimedElsewhere)('an ID token that an app brings', () => {
  let providers: ProviderTarget;
  beforeAll(async () => {
    providers = await openProviderTarget();
  });
  afterAll(() => providers.stop());

  const newPerson = () => providers.issuer.addPerson({ email: address(), email_verified: true });
  const bring = (body: object, bearer?: string) =>
    call(providers.target, 'POST', '/token?grant_type=id_token', {
      body: { provider: 'google', ...body },
      ...(bearer === undefined ? {} : { bearer }),
    });
  const badToken = { error: 'invalid request', error_description: 'Bad ID token' };

  describe('is refused', () => {
    it('when it or the provider is missing', async () => {
      expect(await bring({})).toMatchObject({
        status: 400,
        body: { error: 'invalid request', error_description: 'id_token required' },
      });
      expect(await bring({ id_token: 'x', provider: '', issuer: 'x' })).toMatchObject({
        status: 400,
        body: { error_description: 'provider or client_id and issuer required' },
      });
    });

    it.each([
      [
        'apple',
        'provider_disabled',
        'Provider (issuer "https://appleid.apple.com") is not enabled',
      ],
      ['facebook', 'validation_failed', 'Custom OIDC provider "facebook" not allowed'],
      ['custom:x', 'validation_failed', 'Custom provider "custom:x" not found'],
    ])('[A66] from %s, which is not there', async (provider, code, message) => {
      expect(await bring({ id_token: 'x', provider })).toMatchObject(refused(400, code, message));
    });

    it.each(['x', 'a.b.c', 'e30.e30.'])('when it is none: %s', async (idToken) => {
      expect(await bring({ id_token: idToken })).toMatchObject({ status: 400, body: badToken });
    });

    const forgeries: [string, (claims: Record<string, unknown>) => Promise<string>][] = [
      ['that nobody signed', async (claims) => new UnsecuredJWT(claims).encode()],
      [
        'signed with the client’s secret',
        (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode(providers.issuer.clientSecret)),
      ],
      [
        'signed with a key of its own that its header brings along',
        async (claims) => {
          const { privateKey, publicKey } = await generateKeyPair('RS256');
          return new SignJWT(claims)
            .setProtectedHeader({
              alg: 'RS256',
              jwk: await exportJWK(publicKey),
              jku: 'https://evil.example/keys',
            })
            .sign(privateKey);
        },
      ],
    ];
    it.each(forgeries)('%s', async (_, forge) => {
      const { idToken } = await signInOnPhone(providers.issuer, newPerson());
      expect(await bring({ id_token: await forge(decodeJwt(idToken)) })).toMatchObject({
        status: 400,
        body: badToken,
      });
    });

    it('when another issuer made it', async () => {
      const person = providers.second.addPerson({ email: address(), email_verified: true });
      const { idToken } = await signInOnPhone(providers.second, person);
      expect(await bring({ id_token: idToken })).toMatchObject({ status: 400, body: badToken });
    });

    it('when it was made for an app that is not ours', async () => {
      const person = providers.second.addPerson({ email: address(), email_verified: true });
      const { idToken } = await signInOnPhone(providers.second, person);
      expect(await bring({ id_token: idToken, provider: 'custom:second' })).toMatchObject({
        status: 400,
        body: badToken,
      });
    });

    it('when its nonce is not the one of the app', async () => {
      const nonce = randomUUID();
      const { idToken } = await signInOnPhone(providers.issuer, newPerson(), nonce);
      const both = 'Passed nonce and nonce in id_token should either both exist or not.';
      expect(await bring({ id_token: idToken })).toMatchObject({
        status: 400,
        body: { error: 'invalid request', error_description: both },
      });
      const hash = createHash('sha256').update(nonce).digest('hex');
      for (const other of ['another', hash]) {
        expect(await bring({ id_token: idToken, nonce: other })).toMatchObject({
          status: 400,
          body: { error: 'invalid nonce', error_description: 'Nonces mismatch' },
        });
      }
      const { idToken: without } = await signInOnPhone(providers.issuer, newPerson());
      expect(await bring({ id_token: without, nonce })).toMatchObject({
        status: 400,
        body: { error_description: both },
      });
    });

    it('when the user is banned', async () => {
      const person = newPerson();
      const { idToken } = await signInOnPhone(providers.issuer, person);
      const { body } = await bring({ id_token: idToken });
      const userId = String(Object(body.user)['id']);
      await admin(providers.target, 'PUT', `/users/${userId}`, { ban_duration: '1h' });
      expect(await bring({ id_token: idToken })).toMatchObject({
        status: 403,
        body: { error_code: 'user_banned' },
      });
    });

    it('as a link by who is not signed in', async () => {
      const { idToken } = await signInOnPhone(providers.issuer, newPerson());
      expect(await bring({ id_token: idToken, link_identity: true })).toMatchObject({
        status: 401,
        body: { error_code: 'no_authorization' },
      });
    });
  });

  it('signs the person in, with the access token that came with it or without', async () => {
    const person = newPerson();
    const nonce = randomUUID();
    const { idToken, accessToken } = await signInOnPhone(providers.issuer, person, nonce);
    for (const extra of [{}, { access_token: accessToken }]) {
      expect(await bring({ id_token: idToken, nonce, ...extra })).toMatchObject({
        status: 200,
        body: { token_type: 'bearer', user: { email: person.email } },
      });
    }
  });

  it('can be brought under the issuer’s address', async () => {
    const { idToken } = await signInOnPhone(providers.issuer, newPerson());
    expect(
      await bring({
        id_token: idToken,
        provider: '',
        issuer: providers.issuer.url,
        client_id: providers.issuer.appClientId,
      }),
    ).toMatchObject({ status: 200 });
  });

  it('joins the account to a user who is signed in', async () => {
    const owner = await signedIn(providers.target);
    const { idToken } = await signInOnPhone(providers.issuer, newPerson());
    expect(
      await bring({ id_token: idToken, link_identity: true }, owner.accessToken),
    ).toMatchObject({
      status: 200,
      body: { user: { id: owner.id, email: owner.email } },
    });
  });

  it('[auth.signInWithIdToken] is taken from the official client', async () => {
    const person = newPerson();
    const nonce = randomUUID();
    const { idToken } = await signInOnPhone(providers.issuer, person, nonce);
    const supabase = client(providers.target);
    const { data, error } = await supabase.auth.signInWithIdToken({
      provider: 'google',
      token: idToken,
      nonce,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    const wrong = await supabase.auth.signInWithIdToken({
      provider: 'google',
      token: idToken,
      nonce: 'another',
    });
    expect(wrong.error?.message).toBe('Nonces mismatch');
  });
});
