import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Queries } from '../auth-database.ts';

/** The name of the key in `keys.json`. Without it no one can use their authenticator app. */
export const factorSecretKey = 'factorSecretKey';

/**
 * Secrets of authenticator apps as the database keeps them: AES-256-GCM under a key that isn't in the database, bound
 * to their factor. docs/decisions/0053-authenticator-secrets-are-encrypted.md.
 */
export type FactorSecrets = {
  readonly seal: (secret: string, factorId: string) => string;
  /**
   * Also accepts a secret that isn't sealed, as for users who were moved here from another server.
   * @throws Error if it was sealed with another key or for another factor.
   */
  readonly open: (stored: string, factorId: string) => string;
};

const prefix = 'v1.';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function createFactorSecrets(key: Buffer): FactorSecrets {
  return {
    seal(secret, factorId) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(factorId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    open(stored, factorId) {
      if (!stored.startsWith(prefix)) return stored;
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(factorId))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const sealed = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new Error(
          `The secret of the authenticator ${factorId} cannot be decrypted: restore keys.json from the backup that belongs to this database.`,
          { cause: error },
        );
      }
    },
  };
}

type StoredSecret = { readonly id: string; readonly secret: string };

/** Seals secrets that are stored in plain text, by an older version or by a move from another server. */
export async function sealFactorSecrets(q: Queries, secrets: FactorSecrets): Promise<void> {
  const rows = await q.query<StoredSecret>(
    `select id, secret from auth.mfa_factors
     where factor_type = 'totp' and secret is not null and not starts_with(secret, $1)`,
    [prefix],
  );
  for (const { id, secret } of rows) {
    await q.query('update auth.mfa_factors set secret = $3 where id = $1 and secret = $2', [
      id,
      secret,
      secrets.seal(secret, id),
    ]);
  }
}

/** Counts the secrets, those that the key doesn't open, and those that aren't sealed. */
export async function inspectFactorSecrets(
  q: Queries,
  secrets: FactorSecrets,
): Promise<{ readonly total: number; readonly unreadable: number; readonly unsealed: number }> {
  const rows = await q.query<StoredSecret>(
    `select id, secret from auth.mfa_factors where factor_type = 'totp' and secret is not null`,
  );
  const isReadable = ({ id, secret }: StoredSecret) => {
    try {
      secrets.open(secret, id);
      return true;
    } catch {
      return false;
    }
  };
  return {
    total: rows.length,
    unreadable: rows.filter((row) => !isReadable(row)).length,
    unsealed: rows.filter(({ secret }) => !secret.startsWith(prefix)).length,
  };
}
