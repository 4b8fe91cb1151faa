import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DatabaseError } from '../db/database.ts';
import { audit } from './audit.ts';
import type { AuthContext, AuthHandler, AuthParts } from './auth-context.ts';
import type { Queries } from './auth-database.ts';
import { type AuthError, badRequest, invalid, serverFault, unprocessable } from './auth-error.ts';
import type { AuthMail } from './auth-mail.ts';
import { prepareConfirmation } from './auth-mails.ts';
import { clientOf } from './client.ts';
import { emailAddress } from './email-address.ts';
import { notSoonerThan } from './even-time.ts';
import { insertUser } from './new-user.ts';
import { assertStrongPassword, wordsAbout } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { phoneNumber } from './phone-number.ts';
import { type CodeChallenge, beginFlow, codeChallenge } from './pkce.ts';
import { redirectTarget } from './redirect-target.ts';
import { codeChallengeFields, jsonObject, readBody, text } from './request-body.ts';
import { type GrantedSession, openSession, sessionResponse } from './session.ts';
import { confirmEmail } from './user-changes.ts';
import { userJson } from './user-json.ts';
import { type User, selectOptionalUserByEmail, selectUserById } from './user.ts';

const bodySchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: z.nullish(jsonObject).transform((data) => data ?? {}),
  ...codeChallengeFields,
});

const evenAnswerMs = 150;

/**
 * POST /signup. With confirmation on, whoever asks cannot tell a confirmed address from a new one
 * but by what the protocol itself shows: the answer to the first is made up.
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
    if (body.email === '' && body.phone === '') {
      throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (body.password === '') throw invalid('Signup requires a valid password');
    const { checkPassword } = parts;
    await assertStrongPassword(checkPassword, body.password, wordsAbout(body.email, body.data));
    if (body.email !== '' && body.phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.');
    }
    const challenge = codeChallenge(body);
    if (body.phone !== '') {
      phoneNumber(body.phone);
      throw badRequest('phone_provider_disabled', 'Phone signups are disabled');
    }

    const outcome = await register(parts, c, {
      email: emailAddress(body.email),
      passwordHash: await hashPassword(body.password),
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
        ? madeUpUser(outcome.email, body.data, parts.now())
        : hideInvitation(outcome.user),
    );
  };

type Registration = {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly challenge: CodeChallenge | null;
};

type Outcome =
  | { readonly kind: 'session'; readonly user: User; readonly session: GrantedSession }
  | { readonly kind: 'mailed'; readonly user: User; readonly mail: AuthMail }
  | { readonly kind: 'known'; readonly email: string }
  | { readonly kind: 'refused'; readonly error: AuthError };

async function register(
  parts: AuthParts,
  c: AuthContext,
  registration: Registration,
): Promise<Outcome> {
  const attempt = () => parts.database.transaction((q) => registerIn(q, parts, c, registration));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    // Another request took the address in between: this one finds it on a second look.
    if (error.constraint === 'users_email_partial_key') return attempt();
    throw serverFault('Database error saving new user', error);
  }
}

async function registerIn(
  q: Queries,
  parts: AuthParts,
  c: AuthContext,
  { email, passwordHash, data, challenge }: Registration,
): Promise<Outcome> {
  const { settings } = parts;
  const client = clientOf(c);
  const nowMs = parts.now();
  const known = await selectOptionalUserByEmail(q, email);
  if (known !== null && known.email_confirmed_at !== null) {
    await audit(q, 'user_repeated_signup', known, client, nowMs, { provider: 'email' });
    if (!settings.mailAutoconfirm) return { kind: 'known', email };
    return {
      kind: 'refused',
      error: unprocessable('user_already_exists', 'User already registered'),
    };
  }

  // What an unconfirmed user said before stays: nobody has proven to be that person yet.
  const user = known ?? (await insertSignedUp(q, email, passwordHash, data, nowMs));
  if (settings.mailAutoconfirm) {
    await confirmEmail(q, user.id, nowMs);
    await audit(q, 'user_signedup', user, client, nowMs, { provider: 'email' });
    const session = await openSession(q, user, 'password', client, nowMs);
    return { kind: 'session', user: await selectUserById(q, user.id), session };
  }
  await audit(q, 'user_confirmation_requested', user, client, nowMs, { provider: 'email' });
  if (challenge !== null) await beginFlow(q, user.id, 'email/signup', challenge, nowMs);
  const mail = await prepareConfirmation(parts, q, user, {
    redirectTo: redirectTarget(c, settings),
    acceptLanguage: c.req.header('accept-language'),
    isPkce: challenge !== null,
  });
  return { kind: 'mailed', user: await selectUserById(q, user.id), mail };
}

/** The identity's claims become part of the metadata, as everywhere in this protocol. */
async function insertSignedUp(
  q: Queries,
  email: string,
  passwordHash: string,
  data: Readonly<Record<string, unknown>>,
  nowMs: number,
): Promise<User> {
  const user = await insertUser(q, { email, passwordHash, userMetadata: data }, nowMs);
  await q.query(
    `with changed as (
       update auth.identities set identity_data = $2::jsonb || identity_data
       where user_id = $1 and provider = 'email' returning identity_data
     )
     update auth.users set raw_user_meta_data = changed.identity_data from changed where id = $1`,
    [user.id, data],
  );
  return user;
}

function madeUpUser(email: string, data: Readonly<Record<string, unknown>>, nowMs: number) {
  const now = new Date(nowMs).toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** What an inviter wrote about a person is not for whoever tries to sign up with the address. */
function hideInvitation(user: User) {
  if (user.invited_at === null) return userJson(user);
  return userJson({ ...user, raw_user_meta_data: {}, identities: [] });
}
