import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { type AuthError, serverFault, unprocessable } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { hashOfMail, prepareConfirmation } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { takeSharedInterval } from '../limits/mail-budget.ts';
import { insertUser } from '../users/new-user.ts';
import { type CodeChallenge, beginFlow } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { type GrantedSession, openSession } from '../sessions/session.ts';
import {
  type SignUp,
  findSignUpByPassword,
  hashOfNetwork,
  rememberCodeRequest,
  rememberSignUp,
  selectSignUps,
} from './sign-ups.ts';
import { confirmEmail } from '../users/user-changes.ts';
import { type User, selectOptionalUserByEmail, selectUserById } from '../users/user.ts';

export type Registration = {
  readonly email: string;
  /** Null if sign-in by password isn't possible until one is set. */
  readonly passwordHash: string | null;
  /** The password that was hashed; null if there is no hash. */
  readonly password: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly challenge: CodeChallenge | null;
};

export type RegistrationOutcome =
  | { readonly kind: 'session'; readonly user: User; readonly session: GrantedSession }
  | { readonly kind: 'mailed'; readonly user: User; readonly mail: AuthMail }
  | { readonly kind: 'known'; readonly email: string }
  | { readonly kind: 'refused'; readonly error: AuthError };

/**
 * Registers an address, or finds that it is known. Nothing has been sent yet when this resolves.
 * @throws AuthError 429 if a mail to the address is too recent, 500 if the database refuses.
 */
export async function register(
  parts: AuthParts,
  c: AuthContext,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const attempt = async () => {
    const sameAs = await sameSignUp(parts, registration);
    // Runs outside the transaction, so that it's kept even if the mail is refused: the code from an earlier mail may
    // still be typed.
    if (registration.password === null)
      await rememberCodeRequest(parts.database, registration.email, parts.now());
    return parts.database.transaction((q) => registerIn(q, parts, c, registration, sameAs));
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    // Another request registered the address meanwhile; a second attempt finds it.
    if (error.constraint === 'users_email_partial_key') return attempt();
    throw serverFault('Database error saving new user', error);
  }
}

/** Someone who signs up again with the same password is treated as the same person. */
async function sameSignUp(
  { database, settings }: AuthParts,
  { email, password }: Registration,
): Promise<SignUp | null> {
  if (password === null || settings.keepSignupPassword) return null;
  const known = await selectOptionalUserByEmail(database, email);
  if (known === null || known.email_confirmed_at !== null) return null;
  return findSignUpByPassword(await selectSignUps(database, known.id), password);
}

async function registerIn(
  q: Queries,
  parts: AuthParts,
  c: AuthContext,
  { email, passwordHash, data, challenge }: Registration,
  sameAs: SignUp | null,
): Promise<RegistrationOutcome> {
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

  // An unconfirmed user's earlier data stays: no one has proven to be that person yet.
  const user = known ?? (await insertSignedUp(q, email, passwordHash, data, nowMs));
  if (settings.mailAutoconfirm) {
    await confirmEmail(q, user.id, nowMs);
    await audit(q, 'user_signedup', user, client, nowMs, { provider: 'email' });
    const session = await openSession(q, parts, user, 'password', client);
    return { kind: 'session', user: await selectUserById(q, user.id), session };
  }
  await audit(q, 'user_confirmation_requested', user, client, nowMs, { provider: 'email' });
  const flowId =
    challenge === null ? null : await beginFlow(q, user.id, 'email/signup', challenge, nowMs);
  const network = hashOfNetwork(client.ip);
  const isForPassword = passwordHash !== null && !settings.keepSignupPassword;
  const comesFirst = isForPassword && known !== null && (await isFirstFrom(q, user.id, network));
  if (comesFirst) await takeSharedInterval(q, email, settings.mailIntervalSeconds, nowMs);
  const recipient = comesFirst ? { ...user, confirmation_sent_at: null } : user;
  const isPkce = challenge !== null;
  if (passwordHash === null) await rememberCodeRequest(q, email, nowMs);
  const mail = await prepareConfirmation(parts, q, recipient, {
    redirectTo: redirectTarget(c, settings),
    acceptLanguage: c.req.header('accept-language'),
    ip: client.ip,
    isPkce,
  });
  if (isForPassword) {
    const codeHash = hashOfMail(parts, mail, isPkce);
    const replaces = sameAs?.id ?? null;
    await rememberSignUp(
      q,
      user.id,
      { passwordHash, data, codeHash, flowId, network, replaces },
      nowMs,
    );
  }
  return { kind: 'mailed', user: await selectUserById(q, user.id), mail };
}

/** A stranger's earlier sign-up must not make the owner's first one wait. */
async function isFirstFrom(q: Queries, userId: string, network: string): Promise<boolean> {
  const earlier = await selectSignUps(q, userId);
  return earlier.every((signUp) => signUp.network !== network);
}

/** The identity's claims become part of the metadata, as everywhere in this protocol. */
async function insertSignedUp(
  q: Queries,
  email: string,
  passwordHash: string | null,
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
