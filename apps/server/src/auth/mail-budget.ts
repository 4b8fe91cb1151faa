import type { Queries } from './auth-database.ts';
import { AuthError } from './auth-error.ts';
import { takeFrom } from './bucket.ts';

/**
 * Takes one mail from the hour's budget, which all servers share; given back when the transaction
 * fails. To be called last in it: until its end every other mail waits for it.
 * @throws AuthError 429 when the budget is used up.
 */
export async function takeMail(q: Queries, mailsPerHour: number, nowMs: number): Promise<void> {
  await q.query(
    `insert into muster.budgets (name, level, as_of) values ('mails', $1, $2)
     on conflict (name) do nothing`,
    [mailsPerHour, new Date(nowMs)],
  );
  const [stored] = await q.query<{ level: number; as_of: Date }>(
    `select level, as_of from muster.budgets where name = 'mails' for update`,
  );
  const before = stored && { level: stored.level, asOfMs: stored.as_of.getTime() };
  const size = { most: mailsPerHour, periodMs: 3_600_000 };
  const { bucket, waitMs } = takeFrom(before, size, nowMs);
  if (waitMs > 0) {
    throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
  await q.query(`update muster.budgets set level = $1, as_of = $2 where name = 'mails'`, [
    bucket.level,
    new Date(bucket.asOfMs),
  ]);
}

/** @throws AuthError 429 naming the seconds left when the last such mail is too recent. */
export function assertMailInterval(
  lastSentAt: Date | null,
  intervalSeconds: number,
  nowMs: number,
): void {
  assertInterval(lastSentAt, intervalSeconds, nowMs, 'over_email_send_rate_limit');
}

/** @throws AuthError 429 as above, for a code to a phone. */
export function assertPhoneInterval(
  lastSentAt: Date | null,
  intervalSeconds: number,
  nowMs: number,
): void {
  assertInterval(lastSentAt, intervalSeconds, nowMs, 'over_sms_send_rate_limit');
}

function assertInterval(
  lastSentAt: Date | null,
  intervalSeconds: number,
  nowMs: number,
  code: string,
): void {
  if (lastSentAt === null) return;
  const leftMs = lastSentAt.getTime() + intervalSeconds * 1000 - nowMs;
  if (leftMs <= 0) return;
  throw new AuthError(
    429,
    code,
    `For security purposes, you can only request this after ${Math.floor(leftMs / 1000)} seconds.`,
    { retryAfterSeconds: Math.ceil(leftMs / 1000) },
  );
}
