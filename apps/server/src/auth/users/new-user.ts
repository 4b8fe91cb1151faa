import { randomUUID } from 'node:crypto';
import type { Queries } from '../auth-database.ts';
import { type User, selectUserById } from './user.ts';

export type NewUser = {
  readonly id?: string | undefined;
  /** In lower case; null only for a user with a phone, or an anonymous one. */
  readonly email: string | null;
  /** Digits only. */
  readonly phone?: string | null;
  readonly passwordHash: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  readonly role?: string;
  /** True for a user without any address. */
  readonly isAnonymous?: boolean;
  /** The provider that the user and their address come from; the caller adds its identity, and there is no other. */
  readonly broughtBy?: string;
};

/**
 * Inserts the user with an identity for each address, unconfirmed. The product's trigger sees the metadata as given.
 * @throws DatabaseError 23505 if the address or id is taken.
 */
export async function insertUser(q: Queries, user: NewUser, nowMs: number): Promise<User> {
  const id = user.id ?? randomUUID();
  const now = new Date(nowMs);
  const { email, phone = null } = user;
  const ownWays =
    user.broughtBy === undefined
      ? [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])]
      : [];
  const providers = user.broughtBy === undefined ? ownWays : [user.broughtBy];
  await q.query(
    `insert into auth.users
       (instance_id, id, aud, role, email, phone, encrypted_password, raw_app_meta_data,
        raw_user_meta_data, is_super_admin, is_anonymous, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, $6, $7,
        false, $9, $8, $8)`,
    [
      id,
      user.role ?? 'authenticated',
      email,
      phone,
      user.passwordHash,
      providers.length === 0
        ? { ...user.appMetadata }
        : { provider: providers[0], providers, ...user.appMetadata },
      user.userMetadata,
      now,
      user.isAnonymous ?? false,
    ],
  );
  for (const provider of ownWays) {
    await insertIdentity(
      q,
      id,
      provider,
      {
        ...(provider === 'email' ? { email } : { phone }),
        email_verified: false,
        phone_verified: false,
        sub: id,
      },
      nowMs,
    );
  }
  return selectUserById(q, id);
}

/**
 * Adds an identity that a user can sign in with; returns its id.
 * @param subject The user's id at the provider.
 * @throws DatabaseError 23505 if it already belongs to someone.
 */
export async function insertIdentity(
  q: Queries,
  userId: string,
  provider: string,
  identityData: Readonly<Record<string, unknown>>,
  nowMs: number,
  subject: string = userId,
): Promise<string> {
  const [identity] = await q.query<{ id: string }>(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5) returning id`,
    [subject, userId, identityData, provider, new Date(nowMs)],
  );
  if (identity === undefined) throw new Error('The identity was not inserted.');
  return identity.id;
}
