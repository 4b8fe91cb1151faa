import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import type { AuthMail } from './auth-mail.ts';
import { assertMailInterval, takeMail } from '../limits/mail-budget.ts';
import {
  type OneTimeToken,
  type OneTimeTokenType,
  issueOneTimeToken,
  pkcePrefix,
} from '../codes/one-time-token.ts';
import type { AuthSettings } from '../settings.ts';
import type { User } from '../users/user.ts';

/** How the flow should continue, according to the browser that asked for the mail. */
export type MailRequest = {
  readonly redirectTo: string;
  readonly acceptLanguage: string | undefined;
  /**
   * The client address whose budget the mail is taken from; null if an administrator asked for the
   * mail.
   */
  readonly ip: string | null;
  readonly isPkce: boolean;
};

/** The mail that proves a new address. @throws AuthError 429 if the last one is too recent. */
export const prepareConfirmation = toOwner({
  kind: 'confirmation',
  linkType: 'signup',
  tokenType: 'confirmation_token',
  sentAtColumn: 'confirmation_sent_at',
});

/** The mail for setting a new password. @throws AuthError 429 as above. */
export const prepareRecovery = toOwner({
  kind: 'recovery',
  linkType: 'recovery',
  tokenType: 'recovery_token',
  sentAtColumn: 'recovery_sent_at',
});

/**
 * The mail that signs a person in; it shares its interval with the one for a new password.
 * @throws AuthError 429 as above.
 */
export const prepareMagicLink = toOwner({
  kind: 'magic_link',
  linkType: 'magiclink',
  tokenType: 'recovery_token',
  sentAtColumn: 'recovery_sent_at',
});

/** The mail with the code that a password change may require. @throws AuthError 429 as above. */
export const prepareReauthentication = toOwner({
  kind: 'reauthentication',
  linkType: null,
  tokenType: 'reauthentication_token',
  sentAtColumn: 'reauthentication_sent_at',
});

/** The mail that invites someone who never signed up; their next click confirms the address. */
export async function prepareInvitation(
  parts: AuthParts,
  q: Queries,
  user: User,
  request: MailRequest,
): Promise<AuthMail> {
  await q.query('update auth.users set invited_at = $2, updated_at = $2 where id = $1', [
    user.id,
    new Date(parts.now()),
  ]);
  return prepare(parts, q, user, request, {
    kind: 'invite',
    linkType: 'invite',
    tokenType: 'confirmation_token',
    sentAtColumn: 'confirmation_sent_at',
    to: user.email ?? '',
  });
}

/** The mails for a change of address: one to the new address, and one to the old if configured. */
export async function prepareEmailChange(
  parts: AuthParts,
  q: Queries,
  user: User,
  newAddress: string,
  request: MailRequest,
): Promise<AuthMail[]> {
  assertInterval(parts, user.email_change_sent_at);
  await q.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [user.id, newAddress, new Date(parts.now())],
  );
  const change = {
    linkType: 'email_change',
    sentAtColumn: 'email_change_sent_at',
    newAddress,
  } as const;
  const toNew = await prepare(parts, q, user, request, {
    ...change,
    kind: 'email_change_new_address',
    tokenType: 'email_change_token_new',
    to: newAddress,
  });
  if (user.email === null || !needsBothMailboxes(parts.settings)) return [toNew];
  const toOld = await prepare(parts, q, user, request, {
    ...change,
    kind: 'email_change_old_address',
    tokenType: 'email_change_token_current',
    to: user.email,
  });
  return [toNew, toOld];
}

/** True if a change of address must also be confirmed in the old mailbox. */
export function needsBothMailboxes(settings: AuthSettings): boolean {
  return settings.doubleConfirmMailChange && !settings.mailAutoconfirm;
}

type MailPlan = {
  readonly kind: AuthMail['kind'];
  /** Null if there is nothing to click. */
  readonly linkType: string | null;
  readonly tokenType: OneTimeTokenType;
  readonly sentAtColumn:
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'reauthentication_sent_at'
    | 'email_change_sent_at';
  readonly to: string;
  readonly newAddress?: string;
};

/** Mails to the user's current address. */
function toOwner(plan: Omit<MailPlan, 'to' | 'newAddress'>) {
  return (parts: AuthParts, q: Queries, user: User, request: MailRequest): Promise<AuthMail> => {
    assertInterval(parts, user[plan.sentAtColumn]);
    return prepare(parts, q, user, request, { ...plan, to: user.email ?? '' });
  };
}

async function prepare(
  parts: AuthParts,
  q: Queries,
  user: User,
  request: MailRequest,
  plan: MailPlan,
): Promise<AuthMail> {
  const { settings, now } = parts;
  const nowMs = now();
  const token = await issueOneTimeToken(
    q,
    plan.tokenType,
    { userId: user.id, address: plan.to },
    {
      codeLength: settings.codeLength,
      validSeconds: settings.codeSeconds,
      isPkce: request.isPkce,
      nowMs,
      hashOfCode: parts.hashOfCode,
    },
  );
  await q.query(`update auth.users set ${plan.sentAtColumn} = $2, updated_at = $2 where id = $1`, [
    user.id,
    new Date(nowMs),
  ]);
  // Anyone can request these for anyone's address.
  const isForStranger = plan.kind === 'confirmation';
  await takeMail(q, settings, { ip: request.ip, isForStranger }, nowMs);
  return {
    kind: plan.kind,
    to: plan.to,
    userId: user.id,
    userMetadata: user.raw_user_meta_data ?? {},
    link:
      plan.linkType === null
        ? null
        : mailedLink(settings, token, plan.linkType, request.redirectTo),
    code: token.code,
    validSeconds: settings.codeSeconds,
    acceptLanguage: request.acceptLanguage,
    ...(plan.newAddress === undefined ? {} : { newAddress: plan.newAddress }),
  };
}

function assertInterval({ settings, now }: AuthParts, lastSentAt: Date | null): void {
  assertMailInterval(lastSentAt, settings.mailIntervalSeconds, now());
}

/** The stored hash of a mail's code. */
export function hashOfMail(
  { hashOfCode }: AuthParts,
  { to, code }: AuthMail,
  isPkce: boolean,
): string {
  return `${isPkce ? pkcePrefix : ''}${hashOfCode(to, code)}`;
}

/**
 * Returns the address in our mails. By default it opens a page, because link scanners would use up a link that works
 * immediately.
 */
function mailedLink(
  settings: AuthSettings,
  token: OneTimeToken,
  type: string,
  redirectTo: string,
): string {
  const link = verifyLink(settings.apiUrl, token, type, redirectTo);
  return settings.mailLinks === 'verify'
    ? link
    : `${settings.siteUrl}/auth/confirm${new URL(link).search}`;
}

/** Returns the link that works immediately. */
export function verifyLink(
  apiUrl: string,
  token: OneTimeToken,
  type: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: token.hash, type, redirect_to: redirectTo });
  return `${apiUrl}/verify?${query.toString()}`;
}
