/**
 * Tokens in signed addresses. Each purpose has its own signing secret, derived from one that the
 * server keeps, so that a token for downloading can't upload and vice versa, and neither can be
 * used as a person's token.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod';

import { invalidJwt } from './errors/errors.ts';

export type UrlPurpose = 'download' | 'upload';

/** The signer's claims that policies check again when the address is used. */
const signerSchema = z.looseObject({
  role: z.string(),
  sub: z.optional(z.string()),
  session_id: z.optional(z.string()),
  aal: z.optional(z.string()),
  is_anonymous: z.optional(z.boolean()),
});

const claimsSchema = z.object({
  url: z.string(),
  exp: z.number(),
  /** The signer, encrypted, so that someone who is given a URL can't see who signed it. */
  by: z.optional(z.string()),
  upsert: z.optional(z.boolean()),
  /** The object reveals only the hour of its arrival. */
  hidesMinute: z.optional(z.boolean()),
});

export type UrlClaims = Omit<z.infer<typeof claimsSchema>, 'by'> & {
  /** Absent for the service role, whose addresses no policy applies to. */
  readonly signer?: z.infer<typeof signerSchema>;
};

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
 * @param secret Known only to the server and the same on all its replicas.
 * @param now Milliseconds since 1970.
 */
export function createUrlTokens(secret: string, now: () => number): UrlTokens {
  const secretFor = (purpose: UrlPurpose | 'signer') =>
    new Uint8Array(hkdfSync('sha256', secret, '', `storage ${purpose}`, 32));
  const secrets = { download: secretFor('download'), upload: secretFor('upload') };
  const sealing = secretFor('signer');

  return {
    sign(purpose, { signer, ...claims }, lifetimeSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      const by = signer === undefined ? {} : { by: seal(sealing, JSON.stringify(signer)) };
      return new SignJWT({ ...claims, ...by })
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
        const { by, ...claims } = claimsSchema.parse(payload);
        return by === undefined
          ? claims
          : { ...claims, signer: signerSchema.parse(JSON.parse(unseal(sealing, by))) };
      } catch (error) {
        throw invalidJwt(error instanceof errors.JOSEError ? error.message : 'Invalid JWT');
      }
    },
  };
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function seal(key: Uint8Array, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error if it wasn't sealed with this key */
function unseal(key: Uint8Array, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = opening.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([opened, opening.final()]).toString('utf8');
}
