import { audit } from './audit.ts';
import type { AuthParts } from './auth-context.ts';
import type { Queries } from './auth-database.ts';
import { forbidden, invalid } from './auth-error.ts';
import { needsBothMailboxes } from './auth-mails.ts';
import type { Client } from './client.ts';
import { insertIdentity } from './new-user.ts';
import {
  type FoundToken,
  type OneTimeTokenType,
  deleteToken,
  deleteTokensOfUser,
  pkcePrefix,
  selectOptionalToken,
} from './one-time-token.ts';
import { confirmEmail } from './user-changes.ts';
import { type User, isBanned, selectUserById } from './user.ts';

/** What came back from a mail: the hash in its link, or the code typed together with the address. */
export type Proof =
  | { readonly kind: 'link'; readonly type: string; readonly hash: string }
  | {
      readonly kind: 'code';
      readonly type: string;
      readonly address: string;
      readonly hash: string;
    };

const tokenTypes: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/**
 * Uses a proof up and does what it stands for. Answers the user's id, or null when a change of
 * address still waits for the other mailbox.
 * @throws AuthError 400 for a type that there is not, 403 when the proof is wrong, old or used.
 */
export async function acceptProof(
  q: Queries,
  parts: AuthParts,
  proof: Proof,
  client: Client,
): Promise<string | null> {
  const nowMs = parts.now();
  const types = Object.hasOwn(tokenTypes, proof.type) ? tokenTypes[proof.type] : undefined;
  if (types === undefined) {
    throw invalid(
      proof.kind === 'link' ? 'Invalid email verification type' : 'Unsupported verification type',
    );
  }
  const hashes = proof.kind === 'link' ? [proof.hash] : [proof.hash, pkcePrefix + proof.hash];
  const token = await selectOptionalToken(q, types, hashes, nowMs);
  if (token === null) {
    throw forbidden(
      'otp_expired',
      proof.kind === 'link'
        ? 'Email link is invalid or has expired'
        : 'Token has expired or is invalid',
    );
  }
  const user = await selectUserById(q, token.user_id);
  if (isBanned(user, nowMs)) throw forbidden('user_banned', 'User is banned');

  switch (token.token_type) {
    case 'confirmation_token':
      await audit(q, 'user_signedup', user, client, nowMs, { provider: 'email' });
      await confirmEmail(q, user.id, nowMs);
      break;
    case 'recovery_token':
      await acceptRecovery(q, user, client, nowMs);
      break;
    case 'email_change_token_current':
    case 'email_change_token_new':
      return acceptEmailChange(q, parts, user, token, client);
  }
  return user.id;
}

/** A mail that arrived also proves the address of somebody who never confirmed it. */
async function acceptRecovery(
  q: Queries,
  user: User,
  client: Client,
  nowMs: number,
): Promise<void> {
  if (user.email_confirmed_at !== null) {
    await audit(q, 'login', user, client, nowMs);
    await deleteTokensOfUser(q, user.id);
    return;
  }
  await audit(q, 'user_signedup', user, client, nowMs, { provider: 'email' });
  await confirmEmail(q, user.id, nowMs);
}

async function acceptEmailChange(
  q: Queries,
  { settings, now }: AuthParts,
  user: User,
  token: FoundToken,
  client: Client,
): Promise<string | null> {
  const nowMs = now();
  const needsBoth = needsBothMailboxes(settings) && user.email !== null;
  if (needsBoth && user.email_change_confirm_status === 0) {
    await deleteToken(q, token);
    await q.query(
      'update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1',
      [user.id, new Date(nowMs)],
    );
    return null;
  }
  await audit(q, 'user_modified', user, client, nowMs);
  await q.query(
    `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0,
       email_change_sent_at = null, is_anonymous = false, updated_at = $2
     where id = $1`,
    [user.id, new Date(nowMs)],
  );
  const claims = { email: user.email_change, email_verified: true };
  const changed = await q.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3
     where user_id = $1 and provider = 'email' returning id`,
    [user.id, claims, new Date(nowMs)],
  );
  if (changed.length === 0) {
    await insertIdentity(
      q,
      user.id,
      'email',
      { ...claims, phone_verified: false, sub: user.id },
      nowMs,
    );
  }
  await confirmEmail(q, user.id, nowMs);
  return user.id;
}
