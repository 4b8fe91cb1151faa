import type { IncomingHttpHeaders } from 'node:http';

import type { Logger } from '../log/logger.ts';

export type { Logger };

/** What the API key of a request says: the role of a caller who brings no token of their own. */
export type ApiKey = { readonly role: 'anon' | 'service_role' };

/**
 * What the gateway has established before a room runs. Rooms are `Hono<GatewayEnv>`.
 *
 * - `requestId`: unique to the request, sent back as `X-Request-Id` and in every log line.
 * - `clientIp`: the peer, or what a trusted proxy says of it.
 * - `log`: carries `requestId`; never give it tokens, keys or bodies.
 * - `apiKey`: absent only on the keyless paths.
 * - `incomingHeaders`: all headers as Node read them. A room that needs many of them is spared the
 *   `Headers` object, which costs more than the rest of a small request.
 */
export type GatewayEnv = {
  Variables: {
    requestId: string;
    clientIp: string;
    log: Logger;
    apiKey: ApiKey | undefined;
    incomingHeaders: IncomingHttpHeaders | undefined;
  };
};
