import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { badRequest, invalid, unprocessable } from '../auth-error.ts';
import { prepareReauthentication } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { countCodeTry } from '../codes/code-tries.ts';
import { type OneTimeTokenType, takeToken } from '../codes/one-time-token.ts';
import { preparePhoneCode, sendPhoneCode } from '../codes/phone-code.ts';
import { verifyPassword } from './password-hash.ts';
import { type SignedIn, requireSignedIn } from '../sessions/signed-in.ts';
import type { User } from '../users/user.ts';

/** GET /reauthenticate: sends a code that a change of password can ask for. */
export const reauthenticate =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireSignedIn(c, parts);
    const { email, phone } = user;
    if (!email && !phone) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    if (email && user.email_confirmed_at === null) {
      throw unprocessable('email_not_confirmed', 'Please verify your email first.');
    }
    if (!email && user.phone_confirmed_at === null) {
      throw unprocessable('phone_not_confirmed', 'Please verify your phone first.');
    }
    const request = {
      redirectTo: '',
      acceptLanguage: c.req.header('accept-language'),
      ip: clientOf(c).ip,
      isPkce: false,
    };
    const prepared = await parts.database.transaction(async (q) => {
      await audit(q, 'user_reauthenticate_requested', user, clientOf(c), parts.now());
      return email
        ? { mail: await prepareReauthentication(parts, q, user, request) }
        : { code: await preparePhoneCode(parts, q, c, user, 'reauthentication', phone ?? '') };
    });
    if ('code' in prepared) {
      return c.json({ message_id: await sendPhoneCode(parts, prepared.code) });
    }
    await parts.sendMail(prepared.mail);
    return c.json({});
  };

const dayMs = 86_400_000;

/**
 * Requires proof of identity for a new password: a sign-in within a day, the current password, or a mailed code. A user
 * without an address has nothing else to prove and is let through.
 * @throws AuthError 400 if the proof is missing or the password is wrong, 422 if the code is wrong, 429 after too many
 *   wrong ones
 */
export async function assertReauthenticated(
  parts: AuthParts,
  { user, session }: SignedIn,
  proof: { readonly nonce: string; readonly currentPassword: string },
  ip: string | null,
): Promise<void> {
  if (!parts.settings.passwordReauthentication || user.is_anonymous) return;
  if (proof.currentPassword !== '') {
    return assertCurrentPassword(parts, user, proof.currentPassword, ip);
  }
  const signedInAt = session?.createdAt ?? null;
  const isRecent = signedInAt !== null && signedInAt.getTime() + dayMs > parts.now();
  if (isRecent) return;
  if (proof.nonce === '') {
    throw badRequest('reauthentication_needed', 'Password update requires reauthentication');
  }
  await assertNonce(parts, user, proof.nonce, ip);
}

/** A wrong password counts like a wrong sign-in, or an open session would be a way to guess faster. */
async function assertCurrentPassword(
  { guardAttempt }: AuthParts,
  user: User,
  password: string,
  ip: string | null,
): Promise<void> {
  const account = user.email ?? user.phone ?? '';
  const isRight = await guardAttempt({ kind: 'password', account, ip }, async () =>
    (await verifyPassword(password, user.encrypted_password)) ? true : null,
  );
  if (isRight === null) {
    throw badRequest(
      'current_password_invalid',
      'Current password required when setting new password.',
    );
  }
}

async function assertNonce(
  parts: AuthParts,
  user: User,
  nonce: string,
  ip: string | null,
): Promise<void> {
  const nowMs = parts.now();
  const account = user.email ?? user.phone ?? '';
  const type: OneTimeTokenType = 'reauthentication_token';
  const hash = parts.hashOfCode(account, nonce);
  const isRight = await parts.guardAttempt({ kind: 'code', account, ip }, async () => {
    const among = await countCodeTry(parts.database, account, [type], nowMs);
    return (await takeToken(parts.database, user.id, type, hash, nowMs, among)) ? true : null;
  });
  if (isRight === null) {
    parts.noteWrongCode();
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
