import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Logger } from '../log/logger.ts';
import { clientIpOf } from './client-ip.ts';
import { clientOf, type RequestClient } from './request-client.ts';
import { pathOf, type RequestFacts } from './request-facts.ts';

/**
 * Logs one line per request, never with the query, and with only those parts of the path that contain no secret such as
 * an invitation's token or the name of a file, a topic or a person: tables and functions of the data API, patterns of
 * other addresses (`/auth/v1/admin/users/:id`), and the first part of an app address. Anonymous actions are logged
 * without the client's address.
 */
export function logRequest(
  { log, route, clientIp, incomingHeaders }: RequestFacts,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ms: number,
): RequestClient {
  const client = clientOf(incomingHeaders);
  log.info(
    {
      method: incoming.method,
      path: loggedPath(path, route),
      // Nothing was sent if the client left first.
      status: outgoing.headersSent ? outgoing.statusCode : 'aborted',
      ms: Math.round(ms * 10) / 10,
      ip: namelessPath.test(path) ? undefined : clientIp,
      app: client.app,
      client: client.kind,
      clientVersion: client.version,
      library: client.library,
    },
    'request',
  );
  return client;
}

/** Anonymous reports, the tickets for their photos, and uploads with a ticket. */
const namelessPath =
  /^\/rest\/v1\/rpc\/\w+_anonymously\/?$|^\/functions\/v1\/anonymous-|^\/storage\/v1\/object\/upload\/sign\//;
const resourcePath = /^\/rest\/v1(\/(rpc\/)?\w{1,63})?\/?$/;
const filePath =
  /^(\/storage\/v1\/[a-z-]+(?:\/(?:sign|public|authenticated|info|upload|resumable|list|list-v2|copy|move|image)(?=\/|$))*)/;

const patternPath = /^\/.*[^*]$/;
const apiPrefix = /^\/[a-z]+\/v\d+(?=\/|$)/;
const firstPart = /^\/[\w.-]{0,32}(?=\/|$)/;
const webSocketPath = '/realtime/v1/websocket';

/** @param route The pattern of the route that responds, as far as it is known. */
function loggedPath(path: string, route: string): string {
  if (resourcePath.test(path) || path === webSocketPath) return path;
  const operation = filePath.exec(path)?.[1];
  if (operation !== undefined) return `${operation}/*`;
  if (patternPath.test(route)) return route;
  const known = (apiPrefix.exec(path) ?? firstPart.exec(path))?.[0];
  if (known === undefined) return '/*';
  return known === path ? path : `${known}/*`;
}

/** @param refusal The status with which the upgrade was refused; null if it was accepted. */
export function logUpgrade(
  incoming: IncomingMessage,
  refusal: string | null,
  { log, trustedProxies }: { readonly log: Logger; readonly trustedProxies: number },
): void {
  log.info(
    {
      method: incoming.method,
      path: loggedPath(pathOf(incoming.url ?? ''), 'none'),
      status: refusal === null ? 101 : Number.parseInt(refusal, 10),
      ip: clientIpOf(incoming, trustedProxies),
    },
    'request',
  );
}
