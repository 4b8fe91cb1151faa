/**
 * Tokens in signed addresses. Each purpose signs with a secret of its own, drawn from one that the
 * server keeps, so that a token for downloading cannot upload, nor the reverse, and neither is a
 * token of any person.
 */
import { hkdfSync } from 'node:crypto';

import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod';

import { invalidJwt } from './errors/errors.ts';

export type UrlPurpose = 'download' | 'upload';

const claimsSchema = z.object({
  url: z.string(),
  exp: z.number(),
  owner: z.optional(z.string()),
  upsert: z.optional(z.boolean()),
});

export type UrlClaims = z.infer<typeof claimsSchema>;

export type UrlTokens = {
  /** @param claims `url` is `<bucket>/<key>`. */
  sign(
    purpose: UrlPurpose,
    claims: Omit<UrlClaims, 'exp'>,
    lifetimeSeconds: number,
  ): Promise<string>;
  /** @throws StorageError InvalidJWT */
  verify(purpose: UrlPurpose, token: string): Promise<UrlClaims>;
};

/**
 * @param secret Known to the server alone and the same on all its replicas.
 * @param now Milliseconds since 1970.
 */
export function createUrlTokens(secret: string, now: () => number): UrlTokens {
  const secretFor = (purpose: UrlPurpose) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `storage ${purpose}`, 32));
  const secrets = { download: secretFor('download'), upload: secretFor('upload') };

  return {
    sign(purpose, claims, lifetimeSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(secrets[purpose]);
    },

    async verify(purpose, token) {
      try {
        const { payload } = await jwtVerify(token, secrets[purpose], {
          algorithms: ['HS256'],
          currentDate: new Date(now()),
        });
        return claimsSchema.parse(payload);
      } catch (error) {
        throw invalidJwt(error instanceof errors.JOSEError ? error.message : 'Invalid JWT');
      }
    },
  };
}
