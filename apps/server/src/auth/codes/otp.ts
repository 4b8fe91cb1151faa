import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { invalid, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { magicLinkFields, mailMagicLink, refuseUnknown } from './magic-link.ts';
import { preparePhoneCode, sendPhoneCode } from './phone-code.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { assertMetadataSize, readBody, text } from '../requests/request-body.ts';
import { registerPhone } from '../sign-up/signup-phone.ts';
import { refuseRequiredDomain } from '../sso/required.ts';
import { selectOptionalUserByEmail, selectOptionalUserByPhone } from '../users/user.ts';

const bodySchema = z.object({
  ...magicLinkFields,
  phone: text,
  channel: text,
  create_user: z.nullish(z.boolean()).transform((value) => value ?? true),
});

type Body = z.infer<typeof bodySchema>;

const evenAnswerMs = 100;

/** POST /otp: sends a mail or code to sign in; creates an unknown user unless `create_user` is false. */
export const otp =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const startedAt = performance.now();
    const body = await readBody(c, bodySchema);
    assertMetadataSize(body.data);
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided');
    }
    if (body.email !== '' && body.channel !== '') {
      throw invalid('Channel should only be specified with Phone OTP');
    }
    if (body.email !== '') {
      const email = emailAddress(body.email);
      await refuseRequiredDomain(parts.database, email);
      if (!body.create_user && (await selectOptionalUserByEmail(parts.database, email)) === null) {
        await refuseUnknown(parts, email);
        throw signUpRefused();
      }
      await mailMagicLink(parts, c, body);
      await notSoonerThan(startedAt, evenAnswerMs);
      return c.json({});
    }
    if (body.phone === '') throw invalid('One of email or phone must be set');
    return otpByPhone(parts, c, body);
  };

function signUpRefused() {
  return unprocessable('otp_disabled', 'Signups not allowed for otp');
}

async function otpByPhone(parts: AuthParts, c: AuthContext, body: Body): Promise<Response> {
  assertPhonesEnabled(parts, 'Unsupported phone provider', 400);
  if (!['', 'sms', 'whatsapp'].includes(body.channel)) {
    throw invalid("Invalid channel, supported values are 'sms' or 'whatsapp'");
  }
  const phone = phoneNumber(body.phone);
  const known = await selectOptionalUserByPhone(parts.database, phone);
  if (known === null && !body.create_user) throw signUpRefused();
  if (known === null || known.phone_confirmed_at === null) {
    assertSignUpEnabled(parts);
    const outcome = await registerPhone(parts, c, { phone, passwordHash: null, data: body.data });
    if (outcome.kind === 'refused') throw outcome.error;
    if (outcome.kind === 'prepared') {
      return c.json({ message_id: await sendPhoneCode(parts, outcome.code) });
    }
  }
  const code = await parts.database.transaction(async (q) => {
    const user = await selectOptionalUserByPhone(q, phone);
    if (user === null) throw signUpRefused();
    const traits = { channel: body.channel === '' ? 'sms' : body.channel };
    await audit(q, 'user_recovery_requested', user, clientOf(c), parts.now(), traits);
    return preparePhoneCode(parts, q, c, user, 'confirmation', phone);
  });
  return c.json({ message_id: await sendPhoneCode(parts, code) });
}

function assertSignUpEnabled({ settings }: AuthParts): void {
  if (!settings.signupEnabled) {
    throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
  }
}
