import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { badRequest, forbidden, unprocessable } from '../auth-error.ts';
import type { AuthMail } from '../mails/auth-mail.ts';
import { prepareEmailChange } from '../mails/auth-mails.ts';
import { beginPhoneChange, finishEmailChange } from './address-change.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { assertStrongPassword, wordsAbout } from '../passwords/password-check.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { type PhoneCode, sendPhoneCode } from '../codes/phone-code.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { beginFlow, codeChallenge } from '../links/pkce.ts';
import { assertReauthenticated } from '../passwords/reauthenticate.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import {
  assertMetadataSize,
  codeChallengeFields,
  jsonObject,
  readBody,
  text,
} from '../requests/request-body.ts';
import { passwordChangedMails } from '../mails/security-mails.ts';
import {
  type SignedIn,
  factorMissing,
  isWithoutFactor,
  requireSignedIn,
} from '../sessions/signed-in.ts';
import {
  findSignUpByPassword,
  isSetAside,
  keepSignUp,
  selectSignUps,
} from '../sign-up/sign-ups.ts';
import { changePassword, mergeMetadata } from './user-changes.ts';
import { userJson } from './user-json.ts';
import {
  type User,
  selectOptionalUserByEmail,
  selectOptionalUserByPhone,
  selectUserById,
} from './user.ts';

const bodySchema = z.object({
  email: text,
  phone: text,
  password: z.nullish(z.string()),
  nonce: text,
  current_password: text,
  data: z.nullish(jsonObject),
  app_metadata: z.nullish(jsonObject),
  ...codeChallengeFields,
});

type Wish = z.infer<typeof bodySchema>;

/** PUT /user: changes the password, address and metadata of the signed-in user. */
export const userPut =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const caller = await requireSignedIn(c, parts);
    const wish = await withoutProof(parts, caller.user, await readBody(c, bodySchema));
    const changes = await decide(parts, caller, wish, clientOf(c).ip);
    const { mails, code } = await apply(parts, c, caller, changes);
    for (const mail of mails) await parts.sendMail(mail);
    if (code !== null) await sendPhoneCode(parts, code);
    return c.json(userJson(await selectUserById(parts.database, caller.user.id)));
  };

/**
 * The password of a sign-up that was set aside is proof, not a new password. Sent as `current_password` it is only
 * proof: a typing error there doesn't become the password.
 * @throws AuthError 400 if it proves nothing.
 */
async function withoutProof(parts: AuthParts, user: User, wish: Wish): Promise<Wish> {
  if (!isSetAside(user)) return wish;
  const proof = wish.password ?? wish.current_password;
  if (proof === '') return wish;
  const signUp = await findSignUpByPassword(await selectSignUps(parts.database, user.id), proof);
  if (signUp === null) {
    if (wish.password != null) return wish;
    throw badRequest('invalid_credentials', 'Invalid login credentials');
  }
  await parts.database.transaction((q) => keepSignUp(q, user.id, signUp, parts.now()));
  return { ...wish, password: null };
}

type Changes = {
  readonly newAddress: string | null;
  readonly newPhone: string | null;
  readonly passwordHash: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly challenge: ReturnType<typeof codeChallenge>;
};

async function decide(
  parts: AuthParts,
  caller: SignedIn,
  wish: Wish,
  ip: string | null,
): Promise<Changes> {
  const { user } = caller;
  const email = wish.email === '' ? '' : emailAddress(wish.email);
  const phone = wish.phone === '' ? '' : phoneNumber(wish.phone);
  const { password = null } = wish;
  if (password !== null) {
    const aboutUser = wordsAbout(user.email ?? '', user.raw_user_meta_data ?? {});
    await assertStrongPassword(parts.checkPassword, password, aboutUser);
  }
  if (wish.app_metadata != null) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges');
  }
  const newAddress = email !== '' && email !== user.email ? email : null;
  const newPhone = phone !== '' && phone !== user.phone ? phone : null;
  const changesPassword = password !== null;
  if (changesPassword || newAddress !== null || newPhone !== null) assertMayChangeLogin(caller);
  if (wish.data != null) assertMayChangeMetadata(caller, wish.data);
  if (user.is_anonymous && changesPassword && newAddress === null && newPhone === null) {
    throw unprocessable(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  await assertFree(parts, newAddress, newPhone);
  if (newPhone !== null) assertPhonesEnabled(parts, 'Phone logins are disabled', 422);
  if (changesPassword) {
    const proof = { nonce: wish.nonce, currentPassword: wish.current_password };
    await assertReauthenticated(parts, caller, proof, ip);
  }
  if (password !== null && (await verifyPassword(password, user.encrypted_password))) {
    throw unprocessable('same_password', 'New password should be different from the old password.');
  }
  return {
    newAddress,
    newPhone,
    passwordHash: password === null ? null : await hashPassword(password),
    data: wish.data ?? null,
    challenge: codeChallenge(wish),
  };
}

function assertMayChangeMetadata(caller: SignedIn, data: Readonly<Record<string, unknown>>): void {
  if (isWithoutFactor(caller)) throw factorMissing('update metadata');
  assertMetadataSize({ ...caller.user.raw_user_meta_data, ...data });
}

async function assertFree(
  { database }: AuthParts,
  email: string | null,
  phone: string | null,
): Promise<void> {
  if (email !== null && (await selectOptionalUserByEmail(database, email)) !== null) {
    throw unprocessable(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  if (phone !== null && (await selectOptionalUserByPhone(database, phone)) !== null) {
    throw unprocessable(
      'phone_exists',
      'A user with this phone number has already been registered',
    );
  }
}

function assertMayChangeLogin(caller: SignedIn): void {
  if (isWithoutFactor(caller)) throw factorMissing('update email or password');
  if (caller.user.is_sso_user) {
    throw unprocessable(
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
  }
}

async function apply(
  parts: AuthParts,
  c: AuthContext,
  { user, session }: SignedIn,
  { newAddress, newPhone, passwordHash, data, challenge }: Changes,
): Promise<{ readonly mails: readonly AuthMail[]; readonly code: PhoneCode | null }> {
  const client = clientOf(c);
  const nowMs = parts.now();
  return parts.database.transaction(async (q) => {
    if (passwordHash !== null) {
      await changePassword(q, user.id, passwordHash, session?.id ?? null, nowMs);
      await audit(q, 'user_updated_password', user, client, nowMs);
    }
    if (data !== null) await mergeMetadata(q, user.id, 'raw_user_meta_data', data, nowMs);
    await audit(q, 'user_modified', user, client, nowMs);
    const code = newPhone === null ? null : await beginPhoneChange(parts, q, c, user, newPhone);
    const notices = passwordHash === null ? [] : passwordChangedMails(c, user);
    if (newAddress === null) return { mails: notices, code };
    if (user.is_anonymous && parts.settings.mailAutoconfirm) {
      await q.query('update auth.users set email_change = $2 where id = $1', [user.id, newAddress]);
      await finishEmailChange(q, { ...user, email_change: newAddress }, nowMs);
      return { mails: notices, code };
    }
    if (challenge !== null) await beginFlow(q, user.id, 'email_change', challenge, nowMs);
    const links = await prepareEmailChange(parts, q, user, newAddress, {
      redirectTo: redirectTarget(c, parts.settings),
      acceptLanguage: c.req.header('accept-language'),
      ip: client.ip,
      isPkce: challenge !== null,
    });
    return { mails: [...notices, ...links], code };
  });
}
