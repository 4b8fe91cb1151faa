import type { Database } from '../../db/database.ts';
import { asAuthServer, type Queries } from '../auth-database.ts';
import { emailAddress } from '../requests/email-address.ts';
import { type NewUser, insertUser } from './new-user.ts';
import { assertPasswordLength } from '../passwords/password-check.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { confirmEmail, confirmPhone, mergeMetadata } from './user-changes.ts';
import { type User, selectUserById } from './user.ts';

/**
 * Creates a user on the server's behalf: the demo's people, the first super admin. The address counts as confirmed;
 * password rules don't apply, but the limit of 72 bytes does.
 * @throws DatabaseError 23505 if the address or id is taken.
 * @throws AuthError 400 if the address or password can't be used.
 */
export async function createUser(
  { database, now }: { readonly database: Database; readonly now: () => number },
  user: {
    readonly id?: string;
    readonly email: string;
    /** Null if the user can't sign in by password until one is set by recovery. */
    readonly password: string | null;
    readonly userMetadata?: Readonly<Record<string, unknown>>;
    readonly appMetadata?: Readonly<Record<string, unknown>>;
  },
): Promise<User> {
  if (user.password !== null) assertPasswordLength(user.password);
  const newUser = {
    id: user.id,
    email: emailAddress(user.email),
    passwordHash: user.password === null ? null : await hashPassword(user.password),
    userMetadata: user.userMetadata ?? {},
    appMetadata: user.appMetadata ?? {},
  };
  return asAuthServer(database).transaction((q) =>
    insertVouchedUser(q, newUser, { email: true, phone: false }, now()),
  );
}

/** Creates a user for whom the caller states which addresses are confirmed. */
export async function insertVouchedUser(
  q: Queries,
  user: NewUser,
  confirmed: { readonly email: boolean; readonly phone: boolean },
  nowMs: number,
): Promise<User> {
  const { id } = await insertUser(q, user, nowMs);
  if (user.appMetadata !== undefined) {
    await mergeMetadata(q, id, 'raw_app_meta_data', user.appMetadata, nowMs);
  }
  if (confirmed.email && user.email !== null) await confirmEmail(q, id, nowMs);
  if (confirmed.phone && user.phone != null) await confirmPhone(q, id, nowMs);
  return selectUserById(q, id);
}
