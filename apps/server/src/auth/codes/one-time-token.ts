import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Queries } from '../auth-database.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'phone_change_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

/** A proof by mail: the code to type and the hash in its link. */
export type OneTimeToken = { readonly code: string; readonly hash: string };

/** Marks the hash of a mail whose link ends in a code exchange instead of tokens. */
export const pkcePrefix = 'pkce_';

/**
 * Stores a new code of the given number of digits, replacing the last of its type. The link's hash is derived from
 * address and code, so either can be presented.
 */
export async function issueOneTimeToken(
  q: Queries,
  type: OneTimeTokenType,
  subject: { readonly userId: string; readonly address: string },
  options: {
    readonly codeLength: number;
    readonly validSeconds: number;
    readonly isPkce: boolean;
    readonly nowMs: number;
    readonly hashOfCode: HashOfCode;
    /** Used instead of a random code. */
    readonly code?: string;
  },
): Promise<OneTimeToken> {
  const code =
    options.code ?? Array.from({ length: options.codeLength }, () => randomInt(10)).join('');
  const hash = `${options.isPkce ? pkcePrefix : ''}${options.hashOfCode(subject.address, code)}`;
  await q.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at, expires_at)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5, $6, $6, $7)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at,
       expires_at = excluded.expires_at`,
    [
      randomUUID(),
      subject.userId,
      type,
      hash,
      subject.address,
      new Date(options.nowMs),
      new Date(options.nowMs + options.validSeconds * 1000),
    ],
  );
  return { code, hash };
}

/** The hash of a user's pending token of a type. */
export async function selectOptionalHash(
  q: Queries,
  userId: string,
  type: OneTimeTokenType,
): Promise<string | null> {
  const [token] = await q.query<{ token_hash: string }>(
    `select token_hash from auth.one_time_tokens
     where user_id = $1 and token_type = $2::auth.one_time_token_type`,
    [userId, type],
  );
  return token?.token_hash ?? null;
}

/** Hash of a code sent to an address. The link carries it, and the database stores it. */
export type HashOfCode = (address: string, code: string) => string;

/**
 * In the protocol's form, 56 hexadecimal digits, but keyed: without the secret, no one can turn the few digits of a
 * code into a link. Why: docs/decisions/0045-a-mailed-link-needs-a-secret.md.
 */
export function createHashOfCode(secret: Buffer): HashOfCode {
  return (address, code) =>
    createHmac('sha224', secret).update(`${address}\n${code}`).digest('hex');
}

export type FoundToken = {
  readonly id: string;
  readonly user_id: string;
  readonly token_type: OneTimeTokenType;
  readonly token_hash: string;
};

/**
 * Selects the unexpired token of one of the types with one of the hashes, and locks its row.
 * @param among Ids of the only tokens that may be found; null for any.
 */
export async function selectOptionalToken(
  q: Queries,
  types: readonly OneTimeTokenType[],
  hashes: readonly string[],
  nowMs: number,
  among: readonly string[] | null,
): Promise<FoundToken | null> {
  const [token] = await q.query<FoundToken>(
    `select id, user_id, token_type::text as token_type, token_hash
     from auth.one_time_tokens
     where token_hash = any ($1::text[]) and token_type::text = any ($2::text[]) and expires_at > $3
       and ($4::uuid[] is null or id = any ($4::uuid[]))
     limit 1 for update`,
    [hashes, types, new Date(nowMs), among],
  );
  return token ?? null;
}

export async function deleteToken(q: Queries, token: FoundToken): Promise<void> {
  await q.query('delete from auth.one_time_tokens where id = $1', [token.id]);
}

/** Uses up a code that was issued to one user as proof of identity, if it is among these tokens. */
export async function takeToken(
  q: Queries,
  userId: string,
  type: OneTimeTokenType,
  hash: string,
  nowMs: number,
  among: readonly string[],
): Promise<boolean> {
  const taken = await q.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = $2::auth.one_time_token_type and token_hash = $3
       and expires_at > $4 and id = any ($5::uuid[])
     returning id`,
    [userId, type, hash, new Date(nowMs), among],
  );
  return taken.length > 0;
}

/** Once a token was used or the password changed, no other token of the user can be trusted. */
export async function deleteTokensOfUser(q: Queries, userId: string): Promise<void> {
  await q.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
