/**
 * Sign-ups with addresses that no one has proven yet. Anyone can sign up with anyone's address, so a click on the link
 * in the mail proves the address, but not who chose the password. Why:
 * docs/decisions/0046-a-link-does-not-confirm-a-password.md.
 */
import { createHash, randomUUID } from 'node:crypto';
import { networkOf } from '../limits/attempts.ts';
import type { Queries } from '../auth-database.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import type { User } from '../users/user.ts';

/** Set in the app metadata of someone who must type the password of their sign-up again. */
const flag = 'password_set_aside';

/** A stranger can begin more, but then only the latest can still be proven by their passwords. */
const keptPerUser = 5;

export type SignUp = {
  readonly id: string;
  /** Empty if a code was requested, without a password. */
  readonly password_hash: string;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly code_hash: string;
  readonly network: string;
  readonly created_at: Date;
};

export function selectSignUps(q: Queries, userId: string): Promise<SignUp[]> {
  return q.query<SignUp>(
    `select id, password_hash, user_metadata, code_hash, network, created_at
     from muster.sign_ups where user_id = $1 order by created_at desc, id`,
    [userId],
  );
}

/** The sign-up this password was chosen for. */
export async function findSignUpByPassword(
  signUps: readonly SignUp[],
  password: string,
): Promise<SignUp | null> {
  for (const signUp of signUps) {
    if (await verifyPassword(password, signUp.password_hash)) return signUp;
  }
  return null;
}

export function hashOfNetwork(ip: string | null): string {
  return createHash('sha256')
    .update(`network ${networkOf(ip)}`)
    .digest('base64url');
}

/** Stores what came with a sign-up, replacing an earlier one with the same password. */
export async function rememberSignUp(
  q: Queries,
  userId: string,
  signUp: {
    readonly passwordHash: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly codeHash: string;
    readonly flowId: string | null;
    readonly network: string;
    readonly replaces: string | null;
  },
  nowMs: number,
): Promise<void> {
  // Keeps the password that an administrator chose for the user before.
  await q.query(
    `insert into muster.sign_ups
       (id, user_id, password_hash, user_metadata, code_hash, network, created_at)
     select $2, id, encrypted_password, coalesce(raw_user_meta_data, '{}'), '', '',
       coalesce(created_at, $4)
     from auth.users u
     where id = $1 and encrypted_password <> '' and encrypted_password <> $3
       and not exists (select from muster.sign_ups s where s.user_id = u.id)`,
    [userId, randomUUID(), signUp.passwordHash, new Date(nowMs)],
  );
  await q.query('delete from muster.sign_ups where id = $1', [signUp.replaces]);
  await q.query(
    `insert into muster.sign_ups
       (id, user_id, password_hash, user_metadata, code_hash, flow_id, network, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      userId,
      signUp.passwordHash,
      signUp.data,
      signUp.codeHash,
      signUp.flowId,
      signUp.network,
      new Date(nowMs),
    ],
  );
  await q.query(
    `delete from muster.sign_ups where id in (
       select id from muster.sign_ups where user_id = $1 order by created_at desc offset $2)`,
    [userId, keptPerUser],
  );
}

/**
 * Records that someone requested a mailed code for an address that no one has proven, without a password. From then on
 * a typed code doesn't show who signed up, regardless of its mail and of which came first.
 */
export async function rememberCodeRequest(q: Queries, email: string, nowMs: number): Promise<void> {
  await q.query(
    `insert into muster.sign_ups
       (id, user_id, password_hash, user_metadata, code_hash, network, created_at)
     select $2, u.id, '', '{}', '', '', $3
     from auth.users u
     where u.email = $1 and not u.is_sso_user and u.email_confirmed_at is null
       and not exists (
         select from muster.sign_ups s where s.user_id = u.id and s.password_hash = '')`,
    [email, randomUUID(), new Date(nowMs)],
  );
}

/** The mail of a sign-up was sent again: its new code counts as the first one did. */
export async function moveSignUpCode(
  q: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<void> {
  await q.query('update muster.sign_ups set code_hash = $3 where user_id = $1 and code_hash = $2', [
    userId,
    from,
    to,
  ]);
}

/**
 * Call when an address is proven for the first time. Sets the password and metadata of its sign-up aside unless a typed
 * code shows that the person who signed up also has the mailbox: it was typed where the sign-up began, sent for this
 * sign-up, and no one else signed up with the address or requested a code for it.
 * @param typedHash Hash of the typed code; null for a link.
 */
export async function settleSignUps(
  q: Queries,
  userId: string,
  typedHash: string | null,
  nowMs: number,
): Promise<void> {
  const [first, ...others] = await selectSignUps(q, userId);
  if (first === undefined) return;
  const hasNoPassword = others.length === 0 && first.password_hash === '';
  if (hasNoPassword || (others.length === 0 && first.code_hash === typedHash)) {
    return forgetSignUps(q, userId);
  }
  const kept = ['sub', 'email', 'email_verified', 'phone_verified', 'invitation_token'];
  const keptOf = (column: string) =>
    `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${column})
      where key = any ($2::text[]))`;
  await q.query(
    `update auth.users set encrypted_password = null, updated_at = $3,
       raw_user_meta_data = ${keptOf('raw_user_meta_data')},
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"${flag}": true}'
     where id = $1`,
    [userId, kept, new Date(nowMs)],
  );
  await q.query(
    `update auth.identities set identity_data = ${keptOf('identity_data')}, updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [userId, kept, new Date(nowMs)],
  );
}

/** True if the user must type the password again before it counts. */
export function isSetAside(user: Pick<User, 'raw_app_meta_data'>): boolean {
  return user.raw_app_meta_data?.[flag] === true;
}

/** The sign-up that began a code exchange, selected when its verifier came back. */
export async function selectSignUpOfFlow(q: Queries, flowId: string): Promise<SignUp | null> {
  const [signUp] = await q.query<SignUp>('select * from muster.sign_ups where flow_id = $1', [
    flowId,
  ]);
  return signUp ?? null;
}

/** Restores the password and metadata; newer metadata from the person takes precedence. */
export async function keepSignUp(
  q: Queries,
  userId: string,
  { password_hash: hash, user_metadata: data }: SignUp,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.users set encrypted_password = $2, updated_at = $4,
       raw_user_meta_data = $3::jsonb || coalesce(raw_user_meta_data, '{}'),
       raw_app_meta_data = raw_app_meta_data - '${flag}'
     where id = $1`,
    [userId, hash, data, new Date(nowMs)],
  );
  await q.query(
    `update auth.identities set identity_data = $2::jsonb || identity_data, updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [userId, data, new Date(nowMs)],
  );
  await forgetSignUps(q, userId);
}

/** Called when another password is set, or someone else proved the address in another way. */
export async function forgetSignUps(q: Queries, userId: string): Promise<void> {
  await q.query('delete from muster.sign_ups where user_id = $1', [userId]);
  await q.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data - '${flag}'
     where id = $1 and raw_app_meta_data ? '${flag}'`,
    [userId],
  );
}
