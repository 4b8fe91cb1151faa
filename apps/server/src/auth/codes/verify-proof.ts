import { finishEmailChange, finishPhoneChange } from '../users/address-change.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { forbidden, invalid } from '../auth-error.ts';
import { needsBothMailboxes } from '../mails/auth-mails.ts';
import type { Client } from '../client.ts';
import { countCodeTry } from './code-tries.ts';
import {
  type FoundToken,
  type OneTimeTokenType,
  deleteToken,
  deleteTokensOfUser,
  pkcePrefix,
  selectOptionalToken,
} from './one-time-token.ts';
import { settleSignUps } from '../sign-up/sign-ups.ts';
import { confirmEmail, confirmPhone } from '../users/user-changes.ts';
import { type User, isBanned, selectUserById } from '../users/user.ts';

/** A proof from a mail: the hash in its link, or the code typed together with the address. */
export type Proof =
  | { readonly kind: 'link'; readonly type: string; readonly hash: string }
  | TypedCode;

export type TypedCode = {
  readonly kind: 'code';
  readonly type: string;
  readonly by: 'email' | 'phone';
  readonly address: string;
  readonly hash: string;
  /** Tokens the code may be compared with, as returned by `countTry`. */
  readonly among: readonly string[];
};

const tokenTypes: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** Token types that a code sent to a phone can be typed for. */
const phoneTokenTypes: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
};

/**
 * Counts a typed code as an attempt. Returns it with the tokens that a code may still open.
 * @throws AuthError 400 for an unknown type.
 */
export async function countTry(parts: AuthParts, code: TypedCode): Promise<TypedCode> {
  const types = typesFor(code);
  const among = await countCodeTry(parts.database, code.address, types, parts.now());
  return { ...code, among };
}

/**
 * Uses up a proof and does what it proves. Returns the user's id, or null if a change of address still needs the other
 * mailbox.
 * @param tell Called with the previous state of a user whose address has changed.
 * @throws AuthError 400 for an unknown type, 403 if the proof is wrong, expired or used.
 */
export async function acceptProof(
  q: Queries,
  parts: AuthParts,
  proof: Proof,
  client: Client,
  tell: (user: User) => void,
): Promise<string | null> {
  const nowMs = parts.now();
  const types = typesFor(proof);
  const hashes = proof.kind === 'link' ? [proof.hash] : [proof.hash, pkcePrefix + proof.hash];
  const among = proof.kind === 'link' ? null : proof.among;
  const token = await selectOptionalToken(q, types, hashes, nowMs, among);
  if (token === null) {
    parts.noteWrongCode();
    throw forbidden(
      'otp_expired',
      proof.kind === 'link'
        ? 'Email link is invalid or has expired'
        : 'Token has expired or is invalid',
    );
  }
  const user = await selectUserById(q, token.user_id);
  if (isBanned(user, nowMs)) throw forbidden('user_banned', 'User is banned');

  const by = proof.kind === 'code' ? proof.by : 'email';
  const isFirstProof = by === 'email' && user.email_confirmed_at === null;
  if (isFirstProof && !parts.settings.keepSignupPassword) {
    await settleSignUps(q, user.id, proof.kind === 'code' ? token.token_hash : null, nowMs);
  }
  switch (token.token_type) {
    case 'confirmation_token':
      await audit(q, 'user_signedup', user, client, nowMs, { provider: by });
      if (by === 'email') await confirmEmail(q, user.id, nowMs);
      else await confirmPhone(q, user.id, nowMs);
      break;
    case 'phone_change_token':
      await audit(q, 'user_modified', user, client, nowMs);
      await finishPhoneChange(q, user, nowMs);
      break;
    case 'reauthentication_token':
      throw new Error('A code for a change of password does not sign in.');
    case 'recovery_token':
      await acceptRecovery(q, user, client, nowMs);
      break;
    case 'email_change_token_current':
    case 'email_change_token_new':
      return acceptEmailChange(q, parts, user, token, client, tell);
  }
  return user.id;
}

/** @throws AuthError 400 */
function typesFor(proof: Proof): readonly OneTimeTokenType[] {
  const byPhone = proof.kind === 'code' && proof.by === 'phone';
  const known = byPhone ? phoneTokenTypes : tokenTypes;
  const types = Object.hasOwn(known, proof.type) ? known[proof.type] : undefined;
  if (types !== undefined) return types;
  if (byPhone) throw invalid('Invalid sms verification type');
  throw invalid(
    proof.kind === 'link' ? 'Invalid email verification type' : 'Unsupported verification type',
  );
}

/** A mail that arrived also proves the address of someone who never confirmed it. */
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
  tell: (user: User) => void,
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
  await finishEmailChange(q, user, nowMs);
  tell(user);
  return user.id;
}
