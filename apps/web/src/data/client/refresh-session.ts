import { tokenRefreshBackoffMs, tokenRefreshLimitMs } from '@muster/contract';
import * as s from '@muster/contract/shape';

/** A session as the auth server returns it, including the person. */
type RefreshedSession = {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
  /** By the server's clock, epoch seconds. */
  readonly expires_at: number;
};

export type RefreshOutcome =
  | { readonly kind: 'session'; readonly session: RefreshedSession }
  /** The server will never again accept this refresh token. */
  | { readonly kind: 'dead'; readonly code: string }
  /** No answer, or an answer that says nothing about the token. */
  | { readonly kind: 'failed' };

type AuthServer = {
  readonly url: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
};

/**
 * Only these mean that the session is over. Anything else, including a gateway's 401 for another API key, must not sign
 * a person out in the middle of their day.
 */
const deadCodes = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'validation_failed',
]);

const failed: RefreshOutcome = { kind: 'failed' };

/**
 * Exchanges a refresh token as auth-js does, with retries after 200 ms, doubling, within 30 s. Doesn't use auth-js: a
 * browser that once failed to load its file never requests it again, and punches would wait for the next reload. After
 * `signal` aborts, nothing more is sent: a token that a later exchange has replaced must not be shown to the server
 * again.
 */
export async function refreshSession(
  server: AuthServer,
  refreshToken: string,
  signal: AbortSignal,
): Promise<RefreshOutcome> {
  const startedAtMs = performance.now();
  for (let pauseMs = tokenRefreshBackoffMs; !signal.aborted; pauseMs *= 2) {
    const outcome = await exchange(server, refreshToken, signal);
    if (outcome !== null) return outcome;
    if (performance.now() - startedAtMs + pauseMs >= tokenRefreshLimitMs) break;
    await pause(pauseMs, signal);
  }
  return failed;
}

/** Returns null if no server answered, or only with a 5xx status. */
async function exchange(
  { url, apiKey, fetch }: AuthServer,
  refreshToken: string,
  signal: AbortSignal,
): Promise<RefreshOutcome | null> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {
      apikey: apiKey,
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: JSON.stringify({ refresh_token: refreshToken }),
    signal,
  }).catch(() => null);
  if (response === null || response.status >= 500) return null;
  return outcomeOf(response.ok, await response.json().catch(() => null));
}

const sessionSchema = s.object({
  access_token: s.string,
  refresh_token: s.string,
  expires_in: s.number,
  expires_at: s.number,
});
const refusalSchema = s.object({ code: s.string });

function outcomeOf(isSession: boolean, said: unknown): RefreshOutcome {
  try {
    if (isSession) {
      return { kind: 'session', session: Object.assign(sessionSchema.parse(said), said) };
    }
    const { code } = refusalSchema.parse(said);
    return deadCodes.has(code) ? { kind: 'dead', code } : failed;
  } catch {
    return failed;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve, { once: true });
  });
}
