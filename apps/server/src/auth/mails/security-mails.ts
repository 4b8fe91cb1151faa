import type { AuthContext } from '../auth-handler.ts';
import type { AuthMail } from './auth-mail.ts';
import type { User } from '../users/user.ts';

type SecurityMailKind =
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_created'
  | 'recovery_code_used';

type Owner = Pick<User, 'id' | 'email' | 'email_confirmed_at' | 'raw_user_meta_data'>;

/**
 * Notifies the owner of a change to their sign-in, so that a change by someone else doesn't go unnoticed. It is sent to
 * the address that they had before the change, if that was confirmed. These mails have no budget: each follows a change
 * made by a signed-in user.
 */
export function securityMails(
  c: AuthContext,
  kind: SecurityMailKind,
  owner: Owner,
  newAddress?: string,
): AuthMail[] {
  if (owner.email === null || owner.email === '' || owner.email_confirmed_at === null) return [];
  return [
    {
      kind,
      to: owner.email,
      userId: owner.id,
      userMetadata: owner.raw_user_meta_data ?? {},
      link: null,
      code: '',
      validSeconds: 0,
      acceptLanguage: c.req.header('accept-language'),
      ...(newAddress === undefined ? {} : { newAddress }),
    },
  ];
}

/** The first password after an invitation or a mailed link is part of signing up. */
export function passwordChangedMails(
  c: AuthContext,
  owner: Owner & Pick<User, 'encrypted_password' | 'identities'>,
): AuthMail[] {
  const hadPassword = owner.encrypted_password !== null && owner.encrypted_password !== '';
  const hadAnotherWayIn = owner.identities.some(({ provider }) => provider !== 'email');
  return hadPassword || hadAnotherWayIn ? securityMails(c, 'password_changed', owner) : [];
}

/** @param before The user with the address that `email_change` has replaced since. */
export function addressChangedMails(
  c: AuthContext,
  before: Owner & Pick<User, 'email_change'>,
): AuthMail[] {
  return securityMails(c, 'email_changed', before, before.email_change ?? '');
}
