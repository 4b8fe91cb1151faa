import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { AuthDatabase } from '../auth-database.ts';
import { tooManyRequests } from '../auth-error.ts';
import { createTurns } from './turns.ts';

/** An attempt at an account's password or code from a client's address. */
export type Attempt = {
  readonly kind: 'password' | 'code' | 'factor';
  /** The email address, the phone or the user's id, whether or not such a user exists. */
  readonly account: string;
  readonly ip: string | null;
};

/**
 * Runs the check of a secret unless there were too many wrong ones. The check returns null if the secret was wrong.
 * @throws AuthError 429 without having run the check.
 */
export type GuardAttempt = <T>(
  attempt: Attempt,
  check: () => Promise<T | null>,
) => Promise<T | null>;

/** Free wrong attempts from all addresses, as a multiple of those from one address. */
const addressesFactor = 4;
/** Short enough that an attacker cannot keep the owner out for long. */
const longestDelayMs = 300_000;
/** Counting starts over after this long without a failure. */
export const forgottenAfterMs = 3_600_000;

/**
 * Slows down guessing. Each account counts wrong attempts from one address and from all addresses; past a limit each
 * further attempt has to wait, twice as long each time. An address where the account is signed in doesn't wait for what
 * others do, so a flood from elsewhere can't lock the owner out. Unknown accounts are counted like known ones, or the
 * delay would tell them apart. Why: docs/decisions/0007-how-guessing-is-slowed-down.md.
 */
export function createAttempts({
  database,
  freeAttempts,
  now,
}: {
  readonly database: AuthDatabase;
  readonly freeAttempts: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): GuardAttempt {
  // One at a time, or many attempts at once would all be judged before the first is counted.
  const inTurn = createTurns(20);

  return (attempt, check) => {
    const fromHere = keyOf(attempt, networkOf(attempt.ip));
    const fromAnywhere = keyOf(attempt, 'anywhere');
    return inTurn(fromHere, async () => {
      const rows = await database.query<Failures>(
        'select key, failures, last_failed_at from muster.failed_attempts where key = any ($1::text[])',
        [[fromHere, fromAnywhere]],
      );
      const waitOf = (key: string, free: number) =>
        waitMs(
          rows.find((row) => row.key === key),
          free,
          now(),
        );
      refuseWhile(waitOf(fromHere, freeAttempts));
      const crowdWait = waitOf(fromAnywhere, freeAttempts * addressesFactor);
      if (crowdWait > 0 && !(await isSignedInThere(database, attempt))) refuseWhile(crowdWait);

      const result = await check();
      if (result === null) await countFailure(database, [fromHere, fromAnywhere], now());
      else if (rows.length > 0) {
        await database.query('delete from muster.failed_attempts where key = any ($1::text[])', [
          [fromHere, fromAnywhere],
        ]);
      }
      return result;
    });
  };
}

type Failures = {
  readonly key: string;
  readonly failures: number;
  readonly last_failed_at: Date;
};

/** Hashed, so that someone who reads the table can't learn an address they don't already know. */
function keyOf({ kind, account }: Attempt, from: string): string {
  return createHash('sha256').update(`${kind} ${account} ${from}`).digest('base64url');
}

/** The network of one subscriber: an IPv4 address, or the 64-bit prefix of an IPv6 one. */
export function networkOf(ip: string | null): string {
  return prefixOf(ip, 4);
}

/** The network that anyone can get for free: an IPv4 address, or the 48-bit prefix of an IPv6 one. */
export function wideNetworkOf(ip: string | null): string {
  return prefixOf(ip, 3);
}

/** @param groups Number of leading groups to keep, of the eight in an IPv6 address. */
function prefixOf(ip: string | null, groups: number): string {
  if (ip === null || !isIPv6(ip)) return ip ?? '';
  const [left = [], right = []] = ip
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const missing = ip.includes('::') ? 8 - left.length - right.length : 0;
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right]
    .slice(0, groups)
    .join(':');
}

function waitMs(row: Failures | undefined, free: number, nowMs: number): number {
  if (row === undefined || row.failures < free) return 0;
  const delayMs = Math.min(longestDelayMs, 1000 * 2 ** (row.failures - free));
  return row.last_failed_at.getTime() + delayMs - nowMs;
}

function refuseWhile(ms: number): void {
  if (ms > 0) throw tooManyRequests(Math.ceil(ms / 1000));
}

/** Someone entering a second factor is already signed in by the first, so that session proves nothing. */
async function isSignedInThere(
  database: AuthDatabase,
  { kind, account, ip }: Attempt,
): Promise<boolean> {
  if (ip === null) return false;
  const rows = await database.query(
    `select from auth.sessions s join auth.users u on u.id = s.user_id
     where (u.email = $1 or u.phone = $1 or u.id::text = $1) and s.ip = $2::inet
       and ($3 <> 'factor' or s.aal = 'aal2')
     limit 1`,
    [account, ip, kind],
  );
  return rows.length > 0;
}

async function countFailure(
  database: AuthDatabase,
  keys: readonly string[],
  nowMs: number,
): Promise<void> {
  await database.query(
    `insert into muster.failed_attempts as known (key, failures, last_failed_at)
     select key, 1, $2 from unnest($1::text[]) as key order by key
     on conflict (key) do update set
       failures = case when known.last_failed_at < $3 then 1 else known.failures + 1 end,
       last_failed_at = excluded.last_failed_at`,
    [keys, new Date(nowMs), new Date(nowMs - forgottenAfterMs)],
  );
}
