import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

/** A link that the phone opened in the app, as something to do here. */
export type OpenedLink =
  /** A page of the app, from its root. */
  | { readonly kind: 'page'; readonly path: string }
  /** What a link brought back from a sign-in: the start of the app reads it from the address. */
  | { readonly kind: 'sign_in'; readonly path: string }
  /** A mailed link to be proved to the server. */
  | { readonly kind: 'verify'; readonly type: string; readonly tokenHash: string };

const signInParameters = [
  'access_token',
  'refresh_token',
  'code',
  'error',
  'error_code',
  'message',
];

/** Null for whatever isn't a link of the app's own server. */
export function readOpenedLink(href: string, origin: string): OpenedLink | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const { pathname, search, hash, searchParams } = url;
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  // To the router, two slashes would begin another host.
  if (pathname.startsWith('//')) return null;
  if (pathname === '/auth/v1/verify') {
    const [type, tokenHash] = [searchParams.get('type'), searchParams.get('token')];
    return type && tokenHash ? { kind: 'verify', type, tokenHash } : null;
  }
  // Other addresses of the API are no pages.
  if (/^\/(?:auth|rest|storage|functions|realtime)\/v1(?:\/|$)/.test(pathname)) return null;
  const path = `${pathname}${search}${hash}`;
  const brought = new URLSearchParams(hash.slice(1));
  const isSignIn = signInParameters.some((name) => brought.has(name) || searchParams.has(name));
  return { kind: isSignIn ? 'sign_in' : 'page', path };
}

/** Also tells of the link that opened the app, as soon as someone listens. */
export function onOpenedLink(bridge: NativeBridge, listener: (href: string) => void): () => void {
  return bridge.listen('App', 'appUrlOpen', (value) => {
    const href = fieldOf(value, 'url');
    if (typeof href === 'string') listener(href);
  });
}

/** Begins the app again at an address, whose hash alone would not. */
export function startAt(path: string): void {
  history.replaceState(null, '', path);
  location.reload();
}
