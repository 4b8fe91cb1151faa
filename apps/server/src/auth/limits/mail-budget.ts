import { createHash } from 'node:crypto';
import { wideNetworkOf } from './attempts.ts';
import type { Queries } from '../auth-database.ts';
import { AuthError } from '../auth-error.ts';
import { type BucketSize, takeFrom } from './bucket.ts';
import type { AuthSettings } from '../settings.ts';

/**
 * Takes one mail from the hourly budget of a network, then from the budget shared by everyone, of which sign-ups can't
 * use the last third. Both are returned if the transaction fails. All servers share the budgets. Call this last in a
 * transaction: every other mail waits until it ends.
 * @throws AuthError 429 if a budget is used up.
 */
export async function takeMail(
  q: Queries,
  { mailsPerHour, mailsPerNetwork }: Pick<AuthSettings, 'mailsPerHour' | 'mailsPerNetwork'>,
  { ip, isForStranger }: { readonly ip: string | null; readonly isForStranger: boolean },
  nowMs: number,
): Promise<void> {
  if (mailsPerNetwork !== null && ip !== null) {
    const ofNetwork = { most: mailsPerNetwork, periodMs: hourMs };
    const name = `mails of ${hashOf(wideNetworkOf(ip))}`;
    refuseWhileEmpty(await takeFromBudget(q, name, ofNetwork, nowMs));
  }
  const reserve = isForStranger ? Math.floor(mailsPerHour / 3) : 0;
  const ofAll = { most: mailsPerHour, periodMs: hourMs };
  refuseWhileEmpty(await takeFromBudget(q, 'mails', ofAll, nowMs, reserve));
}

/** A text costs money, so one network may use a tenth of the hour's budget at most. Otherwise like `takeMail`. */
export async function takeText(
  q: Queries,
  { textsPerHour, mailsPerNetwork }: Pick<AuthSettings, 'textsPerHour' | 'mailsPerNetwork'>,
  ip: string | null,
  nowMs: number,
): Promise<void> {
  if (mailsPerNetwork !== null && ip !== null) {
    const ofNetwork = { most: Math.ceil(textsPerHour / 10), periodMs: hourMs };
    const name = `texts of ${hashOf(wideNetworkOf(ip))}`;
    refuseWhileEmpty(await takeFromBudget(q, name, ofNetwork, nowMs), 'sms');
  }
  const ofAll = { most: textsPerHour, periodMs: hourMs };
  refuseWhileEmpty(await takeFromBudget(q, 'texts', ofAll, nowMs), 'sms');
}

function refuseWhileEmpty(waitMs: number, sent: 'email' | 'sms' = 'email'): void {
  if (waitMs === 0) return;
  throw new AuthError(429, `over_${sent}_send_rate_limit`, `${sent} rate limit exceeded`, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

const hourMs = 3_600_000;

/** Returns 0, or the time until something is available; then nothing was taken. */
async function takeFromBudget(
  q: Queries,
  name: string,
  size: BucketSize,
  nowMs: number,
  reserve = 0,
): Promise<number> {
  await q.query(
    `insert into muster.budgets (name, level, as_of) values ($1, $2, $3)
     on conflict (name) do nothing`,
    [name, size.most, new Date(nowMs)],
  );
  const [stored] = await q.query<{ level: number; as_of: Date }>(
    'select level, as_of from muster.budgets where name = $1 for update',
    [name],
  );
  const before = stored && { level: stored.level, asOfMs: stored.as_of.getTime() };
  const { bucket, waitMs } = takeFrom(before, size, nowMs, reserve);
  if (waitMs > 0) return waitMs;
  await q.query('update muster.budgets set level = $2, as_of = $3 where name = $1', [
    name,
    bucket.level,
    new Date(bucket.asOfMs),
  ]);
  return 0;
}

/** @throws AuthError 429 with the seconds left if the last such mail is too recent. */
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

/**
 * Refuses a repeated request for a mail to an unknown address that comes too soon, exactly as for a known address.
 * Otherwise a second request would tell the two apart.
 * @throws AuthError 429 with the seconds left.
 */
export async function assertUnknownInterval(
  q: Queries,
  kind: 'recovery',
  email: string,
  intervalSeconds: number,
  nowMs: number,
): Promise<void> {
  if (intervalSeconds === 0) return;
  const key = hashOf(`${kind} ${email}`);
  const [earlier] = await q.query<{ asked_at: Date }>(
    'select asked_at from muster.mail_requests where key = $1',
    [key],
  );
  assertMailInterval(earlier?.asked_at ?? null, intervalSeconds, nowMs);
  await q.query(
    `insert into muster.mail_requests (key, asked_at) values ($1, $2)
     on conflict (key) do update set asked_at = excluded.asked_at`,
    [key, new Date(nowMs)],
  );
}

/** Mails that one address may get at once, so that people can sign up from several places. */
const burst = 5;

/**
 * Treats the interval between two mails to an address as a budget that several requesters share: a stranger's request
 * doesn't block the owner's first one, and over time no more mails are sent.
 * @throws AuthError 429 with the seconds left.
 */
export async function takeSharedInterval(
  q: Queries,
  email: string,
  intervalSeconds: number,
  nowMs: number,
): Promise<void> {
  const name = `mails to ${hashOf(email)}`;
  const size = { most: burst, periodMs: burst * intervalSeconds * 1000 };
  const waitMs = intervalSeconds === 0 ? 0 : await takeFromBudget(q, name, size, nowMs);
  if (waitMs > 0) refuseFor(waitMs, 'over_email_send_rate_limit');
}

function assertInterval(
  lastSentAt: Date | null,
  intervalSeconds: number,
  nowMs: number,
  code: string,
): void {
  if (lastSentAt === null) return;
  const leftMs = lastSentAt.getTime() + intervalSeconds * 1000 - nowMs;
  if (leftMs > 0) refuseFor(leftMs, code);
}

function refuseFor(leftMs: number, code: string): never {
  throw new AuthError(
    429,
    code,
    `For security purposes, you can only request this after ${Math.floor(leftMs / 1000)} seconds.`,
    { retryAfterSeconds: Math.ceil(leftMs / 1000) },
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
