import type { IncomingMessage, ServerResponse } from 'node:http';

import { clientOf, type RequestClient } from './request-client.ts';
import type { RequestFacts } from './request-facts.ts';

/**
 * One line a request. Neither a query nor an address of the app is in it, nor the name of a file, a
 * topic or a person: all of these may hold secrets, such as an invitation's token. Of the data API
 * the path names only tables and functions. What someone does without their name has no address of theirs.
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
      // Nothing was sent when the client went away first.
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

/** Anonymous reports, the tickets for their photos, and uploads by a ticket. */
const namelessPath =
  /^\/rest\/v1\/rpc\/\w+_anonymously\/?$|^\/functions\/v1\/anonymous-|^\/storage\/v1\/object\/upload\/sign\//;
const resourcePath = /^\/rest\/v1(\/(rpc\/)?\w{1,63})?\/?$/;
const filePath =
  /^(\/storage\/v1\/[a-z-]+(?:\/(?:sign|public|authenticated|info|upload|resumable|list|list-v2|copy|move|image)(?=\/|$))*)/;

function loggedPath(path: string, route: string): string {
  if (resourcePath.test(path)) return path;
  const operation = filePath.exec(path)?.[1];
  return operation === undefined ? route : `${operation}/*`;
}
