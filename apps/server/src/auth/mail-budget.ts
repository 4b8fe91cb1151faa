import { AuthError } from './auth-error.ts';

/** Takes one mail from the hour's budget. @throws AuthError 429 when it is used up. */
export type MailBudget = () => void;

/** A bucket that holds an hour's mails and refills evenly, one for each server process. */
export function createMailBudget(mailsPerHour: number, now: () => number): MailBudget {
  let left = mailsPerHour;
  let asOf = now();
  return () => {
    const elapsedHours = (now() - asOf) / 3_600_000;
    left = Math.min(mailsPerHour, left + elapsedHours * mailsPerHour);
    asOf = now();
    if (left < 1) {
      throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    }
    left -= 1;
  };
}

/** @throws AuthError 429 naming the seconds left when the last such mail is too recent. */
export function assertMailInterval(
  lastSentAt: Date | null,
  intervalSeconds: number,
  nowMs: number,
): void {
  if (lastSentAt === null) return;
  const leftMs = lastSentAt.getTime() + intervalSeconds * 1000 - nowMs;
  if (leftMs <= 0) return;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(leftMs / 1000)} seconds.`,
  );
}
