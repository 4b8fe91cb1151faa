import { describe, expect, it } from 'vitest';
import {
  type Target,
  call,
  client,
  useSharedTarget,
  refused,
  signedIn,
} from '../support/target.ts';

let target: Target;
useSharedTarget((shared) => (target = shared));

const oauthServer = refused(404, 'feature_disabled', 'OAuth server is disabled');
const passkeys = refused(404, 'passkey_disabled', 'Passkeys are disabled');
const saml = refused(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

describe('what this server does not do is answered in the words of the protocol', () => {
  it.each([
    ['POST', '/sso', saml],
    ['GET', '/sso/saml/metadata', saml],
    ['POST', '/sso/saml/acs', saml],
    ['POST', '/passkeys/authentication/options', passkeys],
    ['POST', '/passkeys/authentication/verify', passkeys],
    ['POST', '/passkeys/registration/options', passkeys],
    ['POST', '/passkeys/registration/verify', passkeys],
    ['GET', '/passkeys', passkeys],
    ['PATCH', '/passkeys/x', passkeys],
    ['DELETE', '/passkeys/x', passkeys],
    ['GET', '/oauth/authorize', oauthServer],
    ['POST', '/oauth/token', oauthServer],
    ['POST', '/oauth/clients/register', oauthServer],
    [
      'POST',
      '/token?grant_type=web3',
      refused(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
    ],
  ])('[A67] %s %s', async (method, path, refusal) => {
    const body = method === 'GET' ? {} : { body: { domain: 'company.example' } };
    expect(await call(target, method, path, body)).toMatchObject(refusal);
  });

  it('[A60] the administration of what is off is still for administrators only', async () => {
    const { accessToken } = await signedIn(target);
    for (const path of ['/admin/oauth/clients', '/admin/custom-providers']) {
      expect(await call(target, 'GET', path, { bearer: accessToken })).toMatchObject({
        status: 403,
        body: { error_code: 'not_admin' },
      });
      expect(await call(target, 'GET', path, { bearer: target.serviceRoleKey })).toMatchObject({
        status: 404,
        body: { error_code: 'feature_disabled' },
      });
    }
  });

  it('[auth.signInWithSSO A67 spec 7a.12] the official client is told that there is no company sign-in', async () => {
    for (const flowType of ['implicit', 'pkce'] as const) {
      const answer = await client(target, { flowType }).auth.signInWithSSO({
        domain: 'company.example',
      });
      expect(answer.error).toMatchObject({ code: 'saml_provider_disabled', status: 404 });
    }
  });
});
