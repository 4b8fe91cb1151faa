import type { AuthDatabase } from '../auth-database.ts';
import type { OneTimeTokenType } from './one-time-token.ts';

/** With this many tries, a six-digit code is guessed once in 100,000; the link in the mail keeps working. */
const mostTries = 10;

/**
 * Counts a typed code against every pending code of the address and these types, and returns the ids of the tokens that
 * it may still be compared with. Runs as a separate statement before the comparison, so that simultaneous tries all
 * count.
 */
export async function countCodeTry(
  database: AuthDatabase,
  address: string,
  types: readonly OneTimeTokenType[],
  nowMs: number,
): Promise<string[]> {
  const rows = await database.query<{ token_id: string; tries: number }>(
    `insert into muster.code_tries as known (token_id, token_hash, tries)
     select id, token_hash, 1 from auth.one_time_tokens
     where relates_to = $1 and token_type::text = any ($2::text[]) and expires_at > $3 order by id
     on conflict (token_id) do update set
       tries = case when known.token_hash = excluded.token_hash then known.tries + 1 else 1 end,
       token_hash = excluded.token_hash
     returning token_id, tries`,
    [address, types, new Date(nowMs)],
  );
  return rows.filter(({ tries }) => tries <= mostTries).map((row) => row.token_id);
}
