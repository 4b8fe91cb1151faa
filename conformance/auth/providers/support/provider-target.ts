import { createHash } from 'node:crypto';
import { type Answer, type Target, call, openTarget } from '../../support/target.ts';
import { type Issuer, type IssuerPerson, startIssuer } from './issuer.ts';
import { actAtIssuer, goBack } from './person-browser.ts';

/** A server that knows two issuers, `google` and `custom:second`, both run by the test. */
export type ProviderTarget = {
  readonly target: Target;
  readonly issuer: Issuer;
  readonly second: Issuer;
  readonly stop: () => Promise<void>;
};

export async function openProviderTarget(
  env: Readonly<Record<string, string>> = {},
): Promise<ProviderTarget> {
  const [issuer, second] = await Promise.all([startIssuer(), startIssuer()]);
  const target = await openTarget({
    AUTH_GOOGLE_CLIENT_ID: `${issuer.clientId},${issuer.appClientId}`,
    AUTH_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
    AUTH_GOOGLE_ISSUER: issuer.url,
    AUTH_OIDC_NAME: 'second',
    AUTH_OIDC_CLIENT_ID: second.clientId,
    AUTH_OIDC_CLIENT_SECRET: second.clientSecret,
    AUTH_OIDC_ISSUER: second.url,
    AUTH_MANUAL_LINKING: 'on',
    ...env,
  });
  issuer.sendBackTo(`${target.url}/auth/v1/callback`);
  second.sendBackTo(`${target.url}/auth/v1/callback`);
  return {
    target,
    issuer,
    second,
    async stop() {
      await target.stop();
      await Promise.all([issuer.stop(), second.stop()]);
    },
  };
}

/** Page of the app; always allowed, because it is on this machine. */
export const appPage = 'http://127.0.0.1:4321/dashboard';

export const verifier = 'a-verifier-that-is-long-enough-to-be-taken-for-one';
export const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
const pkce = { code_challenge: codeChallenge, code_challenge_method: 's256' };

/** Starts a sign-in; returns where the server redirects the browser. */
export async function leave(
  { target }: ProviderTarget,
  query: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const fields = new URLSearchParams({ provider: 'google', redirect_to: appPage, ...query });
  const answer = await call(target, 'GET', `/authorize?${fields.toString()}`);
  if (answer.status !== 302) throw new Error(`${answer.status}: ${answer.text}`);
  return new URL(answer.headers.get('location') ?? '');
}

/** Goes through a whole sign-in to the app's page; with a code if requested. */
export async function signInAs(
  providers: ProviderTarget,
  person: IssuerPerson,
  options: { readonly provider?: 'google' | 'custom:second'; readonly withCode?: boolean } = {},
): Promise<URL> {
  const { provider = 'google', withCode = false } = options;
  const issuer = provider === 'google' ? providers.issuer : providers.second;
  const address = await leave(providers, { provider, ...(withCode ? pkce : {}) });
  return goBack(await actAtIssuer(issuer, address.href, { signInAs: person }));
}

export function exchange({ target }: ProviderTarget, code: string | null): Promise<Answer> {
  return call(target, 'POST', '/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: verifier },
  });
}

/** Returns the fields of a fragment. */
export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

export const queryOf = (url: URL) => Object.fromEntries(url.searchParams);

/** Returns the user behind the tokens in a fragment. */
export async function userOf({ target }: ProviderTarget, page: URL): Promise<Answer> {
  return call(target, 'GET', '/user', { bearer: fragmentOf(page)['access_token'] });
}

/** Returns the reason the app was sent back without a session. */
export function refusalOf(page: URL) {
  const { error, error_code, error_description } = fragmentOf(page);
  return { error, error_code, error_description };
}
