import * as z from 'zod';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { invalid, unprocessable } from '../auth-error.ts';
import { emailAddress } from '../requests/email-address.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { madeUpUser } from './made-up-user.ts';
import { assertStrongPassword, wordsAbout } from '../passwords/password-check.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { sendPhoneCode } from '../codes/phone-code.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { codeChallenge } from '../links/pkce.ts';
import { register } from './registration.ts';
import {
  assertMetadataSize,
  codeChallengeFields,
  jsonObject,
  readBody,
  text,
} from '../requests/request-body.ts';
import { sessionResponse } from '../sessions/session.ts';
import { signUpAnonymously } from './signup-anonymous.ts';
import { registerPhone } from './signup-phone.ts';
import { refuseRequiredDomain } from '../sso/required.ts';
import { userJson } from '../users/user-json.ts';
import type { User } from '../users/user.ts';

const bodySchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: z.nullish(jsonObject).transform((data) => data ?? {}),
  ...codeChallengeFields,
});

type Body = z.infer<typeof bodySchema>;

const evenAnswerMs = 150;

/**
 * POST /signup. With confirmation on, callers can tell a confirmed address from a new one only by
 * what the protocol itself reveals: the response for a confirmed address is made up.
 */
export const signup =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const startedAt = performance.now();
    const { settings } = parts;
    if (!settings.signupEnabled) {
      throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
    }
    const body = await readBody(c, bodySchema);
    assertMetadataSize(body.data);
    if (body.email === '' && body.phone === '') {
      if (!settings.anonymousSignIn) {
        throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
      }
      parts.limitRequest('anonymous', c);
      return signUpAnonymously(parts, c, body.data);
    }
    parts.limitRequest('signup', c);
    if (body.password === '') throw invalid('Signup requires a valid password');
    const { checkPassword } = parts;
    await assertStrongPassword(checkPassword, body.password, wordsAbout(body.email, body.data));
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.');
    }
    return body.phone === ''
      ? signUpByMail(parts, c, body, startedAt)
      : signUpByPhone(parts, c, body, startedAt);
  };

async function signUpByMail(parts: AuthParts, c: AuthContext, body: Body, startedAt: number) {
  const challenge = codeChallenge(body);
  await refuseRequiredDomain(parts.database, emailAddress(body.email));
  const outcome = await register(parts, c, {
    email: emailAddress(body.email),
    passwordHash: await hashPassword(body.password),
    password: body.password,
    data: body.data,
    challenge,
  });
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'session') {
    return sessionResponse(c, parts, outcome.user, outcome.session);
  }
  if (outcome.kind === 'mailed') await parts.sendMail(outcome.mail);
  await notSoonerThan(startedAt, evenAnswerMs);
  return c.json(
    outcome.kind === 'known'
      ? madeUpUser('email', outcome.email, body.data, parts.now())
      : hideInvitation(outcome.user),
  );
}

async function signUpByPhone(parts: AuthParts, c: AuthContext, body: Body, startedAt: number) {
  const phone = phoneNumber(body.phone);
  assertPhonesEnabled(parts, 'Phone signups are disabled', 400);
  const outcome = await registerPhone(parts, c, {
    phone,
    passwordHash: await hashPassword(body.password),
    data: body.data,
  });
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'session') {
    return sessionResponse(c, parts, outcome.user, outcome.session);
  }
  if (outcome.kind === 'prepared') await sendPhoneCode(parts, outcome.code);
  await notSoonerThan(startedAt, evenAnswerMs);
  return c.json(
    outcome.kind === 'known'
      ? madeUpUser('phone', phone, body.data, parts.now())
      : userJson(outcome.user),
  );
}

/** Hides what an inviter wrote about a person from anyone who tries to sign up with the address. */
function hideInvitation(user: User) {
  if (user.invited_at === null) return userJson(user);
  return userJson({ ...user, raw_user_meta_data: {}, identities: [] });
}
