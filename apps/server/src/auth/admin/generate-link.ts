import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { invalid, notFound, unprocessable } from '../auth-error.ts';
import { verifyLink } from '../mails/auth-mails.ts';
import { type Client, clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { insertUser } from '../users/new-user.ts';
import { type OneTimeTokenType, issueOneTimeToken } from '../codes/one-time-token.ts';
import { assertStrongPassword, wordsAbout } from '../passwords/password-check.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { isAllowedRedirect, redirectTarget } from '../links/redirect-target.ts';
import { jsonObject, readBody, text } from '../requests/request-body.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { mergeMetadata } from '../users/user-changes.ts';
import { userJson } from '../users/user-json.ts';
import { type User, selectOptionalUserByEmail, selectUserById } from '../users/user.ts';

const bodySchema = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: z.nullish(jsonObject).transform((data) => data ?? {}),
  redirect_to: text,
});

const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
type LinkType = (typeof linkTypes)[number];

type Wish = {
  readonly type: LinkType;
  readonly email: string;
  readonly newEmail: string;
  /** Password hash for a user created with this link. */
  readonly passwordHash: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/** POST /admin/generate_link: returns what a mail would contain, for servers that send their own. */
export const generateLink =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    await requireAdmin(c, parts);
    const body = await readBody(c, bodySchema);
    const email = emailAddress(body.email);
    const asked = linkTypes.find((type) => type === body.type);
    if (asked === undefined) {
      throw invalid(`Invalid email action link type requested: ${body.type}`);
    }
    const known = await selectOptionalUserByEmail(parts.database, email);
    const type = known === null && asked === 'magiclink' ? 'signup' : asked;
    const wish = {
      type,
      email,
      newEmail: type.startsWith('email_change') ? emailAddress(body.new_email) : '',
      passwordHash: await passwordHashOf(parts, body, type, asked, known),
      data: body.data,
    };
    const { user, token } = await parts.database.transaction((q) =>
      prepare(q, parts, wish, clientOf(c)),
    );
    const redirectTo = redirectOf(c, parts, body.redirect_to);
    const linkType = type.startsWith('email_change') ? 'email_change' : type;
    return c.json({
      ...userJson(user),
      action_link: verifyLink(parts.settings.apiUrl, token, linkType, redirectTo),
      email_otp: token.code,
      hashed_token: token.hash,
      verification_type: type,
      redirect_to: redirectTo,
    });
  };

function redirectOf(c: AuthContext, { settings }: AuthParts, given: string): string {
  return given !== '' && isAllowedRedirect(given, settings) ? given : redirectTarget(c, settings);
}

async function passwordHashOf(
  parts: AuthParts,
  body: z.infer<typeof bodySchema>,
  type: LinkType,
  asked: LinkType,
  known: User | null,
): Promise<string | null> {
  if (type !== 'signup' || asked === 'magiclink' || known !== null) return null;
  if (body.password === '') throw invalid('Signup requires a valid password');
  const aboutUser = wordsAbout(body.email, body.data);
  await assertStrongPassword(parts.checkPassword, body.password, aboutUser);
  return hashPassword(body.password);
}

async function prepare(q: Queries, parts: AuthParts, wish: Wish, client: Client) {
  const { settings } = parts;
  const nowMs = parts.now();
  const user = await subjectOf(q, wish, nowMs);
  if (wish.type === 'invite') {
    const traits = { user_id: user.id, user_email: user.email };
    await audit(q, 'user_invited', 'service_role', client, nowMs, traits);
  } else if (wish.type === 'magiclink' || wish.type === 'recovery') {
    await audit(q, 'user_recovery_requested', user, client, nowMs);
  }
  if (wish.type === 'email_change_current' && !settings.doubleConfirmMailChange) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  if (wish.type.startsWith('email_change')) await assertFree(q, wish.newEmail, user);
  const token = await issueOneTimeToken(
    q,
    tokenTypeByLinkType[wish.type],
    {
      userId: user.id,
      address: wish.type === 'email_change_new' ? wish.newEmail : wish.email,
    },
    {
      codeLength: settings.codeLength,
      validSeconds: settings.codeSeconds,
      isPkce: false,
      nowMs,
      hashOfCode: parts.hashOfCode,
    },
  );
  await noteSent(q, user.id, wish, new Date(nowMs));
  return { user: await selectUserById(q, user.id), token };
}

const tokenTypeByLinkType: Readonly<Record<LinkType, OneTimeTokenType>> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
  email_change_current: 'email_change_token_current',
  email_change_new: 'email_change_token_new',
};

/** Returns the user the link is for, creating one if the type allows it. @throws AuthError 404 or 422 */
async function subjectOf(q: Queries, wish: Wish, nowMs: number): Promise<User> {
  const known = await selectOptionalUserByEmail(q, wish.email);
  const letsIn = wish.type === 'signup' || wish.type === 'invite';
  if (known === null) {
    if (!letsIn) throw notFound('user_not_found', 'User with this email not found');
    const { email, passwordHash, data: userMetadata } = wish;
    return insertUser(q, { email, passwordHash, userMetadata }, nowMs);
  }
  if (letsIn && known.email_confirmed_at !== null) throw emailExists();
  if (wish.type === 'signup') {
    await mergeMetadata(q, known.id, 'raw_user_meta_data', wish.data, nowMs);
  }
  return known;
}

async function assertFree(q: Queries, newEmail: string, user: User): Promise<void> {
  const taken = await selectOptionalUserByEmail(q, newEmail);
  if (taken !== null && taken.id !== user.id) throw emailExists();
}

function emailExists() {
  return unprocessable(
    'email_exists',
    'A user with this email address has already been registered',
  );
}

async function noteSent(q: Queries, userId: string, wish: Wish, now: Date): Promise<void> {
  switch (wish.type) {
    case 'signup':
      await q.query('update auth.users set confirmation_sent_at = $2 where id = $1', [userId, now]);
      break;
    case 'invite':
      await q.query(
        'update auth.users set confirmation_sent_at = $2, invited_at = $2 where id = $1',
        [userId, now],
      );
      break;
    case 'magiclink':
    case 'recovery':
      await q.query('update auth.users set recovery_sent_at = $2 where id = $1', [userId, now]);
      break;
    case 'email_change_current':
    case 'email_change_new':
      await q.query(
        `update auth.users set email_change = $3, email_change_sent_at = $2,
           email_change_confirm_status = 0
         where id = $1`,
        [userId, now, wish.newEmail],
      );
      break;
  }
}
