import type { IncomingMessage, ServerResponse } from 'node:http';

import { phoneAppOrigins, timeHeader } from '@muster/contract';

/** Response headers that clients read: PostgREST's own list, the auth server's, and the server's clock. */
const exposedByDataApi = `Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, ${timeHeader}`;
/** Headers of Storage's downloads and of resumable uploads. */
const exposedByStorage = `Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified, Location, Tus-Extension, Tus-Max-Size, Tus-Resumable, Tus-Version, Upload-Expires, Upload-Length, Upload-Metadata, Upload-Offset, X-Request-Id, ${timeHeader}`;
const exposedByService = [
  ['/rest/v1', exposedByDataApi],
  ['/storage/v1', exposedByStorage],
  // A function's own headers are up to its callers.
  ['/functions/v1', '*'],
] as const;
const exposedElsewhere = `Link, Retry-After, X-Request-Id, X-Supabase-Api-Version, X-Total-Count, ${timeHeader}`;

/**
 * Any origin may call the API: callers authenticate with headers that no browser adds automatically, never with
 * cookies.
 */
export function allowEveryOrigin(outgoing: ServerResponse, path: string): void {
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader(
    'Access-Control-Expose-Headers',
    exposedByService.find(([prefix]) => path.startsWith(prefix))?.[1] ?? exposedElsewhere,
  );
}

const phoneApp: ReadonlySet<string> = new Set(Object.values(phoneAppOrigins));

/**
 * Lets the phone app check whether the server is there and how to reach the API, and fetch speech models. Pages of
 * other origins can't read the server's own.
 */
export function allowPhoneApp({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Vary', 'Origin');
  outgoing.setHeader('Access-Control-Expose-Headers', timeHeader);
  if (headers.origin !== undefined && phoneApp.has(headers.origin)) {
    outgoing.setHeader('Access-Control-Allow-Origin', headers.origin);
  }
}

/** True for a browser's preflight. A plain `OPTIONS` is a request like any other. */
export function isPreflight(incoming: IncomingMessage): boolean {
  return (
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined
  );
}

/** Answers a preflight as PostgREST does: everything requested is allowed. */
export function answerPreflight(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const asked = (incoming.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  outgoing.setHeader(
    'Access-Control-Allow-Methods',
    'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
  );
  outgoing.setHeader(
    'Access-Control-Allow-Headers',
    ['Authorization', ...asked, 'Accept', 'Accept-Language', 'Content-Language'].join(', '),
  );
  outgoing.setHeader('Access-Control-Max-Age', '86400');
  outgoing.appendHeader('Vary', 'Access-Control-Request-Headers');
  outgoing.writeHead(200, { 'Content-Length': '0' }).end();
}
