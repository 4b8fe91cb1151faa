import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';

/** The days of a key, in seconds since 1970; if absent, it signs from the start and isn't retired. */
const daysOfKey = {
  signs_from: z.optional(z.number()),
  /** Nothing is signed with it anymore; tokens it signed are accepted until they expire. */
  retired_at: z.optional(z.number()),
};

const ecKeySchema = z.object({
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  ...daysOfKey,
});

const rsaKeySchema = z.object({
  kid: z.string().min(1),
  alg: z.literal('RS256'),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
  ...daysOfKey,
});

export const signingKeySchema = z.discriminatedUnion('alg', [ecKeySchema, rsaKeySchema]);

/** A private ES256 or RS256 key as a JWK. */
export type SigningKey = z.infer<typeof signingKeySchema>;

export function generateSigningKey(alg: SigningKey['alg'] = 'ES256'): SigningKey {
  const { privateKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return signingKeySchema.parse({
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    alg,
  });
}

export function signJwt(claims: JWTPayload, key: SigningKey): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .sign(createPrivateKey({ key, format: 'jwk' }));
}
