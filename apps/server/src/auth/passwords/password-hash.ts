import { hash, verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

/** Argon2id, the library's default. Why: docs/decisions/0003-password-hashes.md. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Returns true if the password matches this hash. Takes equally long without a hash to compare with, so that the
 * response time doesn't reveal whether a person exists or has a password.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored !== null && isBcrypt(stored)) return verifyBcrypt(password, stored);
  const comparable = stored?.startsWith('$argon2') === true ? stored : await unmatchedHash();
  const matches = await verifyArgon2(comparable, password);
  return matches && comparable === stored;
}

/** Returns true if a correct password should be hashed again, because its hash came from another server. */
export function isForeignHash(stored: string): boolean {
  return isBcrypt(stored);
}

/** Returns true if this is a hash that can be verified here, for users imported from another server. */
export function isPasswordHash(text: string): boolean {
  return isBcrypt(text) || /^\$argon2(i|id)\$v=19\$m=\d+,t=\d+,p=\d+\$[^$]+\$[^$]+$/.test(text);
}

function isBcrypt(text: string): boolean {
  return /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(text);
}

let unmatched: Promise<string> | undefined;

function unmatchedHash(): Promise<string> {
  return (unmatched ??= hash(crypto.randomUUID(), parameters));
}
