import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { insertIdentity } from './new-user.ts';
import { type PhoneCode, preparePhoneCode } from '../codes/phone-code.ts';
import { confirmEmail, confirmPhone, refreshProviders } from './user-changes.ts';
import type { User } from './user.ts';

/** Replaces the address with the new one, which has been proven or needs no proof. */
export async function finishEmailChange(
  q: Queries,
  user: Pick<User, 'id' | 'email_change'>,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0,
       email_change_sent_at = null, is_anonymous = false, updated_at = $2
     where id = $1`,
    [user.id, new Date(nowMs)],
  );
  await replaceIdentity(
    q,
    user.id,
    'email',
    { email: user.email_change, email_verified: true },
    nowMs,
  );
  await confirmEmail(q, user.id, nowMs);
}

/** Returns the code to send, if any. @throws AuthError 422 or 429 if no code can be sent to the new phone. */
export async function beginPhoneChange(
  parts: AuthParts,
  q: Queries,
  c: AuthContext,
  user: User,
  phone: string,
): Promise<PhoneCode | null> {
  await q.query('update auth.users set phone_change = $2 where id = $1', [user.id, phone]);
  const changed = { ...user, phone_change: phone };
  if (!parts.settings.phoneAutoconfirm) {
    return preparePhoneCode(parts, q, c, changed, 'phone_change', phone);
  }
  await finishPhoneChange(q, changed, parts.now());
  return null;
}

/** The same as for an email address. */
export async function finishPhoneChange(
  q: Queries,
  user: Pick<User, 'id' | 'phone_change'>,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await q.query(
    `update auth.users set phone = phone_change, phone_change = '', phone_change_sent_at = null,
       is_anonymous = false, phone_confirmed_at = $2, updated_at = $2
     where id = $1`,
    [user.id, now],
  );
  await replaceIdentity(
    q,
    user.id,
    'phone',
    { phone: user.phone_change, phone_verified: true },
    nowMs,
  );
  await confirmPhone(q, user.id, nowMs);
}

async function replaceIdentity(
  q: Queries,
  userId: string,
  provider: 'email' | 'phone',
  claims: Readonly<Record<string, unknown>>,
  nowMs: number,
): Promise<void> {
  const changed = await q.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $4
     where user_id = $1 and provider = $2 returning id`,
    [userId, provider, claims, new Date(nowMs)],
  );
  if (changed.length > 0) return;
  const unproven = { email_verified: false, phone_verified: false };
  await insertIdentity(q, userId, provider, { ...unproven, ...claims, sub: userId }, nowMs);
  await refreshProviders(q, userId);
}
