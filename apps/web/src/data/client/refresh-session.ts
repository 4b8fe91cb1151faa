import { GoTrueClient, isAuthApiError, type AuthResponse, type Session } from '@supabase/auth-js';
import { randomId } from '../../platform/random-id.ts';

export type RefreshOutcome =
  | { readonly kind: 'session'; readonly session: Session }
  /** The server will never again accept this refresh token. */
  | { readonly kind: 'dead'; readonly code: string }
  /** No answer, or one that says nothing about the token. */
  | { readonly kind: 'failed' };

/**
 * Only these say that the session is over. Anything else, a 401 of a gateway with another API key
 * included, must not sign a person out in the middle of their day.
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

/**
 * Exchanges a refresh token through auth-js, which retries after 200 ms, doubling, within 30 s. The
 * client is made for this one exchange and keeps nothing: auth-js would otherwise remember a failure
 * for a minute, and delete the stored session by itself. After `signal` aborts nothing is sent any
 * more: a token that a later exchange has replaced must not be shown to the server again.
 */
export async function refreshSession(
  api: { readonly url: string; readonly apiKey: string; readonly fetch: typeof fetch },
  refreshToken: string,
  signal: AbortSignal,
): Promise<RefreshOutcome> {
  const client = new GoTrueClient({
    url: `${api.url}/auth/v1`,
    headers: { apikey: api.apiKey, Authorization: `Bearer ${api.apiKey}` },
    fetch: (input, init) =>
      signal.aborted
        ? Promise.reject(new TypeError('Given up'))
        : api.fetch(input, { ...init, signal }),
    storageKey: `muster.refresh.${randomId()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });
  const givenUp = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const answer = await Promise.race([
    client.refreshSession({ refresh_token: refreshToken }),
    givenUp,
  ]);
  return answer === null ? { kind: 'failed' } : outcomeOf(answer);
}

function outcomeOf({ data, error }: AuthResponse): RefreshOutcome {
  if (data.session !== null) return { kind: 'session', session: data.session };
  const code = isAuthApiError(error) ? error.code : undefined;
  return code !== undefined && deadCodes.has(code) ? { kind: 'dead', code } : { kind: 'failed' };
}
