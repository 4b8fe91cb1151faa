import * as client from 'openid-client';
import { createGuardedFetch } from './guarded-fetch.ts';
import { personFromGithub } from './person.ts';
import type { Provider } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** GitHub, which uses OAuth without ID tokens and describes the person through its own API. */
export function createGithubProvider({
  settings,
  redirectUri,
}: {
  readonly settings: ProviderSettings;
  readonly redirectUri: string;
}): Provider {
  const pages = new URL(settings.address);
  const api = new URL(
    pages.host === 'github.com' ? 'https://api.github.com' : `${pages.origin}/api/v3`,
  );
  const oauth = `${pages.origin}/login/oauth`;
  const config = new client.Configuration(
    {
      issuer: oauth,
      authorization_endpoint: `${oauth}/authorize`,
      token_endpoint: `${oauth}/access_token`,
    },
    settings.clientIds[0],
    settings.clientSecret,
  );
  config[client.customFetch] = createGuardedFetch([pages.hostname, api.hostname]);
  if (pages.protocol === 'http:') client.allowInsecureRequests(config);

  async function read(accessToken: string, path: string): Promise<unknown> {
    const answer = await client.fetchProtectedResource(
      config,
      accessToken,
      new URL(`${api.href.replace(/\/$/, '')}${path}`),
      'GET',
    );
    if (answer.status !== 200) throw new Error(`GitHub answered ${answer.status} for ${path}.`);
    return answer.json();
  }

  return {
    name: settings.name,
    checkIdToken: null,

    async authorizationUrl({ state, verifier }, scopes, extra) {
      return client.buildAuthorizationUrl(config, {
        ...extra,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        redirect_uri: redirectUri,
        scope: `user:email ${scopes}`.trim(),
        state,
      });
    },

    async exchange({ state, verifier }, answer) {
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${redirectUri}?${answer.toString()}`),
        {
          expectedState: state,
          pkceCodeVerifier: verifier,
        },
      );
      const { access_token: accessToken } = tokens;
      return {
        person: personFromGithub(
          await read(accessToken, '/user'),
          await read(accessToken, '/user/emails'),
          api.origin,
        ),
        accessToken,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
  };
}
