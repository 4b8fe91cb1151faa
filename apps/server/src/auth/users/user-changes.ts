import type { Queries } from '../auth-database.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { insertIdentity } from './new-user.ts';
import { deleteTokensOfUser } from '../codes/one-time-token.ts';
import { forgetSignUps } from '../sign-up/sign-ups.ts';

/** Confirms an address that was proven or needs no proof. Uses up every pending mail. */
export async function confirmEmail(q: Queries, userId: string, nowMs: number): Promise<void> {
  await q.query(
    `update auth.users set
       email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1`,
    [userId, new Date(nowMs)],
  );
  await q.query(
    `update auth.identities i set
       identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     from auth.users u
     where i.user_id = $1 and u.id = $1 and i.provider = 'email' and i.email = lower(u.email)`,
    [userId, new Date(nowMs)],
  );
  await deleteTokensOfUser(q, userId);
}

/**
 * Sets the password. Someone who knew the old one may have started flows or sessions with it, so pending mails stop
 * working and all sessions end except the one to keep.
 */
export async function changePassword(
  q: Queries,
  userId: string,
  passwordHash: string | null,
  keepSessionId: string | null,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.users set encrypted_password = $2, updated_at = $3, confirmation_sent_at = null,
       recovery_sent_at = null, email_change_sent_at = null, phone_change_sent_at = null,
       reauthentication_sent_at = null
     where id = $1`,
    [userId, passwordHash, new Date(nowMs)],
  );
  await forgetSignUps(q, userId);
  await deleteTokensOfUser(q, userId);
  await endSessions(q, userId, keepSessionId);
}

/** Replaces the given keys; null removes a key, others stay. */
export async function mergeMetadata(
  q: Queries,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Readonly<Record<string, unknown>>,
  nowMs: number,
): Promise<void> {
  const entries = Object.entries(changes);
  const removed = entries.filter(([, value]) => value === null).map(([key]) => key);
  const kept = Object.fromEntries(entries.filter(([, value]) => value !== null));
  await q.query(
    `update auth.users set
       ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[], updated_at = $4
     where id = $1`,
    [userId, kept, removed, new Date(nowMs)],
  );
}

/** Confirms a number that was proven or that someone vouches for. */
export async function confirmPhone(q: Queries, userId: string, nowMs: number): Promise<void> {
  await q.query(
    `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, $2), updated_at = $2
     where id = $1`,
    [userId, new Date(nowMs)],
  );
  await q.query(
    `update auth.identities set
       identity_data = identity_data || '{"phone_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'phone'`,
    [userId, new Date(nowMs)],
  );
  await deleteTokensOfUser(q, userId);
}

/** Changes the user's address without asking for confirmation; mails to the old one stop working. */
export async function changeAddress(
  q: Queries,
  userId: string,
  kind: 'email' | 'phone',
  address: string,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await q.query(`update auth.users set ${kind} = $2, updated_at = $3 where id = $1`, [
    userId,
    address,
    now,
  ]);
  const claims = { [kind]: address, [`${kind}_verified`]: false };
  const changed = await q.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $4
     where user_id = $1 and provider = $2 returning id`,
    [userId, kind, claims, now],
  );
  if (changed.length === 0) {
    await insertIdentity(q, userId, kind, { ...claims, sub: userId }, nowMs);
    await refreshProviders(q, userId);
  }
  await deleteTokensOfUser(q, userId);
}

/** Records in the app metadata the providers through which the user can sign in. */
export async function refreshProviders(q: Queries, userId: string): Promise<void> {
  await q.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') ||
       jsonb_build_object('provider', known.first, 'providers', known.names)
     from (
       select (array_agg(provider order by created_at))[1] as first,
         jsonb_agg(distinct provider) as names
       from auth.identities where user_id = $1
     ) known
     where id = $1`,
    [userId],
  );
}

/** Null lifts a ban. */
export async function setBan(q: Queries, userId: string, until: Date | null): Promise<void> {
  await q.query('update auth.users set banned_until = $2 where id = $1', [userId, until]);
}
