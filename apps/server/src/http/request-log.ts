import type { IncomingMessage, ServerResponse } from 'node:http';

import { isApiPath, type RequestFacts } from './request-facts.ts';

/**
 * One line a request. Neither a query nor an address of the app is in it: both may hold secrets,
 * such as an invitation's token.
 */
export function logRequest(
  { log, route, clientIp, incomingHeaders }: RequestFacts,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ms: number,
): void {
  log.info(
    {
      method: incoming.method,
      path: isApiPath(path) ? path : route,
      // Nothing was sent when the client went away first.
      status: outgoing.headersSent ? outgoing.statusCode : 'aborted',
      ms: Math.round(ms * 10) / 10,
      ip: clientIp,
      app: incomingHeaders['x-application-name'],
      client: clientKindOf(incomingHeaders['x-user-agent']),
    },
    'request',
  );
}

/** Web app or native app; browsers may drop `User-Agent`, so the app repeats it. */
function clientKindOf(userAgent: string | string[] | undefined): 'web' | 'mobile' | undefined {
  const kind = /^muster-(web|mobile)\//.exec(String(userAgent))?.[1];
  return kind === 'web' || kind === 'mobile' ? kind : undefined;
}
