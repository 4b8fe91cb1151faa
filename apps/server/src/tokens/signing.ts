import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';

export const signingKeySchema = z.object({
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** A private ES256 key as a JWK. */
export type SigningKey = z.infer<typeof signingKeySchema>;

export function generateSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return signingKeySchema.parse({
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    alg: 'ES256',
  });
}

export function signJwt(claims: JWTPayload, key: SigningKey): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .sign(createPrivateKey({ key, format: 'jwk' }));
}
