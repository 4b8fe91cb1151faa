import { appLinkScheme } from '@muster/contract';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

/** A link that the phone opened in the app, as an action to take here. */
export type OpenedLink =
  /** A page of the app, from its root. */
  | { readonly kind: 'page'; readonly path: string }
  /** The result of a sign-in: the app reads it from the address at the start. */
  | { readonly kind: 'sign_in'; readonly path: string }
  /** A mailed link whose token must be verified by the server. */
  | { readonly kind: 'verify'; readonly type: string; readonly tokenHash: string };

const signInParameters = [
  'access_token',
  'refresh_token',
  'code',
  'error',
  'error_code',
  'message',
];

const scheme = appLinkScheme.replaceAll('.', String.raw`\.`);
const appLink = new RegExp(String.raw`^${scheme}://([\w.:[\]-]+)((?:[/?#].*)?)$`, 'i');

/** A server's host, and the path to open there, from its root. */
export type AppLink = { readonly host: string; readonly path: string };

/** Null for anything that isn't a link of the app's own scheme. */
export function readAppLink(href: string): AppLink | null {
  const [, host, rest = ''] = appLink.exec(href) ?? [];
  if (host === undefined) return null;
  return { host: host.toLowerCase(), path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Null for anything that isn't a link of the app's own server. */
export function readOpenedLink(href: string, origin: string): OpenedLink | null {
  const own = readAppLink(href);
  if (own !== null) {
    const isHere = own.host === new URL(origin).host;
    return isHere ? withoutSecrets(readServerLink(`${origin}${own.path}`, origin)) : null;
  }
  return readServerLink(href, origin);
}

/**
 * Any app may claim the scheme, and any page may open such a link. A code is worthless without the secret stored on
 * this phone, but a session or the proof of a mailbox would be accepted right away.
 */
function withoutSecrets(link: OpenedLink | null): OpenedLink | null {
  if (link === null || link.kind === 'verify') return null;
  // A session only comes in the fragment.
  return link.kind === 'sign_in' && link.path.includes('#') ? null : link;
}

function readServerLink(href: string, origin: string): OpenedLink | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const { pathname, search, hash, searchParams } = url;
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  // The router would read two slashes as the start of another host.
  if (pathname.startsWith('//')) return null;
  if (pathname === '/auth/v1/verify' || pathname === '/auth/confirm') {
    const [type, tokenHash] = [searchParams.get('type'), searchParams.get('token')];
    return type && tokenHash ? { kind: 'verify', type, tokenHash } : null;
  }
  // Other addresses of the API aren't pages.
  if (/^\/(?:auth|rest|storage|functions|realtime)\/v1(?:\/|$)/.test(pathname)) return null;
  // The page with which a browser passes a sign-in to the app; it has arrived here.
  const page = pathname === '/auth/app' ? '/dashboard' : pathname;
  const path = `${page}${search}${hash}`;
  const brought = new URLSearchParams(hash.slice(1));
  const isSignIn = signInParameters.some((name) => brought.has(name) || searchParams.has(name));
  return { kind: isSignIn ? 'sign_in' : 'page', path };
}

/** Also reports the link that opened the app, as soon as there is a listener. */
export function onOpenedLink(bridge: NativeBridge, listener: (href: string) => void): () => void {
  return bridge.listen('App', 'appUrlOpen', (value) => {
    const href = fieldOf(value, 'url');
    if (typeof href === 'string') listener(href);
  });
}

/** Restarts the app at an address; changing only the hash would not reload it. */
export function startAt(path: string): void {
  history.replaceState(null, '', path);
  location.reload();
}
