import { isIP } from 'node:net';
import type { AuthContext } from '../auth-handler.ts';
import { globPattern } from './glob-pattern.ts';
import type { AuthSettings } from '../settings.ts';

/**
 * Returns where the browser goes at the end of a flow: the first allowed one of the header
 * `redirect_to` or the query parameter of that name, then the referring page, then the site. A
 * refused target is never an error, so that no one can probe the allow list.
 */
export function redirectTarget(c: AuthContext, settings: AuthSettings): string {
  const asked = c.req.header('redirect_to') ?? c.req.query('redirect_to');
  for (const target of [asked, c.req.header('referer')]) {
    if (target !== undefined && isAllowedRedirect(target, settings)) return target;
  }
  return settings.siteUrl;
}

/** Maximum length of an address that is compared with the allow list. */
const longestTarget = 2000;

const ordinaryHost = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/**
 * Allows the site's own scheme, host and port; loopback addresses; and the targets on the allow list.
 * It checks the text and not a parsed URL: parsers turn `http://2130706433/` into a loopback
 * address and a backslash into a slash, and a browser would follow.
 */
export function isAllowedRedirect(
  target: string,
  settings: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>,
): boolean {
  if (Array.from(target).some((char) => char <= ' ' || char === '\u007f')) return false;

  const place = placeOf(target);
  const isWeb = place === null ? /^https?:/i.test(target) : /^https?$/.test(place.scheme);
  if (place === null) {
    if (isWeb) return false;
  } else {
    if (isWeb && target.includes('\\')) return false;
    if (isSameSite(place, settings.siteUrl)) return true;
    if (/^\d+$/.test(place.host)) return false;
    if (isIP(place.host) !== 0) return isWeb && isLoopback(place.host);
    if (isWeb && !ordinaryHost.test(place.host)) return false;
  }
  const [withoutFragment = ''] = target.split('#', 1);
  // Matching a glob with several stars takes polynomial time in the length.
  if (withoutFragment.length > longestTarget) return false;
  return settings.redirectUrls.some((glob) => globPattern(glob, '../').test(withoutFragment));
}

type Place = { readonly scheme: string; readonly host: string; readonly port: string };

function placeOf(url: string): Place | null {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(url);
  if (match === null) return null;
  const [, scheme = '', authority = ''] = match;
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const [, bracketed, plain = '', port = ''] =
    /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(hostAndPort) ?? [];
  return { scheme: scheme.toLowerCase(), host: (bracketed ?? plain).toLowerCase(), port };
}

/** `localhost` has no fixed port, and a site on a loopback address can be opened there too. */
function isSameSite(place: Place, siteUrl: string): boolean {
  const site = placeOf(siteUrl);
  if (site === null || site.scheme !== place.scheme) return false;
  if (place.host === 'localhost') return site.host === 'localhost' || isLoopback(site.host);
  return site.host === place.host && site.port === place.port;
}

function isLoopback(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1';
}
