import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { invalid, unprocessable } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { prepareMagicLink } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { assertUnknownInterval } from '../limits/mail-budget.ts';
import { beginFlow, codeChallenge } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { register } from '../sign-up/registration.ts';
import {
  assertMetadataSize,
  codeChallengeFields,
  jsonObject,
  readBody,
  text,
} from '../requests/request-body.ts';
import { refuseRequiredDomain } from '../sso/required.ts';
import { selectOptionalUserByEmail } from '../users/user.ts';

export const magicLinkFields = {
  email: text,
  data: z.nullish(jsonObject).transform((data) => data ?? {}),
  ...codeChallengeFields,
};

const bodySchema = z.object(magicLinkFields);
type Body = z.infer<typeof bodySchema>;

const evenAnswerMs = 100;

/** POST /magiclink: the email part of /otp under its older name. */
export const magicLink =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const startedAt = performance.now();
    const body = await readBody(c, bodySchema);
    if (body.email === '') throw invalid('Password recovery requires an email');
    await refuseRequiredDomain(parts.database, emailAddress(body.email));
    await mailMagicLink(parts, c, body);
    await notSoonerThan(startedAt, evenAnswerMs);
    return c.json({});
  };

/**
 * Mails a link to sign in. A new or unconfirmed user gets the mail that confirms the address instead; it signs in as
 * well.
 */
export async function mailMagicLink(parts: AuthParts, c: AuthContext, body: Body): Promise<void> {
  const { database, settings } = parts;
  const email = emailAddress(body.email);
  const challenge = codeChallenge(body);
  assertMetadataSize(body.data);
  if (!settings.signupEnabled && (await selectOptionalUserByEmail(database, email)) === null) {
    await refuseUnknown(parts, email);
  }
  const mail =
    (await magicLinkMail(parts, c, email, challenge)) ??
    (await welcomeMail(parts, c, { email, data: body.data, challenge }));
  await parts.sendMail(mail);
}

/** For an address that no one may sign up with: a repeated request too soon is refused as for a known one. */
export async function refuseUnknown(parts: AuthParts, email: string): Promise<void> {
  const { mailIntervalSeconds } = parts.settings;
  await assertUnknownInterval(parts.database, 'recovery', email, mailIntervalSeconds, parts.now());
}

async function magicLinkMail(
  parts: AuthParts,
  c: AuthContext,
  email: string,
  challenge: ReturnType<typeof codeChallenge>,
): Promise<AuthMail | null> {
  return parts.database.transaction(async (q) => {
    const user = await selectOptionalUserByEmail(q, email);
    if (user === null || user.email_confirmed_at === null) return null;
    const nowMs = parts.now();
    await audit(q, 'user_recovery_requested', user, clientOf(c), nowMs);
    if (challenge !== null) await beginFlow(q, user.id, 'magiclink', challenge, nowMs);
    return prepareMagicLink(parts, q, user, {
      redirectTo: redirectTarget(c, parts.settings),
      acceptLanguage: c.req.header('accept-language'),
      ip: clientOf(c).ip,
      isPkce: challenge !== null,
    });
  });
}

async function welcomeMail(
  parts: AuthParts,
  c: AuthContext,
  wish: Pick<Body, 'email' | 'data'> & { readonly challenge: ReturnType<typeof codeChallenge> },
): Promise<AuthMail> {
  if (!parts.settings.signupEnabled) {
    throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
  }
  const outcome = await register(parts, c, { ...wish, passwordHash: null, password: null });
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'mailed') return outcome.mail;
  // If confirmation is off, the new user is already confirmed.
  const mail = await magicLinkMail(parts, c, wish.email, wish.challenge);
  if (mail === null) throw new Error('A confirmed user cannot be found by their address.');
  return mail;
}
