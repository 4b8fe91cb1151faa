import type { Queries } from '../auth-database.ts';

/** A row of auth.users with its identities and factors, which already have the protocol's names. */
export type User = {
  readonly id: string;
  readonly aud: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly email_change_confirm_status: number | null;
  readonly phone_change: string | null;
  readonly phone_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Record<string, unknown> | null;
  readonly raw_user_meta_data: Record<string, unknown> | null;
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
  readonly banned_until: Date | null;
  readonly deleted_at: Date | null;
  readonly is_sso_user: boolean;
  readonly is_anonymous: boolean;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
};

type Identity = {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Record<string, unknown>;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly email: string | null;
};

type Factor = {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly status: 'unverified' | 'verified';
  readonly friendly_name: string | null;
  readonly factor_type: string;
};

const rfc3339 = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const userColumns = `
  u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at,
  u.phone_confirmed_at, u.confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at,
  u.email_change, u.email_change_sent_at, u.email_change_confirm_status, u.phone_change,
  u.phone_change_sent_at, u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data,
  u.raw_user_meta_data, u.created_at, u.updated_at, u.banned_until, u.deleted_at, u.is_sso_user,
  u.is_anonymous,
  coalesce((
    select json_agg(json_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
      'identity_data', i.identity_data, 'provider', i.provider,
      'last_sign_in_at', ${rfc3339('i.last_sign_in_at')},
      'created_at', ${rfc3339('i.created_at')}, 'updated_at', ${rfc3339('i.updated_at')},
      'email', i.email) order by i.created_at, i.id)
    from auth.identities i where i.user_id = u.id
  ), '[]') as identities,
  coalesce((
    select json_agg(json_build_object(
      'id', f.id, 'created_at', ${rfc3339('f.created_at')}, 'updated_at', ${rfc3339('f.updated_at')},
      'status', f.status, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type)
      order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = u.id
  ), '[]') as factors`;

export async function selectOptionalUserById(q: Queries, id: string): Promise<User | null> {
  const [user] = await q.query<User>(`select ${userColumns} from auth.users u where u.id = $1`, [
    id,
  ]);
  return user ?? null;
}

/** Returns the user together with the named session if it is theirs; null selects only the user. */
export async function selectOptionalUserAndSession(
  q: Queries,
  userId: string,
  sessionId: string | null,
): Promise<{ user: User; session: SessionRow | null } | null> {
  const [row] = await q.query<
    User & {
      session_id: string | null;
      session_aal: string | null;
      session_created_at: Date | null;
    }
  >(
    `select ${userColumns}, s.id as session_id, s.aal::text as session_aal,
       s.created_at as session_created_at
     from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
     where u.id = $1`,
    [userId, sessionId],
  );
  if (row === undefined) return null;
  const { session_id: id, session_aal: aal, session_created_at: createdAt, ...user } = row;
  return { user, session: id === null ? null : { id, aal: aal ?? 'aal1', createdAt } };
}

export type SessionRow = {
  readonly id: string;
  readonly aal: string;
  readonly createdAt: Date | null;
};

/** @throws Error if the user is gone, which a transaction that just wrote it doesn't expect. */
export async function selectUserById(q: Queries, id: string): Promise<User> {
  const user = await selectOptionalUserById(q, id);
  if (user === null) throw new Error(`The user ${id} is gone.`);
  return user;
}

/** @param email In lower case. Users that a company's identity provider vouches for are not found. */
export async function selectOptionalUserByEmail(q: Queries, email: string): Promise<User | null> {
  const [user] = await q.query<User>(
    `select ${userColumns} from auth.users u where u.email = $1 and not u.is_sso_user`,
    [email],
  );
  return user ?? null;
}

/** @param phone Digits only. */
export async function selectOptionalUserByPhone(q: Queries, phone: string): Promise<User | null> {
  const [user] = await q.query<User>(
    `select ${userColumns} from auth.users u where u.phone = $1 and not u.is_sso_user`,
    [phone],
  );
  return user ?? null;
}

const filterClause = `
  ($1 = '' or u.email like '%' || $1 || '%' or u.raw_user_meta_data ->> 'full_name' ilike '%' || $1 || '%')`;

/** Newest first. @param filter Part of an address or a full name; an empty text finds everyone. */
export function selectUsers(
  q: Queries,
  filter: string,
  limit: number,
  offset: number,
): Promise<User[]> {
  return q.query<User>(
    `select ${userColumns} from auth.users u where ${filterClause}
     order by u.created_at desc, u.id limit $2 offset $3`,
    [filter, limit, offset],
  );
}

export async function countUsers(q: Queries, filter: string): Promise<number> {
  const [row] = await q.query<{ total: number }>(
    `select count(*) as total from auth.users u where ${filterClause}`,
    [filter],
  );
  return row?.total ?? 0;
}

export function isBanned(user: Pick<User, 'banned_until'>, nowMs: number): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > nowMs;
}

export function hasVerifiedFactor({ factors }: Pick<User, 'factors'>): boolean {
  return factors.some((factor) => factor.status === 'verified');
}
