import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { Logger } from '../log/logger.ts';
import { clientIpOf } from './client-ip.ts';
import type { ApiKey } from './gateway-env.ts';

/** The listener's knowledge of a request before a room sees it. */
export type RequestFacts = {
  readonly requestId: string;
  readonly clientIp: string;
  readonly log: Logger;
  /**
   * The query parameter `apikey`, removed from the address so that no room takes it for a filter.
   */
  readonly queryApiKey: string | undefined;
  readonly incomingHeaders: IncomingHttpHeaders;
  /** Checked before the body is read; undefined on the keyless paths and outside the API. */
  apiKey: ApiKey | undefined;
  /** Pattern of the route that answered, for metrics and logs. */
  route: string;
};

export const unknownRoute = 'none';

/** Reads the facts, and reduces the request's address to its path and its query without the key. */
export function examine(
  incoming: IncomingMessage,
  log: Logger,
  trustedProxies: number,
): RequestFacts {
  const requestId = requestIdOf(incoming, trustedProxies);
  incoming.url = withoutOrigin(incoming.url ?? '');
  return {
    requestId,
    clientIp: clientIpOf(incoming, trustedProxies),
    log: log.child({ requestId }),
    queryApiKey: takeApiKey(incoming),
    incomingHeaders: incoming.headers,
    apiKey: undefined,
    route: unknownRoute,
  };
}

/** A trusted proxy's own id, so that its log and ours can be matched; otherwise a new one. */
function requestIdOf(incoming: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? String(incoming.headers['x-request-id']) : '';
  return /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}

const origin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?(?=[/?]|$)/i;

/** Proxies may send the full address. */
function withoutOrigin(url: string): string {
  return url.startsWith('/') ? url : url.replace(origin, '') || '/';
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Prefixes of the API, existing or not: these paths never fall through to the app's pages. */
export function isApiPath(path: string): boolean {
  return /^\/(auth|rest|storage|realtime|functions|graphql)\/v\d+(\/|$)/.test(path);
}

function takeApiKey(incoming: IncomingMessage): string | undefined {
  const url = incoming.url ?? '';
  if (!url.includes('apikey=')) return undefined;
  const path = pathOf(url);
  const parts = url.slice(path.length + 1).split('&');
  const key = parts.find((part) => part.startsWith('apikey='));
  if (key === undefined) return undefined;
  const others = parts.filter((part) => !part.startsWith('apikey='));
  incoming.url = others.length === 0 ? path : `${path}?${others.join('&')}`;
  return new URLSearchParams(key).get('apikey') ?? undefined;
}
