import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

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
 */
export type GatewayEnv = {
  Variables: {
    requestId: string;
    clientIp: string;
    log: Logger;
    apiKey: ApiKey | undefined;
  };
};

/** A request as a plain value, with what the gateway has established. */
export type PlainRequest = {
  readonly method: string;
  /** Below the place where the room is mounted, still encoded: `/items`. */
  readonly path: string;
  /** Without the question mark. */
  readonly queryString: string;
  /** By lower-case name, as Node read them. */
  readonly headers: IncomingHttpHeaders;
  readonly apiKey: ApiKey | undefined;
  /** What counts as one client: its IPv4 address, or the /64 of its IPv6 address. */
  readonly clientNetwork: string;
  readonly log: Logger;
  /** To be read at most once. Rejects when the client goes away before it is complete. */
  body(): Promise<Uint8Array>;
};

export type PlainAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
};

/**
 * A room that answers values with values and so runs without Hono, which costs a sixth of what a
 * small request costs the server. Never rejects.
 */
export type PlainRoom = (request: PlainRequest) => Promise<PlainAnswer>;

/** A request whose body or answer may be too large to be a value. */
export type StreamRequest = PlainRequest & {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
};

/**
 * A room that reads or writes Node's own streams and sets its own limits on them. What it throws
 * ends the connection.
 */
export type StreamRoom = (request: StreamRequest) => Promise<void>;
