import { createHmac } from 'node:crypto';

/** Hashes recovery codes with a key from `keys.json`, so that the database alone doesn't reveal them. */
export type HashRecoveryCode = (code: string, factorId: string) => string;

export function createHashRecoveryCode(key: Buffer): HashRecoveryCode {
  return (code, factorId) =>
    createHmac('sha256', key).update(`recovery code ${factorId} ${code}`).digest('base64url');
}
