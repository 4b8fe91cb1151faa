import * as s from '@muster/contract/shape';
import type { ConfigSource } from './app-config.ts';

const sessionSchema = s.object({ access_token: s.string, refresh_token: s.string });
const halfSchema = s.object({ msg: s.string });
const refusalSchema = s.object({ error_code: s.string });
const timeoutMs = 15_000;

/**
 * Verifies a mailed link with the server, as a browser does by opening it.
 *
 * @returns the app's page with the server's answer, in the form in which a browser would come back
 */
export async function verifyMailedLink(
  { config, fetch }: { readonly config: ConfigSource; readonly fetch: typeof globalThis.fetch },
  { type, tokenHash }: { readonly type: string; readonly tokenHash: string },
): Promise<string> {
  const page = type === 'recovery' ? '/reset-password' : '/dashboard';
  const { apiUrl, anonKey } = await config.ready();
  const answer = await fetch(`${apiUrl}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ type, token_hash: tokenHash }),
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response): Promise<unknown> => response.json())
    .catch(() => null);
  const session = sessionSchema.safeParse(answer);
  if (session.success) return withHash(page, { ...session.data, type });
  const half = halfSchema.safeParse(answer);
  const refusal = refusalSchema.safeParse(answer);
  if (half.success && !refusal.success) return withHash(page, { message: half.data.msg, sb: '' });
  const code = refusal.success ? refusal.data.error_code : 'link_unanswered';
  return withHash(page, { error_code: code, error_description: 'The link was not accepted' });
}

function withHash(page: string, values: Readonly<Record<string, string>>): string {
  return `${page}#${new URLSearchParams(values).toString()}`;
}
