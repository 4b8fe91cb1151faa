import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { invalid } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { hashOfMail, prepareConfirmation, prepareEmailChange } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { selectOptionalHash } from './one-time-token.ts';
import { preparePhoneCode, sendPhoneCode } from './phone-code.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { type CodeChallenge, beginFlow, codeChallenge } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { codeChallengeFields, readBody, text } from '../requests/request-body.ts';
import { moveSignUpCode } from '../sign-up/sign-ups.ts';
import { type User, selectOptionalUserByEmail, selectOptionalUserByPhone } from '../users/user.ts';

const bodySchema = z.object({ type: text, email: text, phone: text, ...codeChallengeFields });

const evenAnswerMs = 100;

/** POST /resend: the same mail again, if one is pending; no one learns whether one is. */
export const resend =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const startedAt = performance.now();
    const body = await readBody(c, bodySchema);
    const { type } = body;
    if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (type === 'signup' && body.email === '') {
      throw invalid('Type provided requires an email address');
    }
    if (type === 'sms' && body.phone === '') {
      throw invalid('Type provided requires a phone number');
    }
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided.');
    }
    if (body.phone !== '') return resendToPhone(parts, c, body.phone, type);
    if (body.email === '') throw invalid('Missing email address or phone number');
    const email = emailAddress(body.email);
    const challenge = codeChallenge(body);

    const mails = await parts.database.transaction(async (q) => {
      const user = await selectOptionalUserByEmail(q, email);
      return user === null ? [] : pendingMails(q, parts, c, user, type, challenge);
    });
    for (const mail of mails) await parts.sendMail(mail);
    await notSoonerThan(startedAt, evenAnswerMs);
    return c.json({});
  };

async function pendingMails(
  q: Queries,
  parts: AuthParts,
  c: AuthContext,
  user: User,
  type: string,
  challenge: CodeChallenge | null,
): Promise<AuthMail[]> {
  const nowMs = parts.now();
  const request = {
    redirectTo: redirectTarget(c, parts.settings),
    acceptLanguage: c.req.header('accept-language'),
    ip: clientOf(c).ip,
    isPkce: challenge !== null,
  };
  if (type === 'signup' && user.email_confirmed_at === null) {
    if (challenge !== null) await beginFlow(q, user.id, 'email/signup', challenge, nowMs);
    await audit(q, 'user_confirmation_requested', user, clientOf(c), nowMs);
    const earlier = await selectOptionalHash(q, user.id, 'confirmation_token');
    const mail = await prepareConfirmation(parts, q, user, request);
    if (earlier !== null) {
      await moveSignUpCode(q, user.id, earlier, hashOfMail(parts, mail, request.isPkce));
    }
    return [mail];
  }
  if (type === 'email_change' && user.email_change) {
    if (challenge !== null) await beginFlow(q, user.id, 'email_change', challenge, nowMs);
    return prepareEmailChange(parts, q, user, user.email_change, request);
  }
  return [];
}

async function resendToPhone(
  parts: AuthParts,
  c: AuthContext,
  given: string,
  type: string,
): Promise<Response> {
  assertPhonesEnabled(parts, 'Phone logins are disabled', 400);
  const phone = phoneNumber(given);
  const code = await parts.database.transaction(async (q) => {
    const user = await selectOptionalUserByPhone(q, phone);
    if (user === null) return null;
    if (type === 'sms' && user.phone_confirmed_at === null) {
      await audit(q, 'user_confirmation_requested', user, clientOf(c), parts.now());
      return preparePhoneCode(parts, q, c, user, 'confirmation', phone);
    }
    if (type === 'phone_change' && user.phone_change) {
      return preparePhoneCode(parts, q, c, user, 'phone_change', user.phone_change);
    }
    return null;
  });
  return c.json(code === null ? {} : { message_id: await sendPhoneCode(parts, code) });
}
