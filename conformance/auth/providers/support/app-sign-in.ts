import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type Issuer, type IssuerPerson, appRedirectUri } from './issuer.ts';
import { actAtIssuer } from './person-browser.ts';

const tokensSchema = z.object({ id_token: z.string(), access_token: z.string() });

/**
 * Returns the tokens that an app on the phone gets from the issuer directly, with its own client
 * id.
 */
export async function signInOnPhone(
  issuer: Issuer,
  person: IssuerPerson,
  nonce?: string,
): Promise<{ readonly idToken: string; readonly accessToken: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const question = new URLSearchParams({
    client_id: issuer.appClientId,
    redirect_uri: appRedirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce === undefined ? {} : { nonce: createHash('sha256').update(nonce).digest('hex') }),
  });
  const back = await actAtIssuer(issuer, `${issuer.url}/auth?${question.toString()}`, {
    signInAs: person,
  });
  const answer = await fetch(`${issuer.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: issuer.appClientId,
      code: new URL(back.url).searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: appRedirectUri,
    }),
  });
  const { id_token: idToken, access_token: accessToken } = tokensSchema.parse(await answer.json());
  return { idToken, accessToken };
}
