import * as z from 'zod';
import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { type AuthError, serverFault, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { insertUser } from '../users/new-user.ts';
import { type PhoneCode, preparePhoneCode } from '../codes/phone-code.ts';
import { type GrantedSession, openSession } from '../sessions/session.ts';
import { confirmPhone } from '../users/user-changes.ts';
import { type User, selectOptionalUserByPhone, selectUserById } from '../users/user.ts';

const tokenSchema = z.object({ invitation_token: z.string().catch('') });

export type PhoneRegistration = {
  /** Digits only. */
  readonly phone: string;
  readonly passwordHash: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

export type PhoneOutcome =
  | { readonly kind: 'session'; readonly user: User; readonly session: GrantedSession }
  | { readonly kind: 'prepared'; readonly user: User; readonly code: PhoneCode }
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly error: AuthError };

/** Like `register`, for a phone number. @throws AuthError 422, 429 or 500 */
export async function registerPhone(
  parts: AuthParts,
  c: AuthContext,
  registration: PhoneRegistration,
): Promise<PhoneOutcome> {
  try {
    return await parts.database.transaction((q) => registerIn(q, parts, c, registration));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw serverFault('Database error saving new user', error);
  }
}

async function registerIn(
  q: Queries,
  parts: AuthParts,
  c: AuthContext,
  { phone, passwordHash, data }: PhoneRegistration,
): Promise<PhoneOutcome> {
  const { settings } = parts;
  const client = clientOf(c);
  const nowMs = parts.now();
  const traits = { provider: 'phone' };
  const known = await selectOptionalUserByPhone(q, phone);
  if (known !== null && known.phone_confirmed_at !== null) {
    await audit(q, 'user_repeated_signup', known, client, nowMs, traits);
    if (!settings.phoneAutoconfirm) return { kind: 'known' };
    return {
      kind: 'refused',
      error: unprocessable('user_already_exists', 'User already registered'),
    };
  }
  await assertMayText(q, parts, phone, data);
  const user =
    known ?? (await insertUser(q, { email: null, phone, passwordHash, userMetadata: data }, nowMs));
  if (settings.phoneAutoconfirm) {
    await confirmPhone(q, user.id, nowMs);
    await audit(q, 'user_signedup', user, client, nowMs, traits);
    const session = await openSession(q, parts, user, 'password', client);
    return { kind: 'session', user: await selectUserById(q, user.id), session };
  }
  await audit(q, 'user_confirmation_requested', user, client, nowMs, traits);
  const code = await preparePhoneCode(parts, q, c, user, 'confirmation', phone);
  return { kind: 'prepared', user: await selectUserById(q, user.id), code };
}

/**
 * Texts cost money, and fraudsters make servers send them to numbers that earn a share. So an unconfirmed number gets
 * one only if an invitation asks for it.
 * @throws AuthError 422
 */
async function assertMayText(
  q: Queries,
  { sendText, settings }: AuthParts,
  phone: string,
  data: PhoneRegistration['data'],
): Promise<void> {
  if (sendText === null || settings.phoneAutoconfirm || settings.codeByTestPhone.has(phone)) return;
  const { invitation_token: token } = tokenSchema.parse(data);
  const [invitation] = await q.query<{ is_usable: boolean }>(
    // An invitation to an email address can't be claimed with a phone.
    `select (preview ->> 'usable')::boolean and preview ->> 'email' is null as is_usable
     from public.invitation_preview($1) as preview`,
    [token],
  );
  if (invitation?.is_usable !== true) {
    throw unprocessable('otp_disabled', 'Signups not allowed for otp');
  }
}
