import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { forbidden, unprocessable } from '../auth-error.ts';
import { prepareConfirmation } from '../mails/auth-mails.ts';
import { emailAddress } from '../requests/email-address.ts';
import { confirmEmail, refreshProviders } from '../users/user-changes.ts';
import { isBanned, selectOptionalUserById, selectUserById } from '../users/user.ts';
import { insertProviderIdentity, primaryEmail, selectOptionalIdentity } from './identities.ts';
import type { Arrival, SignInOutcome } from './sign-in-person.ts';

/**
 * Joins the account at a provider to the user who asked for it. A user without an address gets the account's. @throws
 * AuthError 422 if the account is already joined, 400 if its address is taken.
 */
export async function linkPerson(
  q: Queries,
  parts: AuthParts,
  userId: string,
  { provider, person, client, mailRequest }: Arrival,
): Promise<SignInOutcome> {
  const nowMs = parts.now();
  const user = await selectOptionalUserById(q, userId);
  if (user === null) throw unprocessable('user_not_found', 'Linking target user not found');
  if (isBanned(user, nowMs)) throw forbidden('user_banned', 'User is banned');
  const known = await selectOptionalIdentity(q, provider, person.subject);
  if (known !== null) {
    throw unprocessable(
      'identity_already_exists',
      known.userId === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    );
  }
  await insertProviderIdentity(q, userId, provider, person, nowMs);
  await refreshProviders(q, userId);
  await audit(q, 'identity_linked', user, client, nowMs, { provider });

  const email = primaryEmail(person);
  if (user.email !== null || email === null) return { kind: 'user', userId };
  await q.query('update auth.users set email = $2, updated_at = $3 where id = $1', [
    userId,
    emailAddress(email.email),
    new Date(nowMs),
  ]);
  if (!email.isVerified) {
    return {
      kind: 'refused',
      error: unprocessable(
        'email_not_confirmed',
        `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
      ),
      mail: await prepareConfirmation(parts, q, await selectUserById(q, userId), {
        ...mailRequest,
        isPkce: false,
      }),
    };
  }
  await confirmEmail(q, userId, nowMs);
  await q.query('update auth.users set is_anonymous = false where id = $1', [userId]);
  return { kind: 'user', userId };
}
