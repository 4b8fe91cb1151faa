import { randomBytes, randomInt } from 'node:crypto';
import { asAuthServer } from './auth/auth-database.ts';
import { hashPassword, verifyPassword } from './auth/passwords/password-hash.ts';
import { changePassword } from './auth/users/user-changes.ts';
import type { Database } from './db/database.ts';

/** Everyone who reads the guide knows it, so it's used only if no one else can reach the server. */
export const publishedPassword = 'muster-demo-2026';

export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

/** Used only where the published password is good enough. */
export const publishedPin = '264817';

export function randomPin(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

type Login = { readonly id: string; readonly email: string };

/** The demo's logins that the published password still opens, oldest first. */
export async function selectPublishedLogins(database: Database): Promise<Login[]> {
  const logins = await database.query<Login & { encrypted_password: string }>(
    `select id, email, encrypted_password from auth.users
     where email like any (array['%@demo.muster.test', '%@second.muster.test', '%@third.muster.test'])
       and encrypted_password <> ''
     order by created_at`,
  );
  const opens = await Promise.all(
    logins.map((login) => verifyPassword(publishedPassword, login.encrypted_password)),
  );
  return logins.filter((_, index) => opens[index] === true);
}

/**
 * Replaces the published password of every demo login that still has it with a random one, and ends the sessions that
 * it opened. Returns the new passwords, which aren't stored anywhere else.
 */
export async function replacePublishedPasswords(
  database: Database,
  now: () => number,
): Promise<ReadonlyMap<string, string>> {
  const passwordsByEmail = new Map<string, string>();
  for (const { id, email } of await selectPublishedLogins(database)) {
    const password = randomPassword();
    const hash = await hashPassword(password);
    await asAuthServer(database).transaction((q) => changePassword(q, id, hash, null, now()));
    passwordsByEmail.set(email, password);
  }
  return passwordsByEmail;
}
