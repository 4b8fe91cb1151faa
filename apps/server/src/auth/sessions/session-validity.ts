import type { Queries } from '../auth-database.ts';
import { badRequest } from '../auth-error.ts';
import type { AuthSettings } from '../settings.ts';

export type SessionTimes = {
  readonly created_at: Date | null;
  readonly refreshed_at: Date | null;
  readonly not_after: Date | null;
  readonly aal: string | null;
};

/**
 * Session limits of people with broad access; the product decides who that is
 * (`app.session_limits`).
 */
export type RoleLimits = { readonly idle_seconds?: number; readonly max_seconds?: number };

/** @throws AuthError 400 if the session has expired. */
export async function assertRefreshable(
  q: Queries,
  session: SessionTimes & {
    readonly id: string;
    readonly userId: string;
    /** True if the person has a second factor. */
    readonly hasFactor: boolean;
    readonly limits: RoleLimits | null;
  },
  settings: AuthSettings,
  nowMs: number,
): Promise<void> {
  const { sessionWeakSeconds: weakSeconds } = settings;
  const idleSeconds = shorter(settings.sessionIdleSeconds, session.limits?.idle_seconds);
  const maxSeconds = shorter(settings.sessionMaxSeconds, session.limits?.max_seconds);
  if (isPastEnd(session, maxSeconds, nowMs)) throw expired('');
  if (idleSeconds !== null && nowMs > lastRefresh(session) + idleSeconds * 1000) {
    throw expired(' (Inactivity)');
  }
  const isWeak = session.hasFactor && (session.aal ?? 'aal1') === 'aal1';
  if (isWeak && weakSeconds !== null && isOlder(session, weakSeconds, nowMs)) {
    throw expired(' (Low AAL: User Needs MFA Verification)');
  }
  if (settings.singleSession && (await hasNewerSession(q, session))) {
    throw expired(' (Revoked by Newer Login)');
  }
}

function shorter(set: number | null, ofRole: number | undefined): number | null {
  if (ofRole === undefined) return set;
  return set === null ? ofRole : Math.min(set, ofRole);
}

function isPastEnd(session: SessionTimes, maxSeconds: number | null, nowMs: number): boolean {
  if (session.not_after !== null && nowMs > session.not_after.getTime()) return true;
  return maxSeconds !== null && isOlder(session, maxSeconds, nowMs);
}

function isOlder({ created_at: createdAt }: SessionTimes, seconds: number, nowMs: number): boolean {
  return nowMs > (createdAt?.getTime() ?? 0) + seconds * 1000;
}

function lastRefresh({ refreshed_at: refreshedAt, created_at: createdAt }: SessionTimes): number {
  return (refreshedAt ?? createdAt)?.getTime() ?? 0;
}

async function hasNewerSession(
  q: Queries,
  session: SessionTimes & { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const [newer] = await q.query(
    `select from auth.sessions where user_id = $1 and id <> $2
       and coalesce(refreshed_at, created_at) > $3 limit 1`,
    [session.userId, session.id, new Date(lastRefresh(session))],
  );
  return newer !== undefined;
}

function expired(why: string) {
  return badRequest('session_expired', `Invalid Refresh Token: Session Expired${why}`);
}
