import type { AuthParts } from './auth-context.ts';
import type { Queries } from './auth-database.ts';
import { unprocessable } from './auth-error.ts';
import { assertPhoneInterval } from './mail-budget.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import type { User } from './user.ts';

type Purpose = 'confirmation' | 'phone_change' | 'reauthentication';

/**
 * Makes the configured code of a phone valid for a purpose, in place of sending one. Answers the
 * message's id. @throws AuthError 429 when the last is too recent, 422 for any other phone.
 */
export async function preparePhoneCode(
  { settings, now, hashOfCode }: AuthParts,
  q: Queries,
  user: User,
  purpose: Purpose,
  phone: string,
): Promise<string> {
  const sentAtColumn = `${purpose}_sent_at` as const;
  assertPhoneInterval(user[sentAtColumn], settings.mailIntervalSeconds, now());
  const code = settings.codeByTestPhone.get(phone);
  if (code === undefined) {
    throw unprocessable('sms_send_failed', 'Error sending sms OTP: no SMS provider is configured');
  }
  const nowMs = now();
  await issueOneTimeToken(
    q,
    `${purpose}_token`,
    { userId: user.id, address: phone },
    {
      codeLength: settings.codeLength,
      validSeconds: settings.codeSeconds,
      isPkce: false,
      nowMs,
      hashOfCode,
      code,
    },
  );
  await q.query(`update auth.users set ${sentAtColumn} = $2, updated_at = $2 where id = $1`, [
    user.id,
    new Date(nowMs),
  ]);
  return 'test-otp';
}
