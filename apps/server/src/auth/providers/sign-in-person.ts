import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { type AuthError, forbidden, serverFault, unprocessable } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { type MailRequest, prepareConfirmation } from '../mails/auth-mails.ts';
import type { Client } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { insertUser } from '../users/new-user.ts';
import { forgetSignUps } from '../sign-up/sign-ups.ts';
import { confirmEmail, mergeMetadata, refreshProviders } from '../users/user-changes.ts';
import { isBanned, selectUserById } from '../users/user.ts';
import {
  type IdentityRow,
  identityData,
  insertProviderIdentity,
  primaryEmail,
  refreshIdentity,
  selectOptionalIdentity,
} from './identities.ts';
import type { ProvidedPerson } from './provider.ts';

/** A person whom a provider vouches for, and the request that brought them. */
export type Arrival = {
  readonly provider: string;
  readonly person: ProvidedPerson;
  readonly client: Client;
  readonly mailRequest: Omit<MailRequest, 'isPkce'>;
};

/** A refusal commits the writes before it, and has the mail that helps the person out. */
export type SignInOutcome =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'refused'; readonly error: AuthError; readonly mail: AuthMail };

/**
 * Returns the person's user: the one with this identity, otherwise the one with an address that the provider has
 * verified, otherwise a new one. An unverified address never leads to an existing user.
 * @throws AuthError if the person can't sign in this way.
 */
export async function signInPerson(
  q: Queries,
  parts: AuthParts,
  arrival: Arrival,
): Promise<SignInOutcome> {
  const nowMs = parts.now();
  const { provider, person, client } = arrival;
  const { userId, identity } = await findOrMakeUser(q, parts, arrival);
  const user = await selectUserById(q, userId);
  if (isBanned(user, nowMs)) throw forbidden('user_banned', 'User is banned');
  if (user.confirmed_at !== null) {
    await audit(q, 'login', user, client, nowMs, { provider });
    return { kind: 'user', userId };
  }

  await dropUnprovenWays(q, userId, identity, person, nowMs);
  const isProven = person.emails.some(
    ({ email, isVerified }) => isVerified && email === user.email,
  );
  if (isProven || parts.settings.mailAutoconfirm) {
    await audit(q, 'user_signedup', user, client, nowMs, { provider });
    await confirmEmail(q, userId, nowMs);
    return { kind: 'user', userId };
  }
  return {
    kind: 'refused',
    error: unverified(provider, `A confirmation email has been sent to your ${provider} email`),
    mail: await prepareConfirmation(parts, q, await selectUserById(q, userId), {
      ...arrival.mailRequest,
      isPkce: false,
    }),
  };
}

type Found = { readonly userId: string; readonly identity: IdentityRow };

async function findOrMakeUser(
  q: Queries,
  parts: AuthParts,
  { provider, person, client }: Arrival,
): Promise<Found> {
  const nowMs = parts.now();
  const known = await selectOptionalIdentity(q, provider, person.subject);
  if (known !== null) {
    await refreshIdentity(q, known, person, nowMs);
    await mergeMetadata(q, known.userId, 'raw_user_meta_data', identityData(person), nowMs);
    return { userId: known.userId, identity: known };
  }

  const verified = person.emails.filter(({ isVerified }) => isVerified).map(({ email }) => email);
  const [ownerId, ...others] = await selectOwners(q, verified);
  if (others.length > 0) {
    throw serverFault(
      'Multiple accounts with the same email address in the same linking domain detected: default',
      undefined,
    );
  }
  if (ownerId === undefined) return makeUser(q, parts, provider, person);
  const identity = await insertProviderIdentity(q, ownerId, provider, person, nowMs);
  await mergeMetadata(q, ownerId, 'raw_user_meta_data', identityData(person), nowMs);
  await refreshProviders(q, ownerId);
  await audit(q, 'identity_linked', await selectUserById(q, ownerId), client, nowMs, { provider });
  return { userId: ownerId, identity };
}

/**
 * Finds users with one of the addresses, or with an identity whose provider verified it: through an identity with an
 * unverified address, its owner could catch the sign-in of the address's real owner.
 */
async function selectOwners(q: Queries, emails: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select u.id from auth.users u where u.email = any ($1::text[]) and not u.is_sso_user
     union
     select u.id from auth.identities i join auth.users u on u.id = i.user_id
     where i.email = any ($1::text[]) and i.identity_data -> 'email_verified' = 'true'
       and not u.is_sso_user`,
    [emails],
  );
  return rows.map(({ id }) => id);
}

async function makeUser(
  q: Queries,
  { settings, now }: AuthParts,
  provider: string,
  person: ProvidedPerson,
): Promise<Found> {
  const email = primaryEmail(person);
  if (email === null) {
    throw serverFault('Error getting user email from external provider', undefined);
  }
  if (!settings.signupEnabled) {
    throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
  }
  const address = emailAddress(email.email);
  if (!email.isVerified && (await selectOwners(q, [address])).length > 0) {
    throw unverified(provider, `Verify the email with ${provider} in order to sign in`);
  }
  try {
    const { id: userId } = await insertUser(
      q,
      {
        email: address,
        passwordHash: null,
        userMetadata: identityData(person),
        broughtBy: provider,
      },
      now(),
    );
    return { userId, identity: await insertProviderIdentity(q, userId, provider, person, now()) };
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code === '23505') throw error;
    throw serverFault('Database error saving new user', error);
  }
}

/**
 * No one has proven to be this user before. The person who created the account may have set a password or joined other
 * identities to wait for the owner of the address, so only what came now is kept.
 */
async function dropUnprovenWays(
  q: Queries,
  userId: string,
  identity: IdentityRow,
  person: ProvidedPerson,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = $2, updated_at = $3
     where id = $1`,
    [userId, identityData(person), new Date(nowMs)],
  );
  await q.query('delete from auth.identities where user_id = $1 and id <> $2', [
    userId,
    identity.id,
  ]);
  await refreshProviders(q, userId);
  await forgetSignUps(q, userId);
}

function unverified(provider: string, whatToDo: string): AuthError {
  return unprocessable(
    'provider_email_needs_verification',
    `Unverified email with ${provider}. ${whatToDo}`,
  );
}
