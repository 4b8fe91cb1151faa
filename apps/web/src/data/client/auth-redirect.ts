/** The result of a confirmation, recovery or provider link, as found in the page's address. */
export type AuthRedirect =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      /** Such as `recovery`, `signup`, `invite`, `magiclink`, `email_change`. */
      readonly type: string;
    }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'error'; readonly code: string; readonly description: string }
  /** Such as the first of two confirmations of a new address. */
  | { readonly kind: 'message'; readonly message: string };

const incompleteLink = {
  kind: 'error',
  code: 'link_incomplete',
  description: 'The link lacks a token',
} as const satisfies AuthRedirect;

const ownParameters = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'type',
  'sb',
  'code',
  'error',
  'error_code',
  'error_description',
  'message',
  'provider_token',
  'provider_refresh_token',
] as const;

/** A page with its own `?code=` parameter, which registers a kiosk. */
const pageWithCode = /^\/kiosk(?:\/|$)/;

/**
 * Reads the implicit form (in the hash) and the PKCE form (in the query), and errors in either. Incomplete
 * tokens, for example because a mail program cut the link, are an error as well.
 */
export function readAuthRedirect(href: string): AuthRedirect {
  const url = new URL(href);
  // These parameters are for the phone app, where the sign-in began.
  if (url.pathname === '/auth/app') return { kind: 'none' };
  const hash = new URLSearchParams(url.hash.slice(1));
  const get = (name: string) => hash.get(name) ?? url.searchParams.get(name);

  const errorCode = get('error_code') ?? get('error');
  const description = get('error_description');
  if (errorCode !== null || description !== null) {
    return { kind: 'error', code: errorCode ?? '', description: description ?? '' };
  }
  const accessToken = hash.get('access_token');
  const refreshToken = hash.get('refresh_token');
  if (accessToken !== null || refreshToken !== null) {
    if (!accessToken || !refreshToken) return incompleteLink;
    return { kind: 'tokens', accessToken, refreshToken, type: hash.get('type') ?? '' };
  }
  const code = url.searchParams.get('code');
  if (code !== null && !pageWithCode.test(url.pathname)) return { kind: 'code', code };
  const message = hash.get('message');
  if (message !== null && hash.has('sb')) return { kind: 'message', message };
  return { kind: 'none' };
}

/** Returns the address without the parameters that `readAuthRedirect` reads: tokens must not stay in the history. */
export function withoutAuthRedirect(href: string): string {
  const url = new URL(href);
  const hash = new URLSearchParams(url.hash.slice(1));
  for (const name of ownParameters) {
    url.searchParams.delete(name);
    hash.delete(name);
  }
  url.hash = hash.toString();
  return url.href;
}
