import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import type { Logger } from '../log/logger.ts';

export type { Logger };

/** The role from a request's API key, used if the caller sends no token of their own. */
export type ApiKey = { readonly role: 'anon' | 'service_role' };

/**
 * Facts that the gateway establishes before a room runs. Rooms are `Hono<GatewayEnv>`.
 *
 * - `requestId`: unique to the request, sent back as `X-Request-Id` and in every log line.
 * - `clientIp`: the peer, or the address given by a trusted proxy.
 * - `log`: includes `requestId`; never give it tokens, keys or bodies.
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

/** A request as a plain value, with the facts that the gateway established. */
export type PlainRequest = {
  readonly method: string;
  /** Relative to where the room is mounted, still encoded: `/items`. */
  readonly path: string;
  /** Without the question mark. */
  readonly queryString: string;
  /** By lower-case name, as Node read them. */
  readonly headers: IncomingHttpHeaders;
  readonly apiKey: ApiKey | undefined;
  /** The network that counts as one client: its IPv4 address, or the /64 of its IPv6 address. */
  readonly clientNetwork: string;
  readonly log: Logger;
  /** Read it at most once. Rejects if the client disconnects before it is complete. */
  body(): Promise<Uint8Array>;
};

export type PlainAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
};

/**
 * A room that maps values to values and so runs without Hono, which would add a sixth to the cost
 * of a small request. Never rejects.
 */
export type PlainRoom = (request: PlainRequest) => Promise<PlainAnswer>;

/** A request whose body or response may be too large to be a value. */
export type StreamRequest = PlainRequest & {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
};

/**
 * A room that reads or writes Node's own streams and sets its own limits on them. An error it
 * throws ends the connection.
 */
export type StreamRoom = (request: StreamRequest) => Promise<void>;
