import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';

import { pushFailure } from '../push-errors.ts';
import { timeoutMs } from './send-to-phone.ts';

/** The parts of Google's service account file that are used. */
export const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key_id: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.output<typeof serviceAccountSchema>;

const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const assertionSeconds = 3600;
/** A token that is about to expire could do so in transit. */
const marginSeconds = 300;

export type AccessToken = {
  /** The same token until shortly before it expires; requests at once share one exchange. */
  current(): Promise<string>;
  /** Drops a token that the provider refused, unless a newer one has replaced it. */
  forget(token: string): void;
};

/** Gets access tokens for a service account (RFC 7523) by exchanging an assertion signed with its key. */
export function createAccessToken(account: ServiceAccount, now: () => number): AccessToken {
  let kept: { readonly token: string; readonly until: number } | null = null;
  let exchange: Promise<string> | null = null;

  async function exchanged(): Promise<string> {
    const issuedAt = Math.floor(now() / 1000);
    const key = await importPKCS8(account.private_key, 'RS256');
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + assertionSeconds)
      .sign(key);
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw pushFailure(
        response.status,
        'the token service of FCM',
        response.headers.get('retry-after'),
      );
    }
    const answer = answerSchema.parse(await response.json());
    kept = {
      token: answer.access_token,
      until: now() + (answer.expires_in - marginSeconds) * 1000,
    };
    return answer.access_token;
  }

  return {
    current: async () => {
      if (kept !== null && kept.until > now()) return kept.token;
      exchange ??= exchanged().finally(() => {
        exchange = null;
      });
      return exchange;
    },
    forget: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}
