import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

const keysSchema = z.object({
  signingKeys: z.array(z.looseObject({ kid: z.string(), alg: z.literal('ES256') })),
});

export type Signer = (claims: Record<string, unknown>, header?: object) => string;

/** Returns a signer for any claims, with the server's own signing key. */
export async function signerOf(dataDir: string): Promise<Signer> {
  const keys = keysSchema.parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
  const [jwk] = keys.signingKeys;
  if (jwk === undefined) throw new Error('no signing key');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return (claims, header = {}) => {
    const head = encode({ alg: jwk.alg, kid: jwk.kid, typ: 'JWT', ...header });
    const signed = `${head}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
}

/** Returns a signer with the secret that a project shares with its servers. */
export function secretSigner(secret: string): Signer {
  return (claims, header = {}) => {
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(claims)}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
}

export const encode = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
