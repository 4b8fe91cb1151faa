import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { AuthError, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { assertPhoneInterval, takeText } from '../limits/mail-budget.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import type { User } from '../users/user.ts';

type Purpose = 'confirmation' | 'phone_change' | 'reauthentication';

/** A code for a phone, stored but not sent yet; a configured code is never sent. */
export type PhoneCode = {
  readonly phone: string;
  /** Null for a configured test code, which no message contains. */
  readonly code: string | null;
  readonly acceptLanguage: string | undefined;
};

/**
 * Makes a code valid for a purpose; `sendPhoneCode` sends it after the transaction.
 * @throws AuthError 429 if the last one is too recent or too many were sent, 422 if there is no SMS provider.
 */
export async function preparePhoneCode(
  { settings, sendText, now, hashOfCode }: AuthParts,
  q: Queries,
  c: AuthContext,
  user: User,
  purpose: Purpose,
  phone: string,
): Promise<PhoneCode> {
  const sentAtColumn = `${purpose}_sent_at` as const;
  assertPhoneInterval(user[sentAtColumn], settings.mailIntervalSeconds, now());
  const configured = settings.codeByTestPhone.get(phone);
  if (configured === undefined && sendText === null) {
    throw unprocessable('sms_send_failed', 'Error sending sms OTP: no SMS provider is configured');
  }
  const nowMs = now();
  const { code } = await issueOneTimeToken(
    q,
    `${purpose}_token`,
    { userId: user.id, address: phone },
    {
      codeLength: settings.codeLength,
      validSeconds: settings.codeSeconds,
      isPkce: false,
      nowMs,
      hashOfCode,
      ...(configured !== undefined && { code: configured }),
    },
  );
  await q.query(`update auth.users set ${sentAtColumn} = $2, updated_at = $2 where id = $1`, [
    user.id,
    new Date(nowMs),
  ]);
  const acceptLanguage = c.req.header('accept-language');
  if (configured !== undefined) return { phone, code: null, acceptLanguage };
  await takeText(q, settings, clientOf(c).ip, nowMs);
  return { phone, code, acceptLanguage };
}

/** Returns the message's id. @throws AuthError 422 if the provider doesn't accept it. */
export async function sendPhoneCode(
  { sendText }: AuthParts,
  { phone, code, acceptLanguage }: PhoneCode,
): Promise<string> {
  if (code === null || sendText === null) return 'test-otp';
  try {
    return await sendText({ to: phone, code, acceptLanguage });
  } catch (error) {
    throw new AuthError(422, 'sms_send_failed', 'Error sending sms OTP to provider', {
      cause: error,
    });
  }
}
