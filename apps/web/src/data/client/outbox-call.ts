import * as z from 'zod/mini';
import { type CallOutcome, type SenderCall, unreachable } from '../outbox/sender.ts';
import type { ConfigSource } from './app-config.ts';
import { suspended, suspendedMessage } from './suspended.ts';

/** The outcome of calling a database function, for a sender of the outbox. */
type OutboxCallOutcome =
  | { readonly kind: 'answered'; readonly data: unknown }
  | Exclude<CallOutcome, { kind: 'answered' }>;

/** The server that the outbox sends to. */
export type OutboxServer = {
  readonly config: ConfigSource;
  readonly fetch: typeof globalThis.fetch;
};

const errorSchema = z.union([
  z.object({ code: z.string(), message: z.string() }),
  // The storage API's errors.
  z.pipe(
    z.object({ error: z.string(), message: z.string() }),
    z.transform(({ error, message }) => ({ code: error, message })),
  ),
]);

/** Sends a body to an address of the server with the given token; never throws. */
export async function requestForOutbox(
  { config, fetch }: OutboxServer,
  path: string,
  sent: BodyInit,
  contentType: string,
  { accessToken, signal }: SenderCall,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<OutboxCallOutcome> {
  const { apiUrl, anonKey } = await config.ready();
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        apikey: anonKey,
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': contentType,
      },
      body: sent,
      signal,
    });
    const { status } = response;
    if (status === 401) {
      // The key may have been refused rather than the token; refreshing the configuration costs nothing.
      void config.refresh();
      return { kind: 'unauthorized' };
    }
    const retryAfterMs = secondsToMs(response.headers.get('retry-after'));
    if (status >= 500) return { kind: 'missed', failure: 'server_trouble', retryAfterMs };
    if ([408, 425, 429].includes(status))
      return { kind: 'missed', failure: 'throttled', retryAfterMs };
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'answered', data: body };
    const error = errorSchema.safeParse(body);
    if (error.data?.message === suspendedMessage) return suspended;
    return error.success ? { kind: 'refused', status, ...error.data } : unreachable;
  } catch {
    // No connection, no answer in time, or not JSON: a portal's page, not our server.
    return unreachable;
  }
}

/** Calls a database function with the given token; never throws. */
export function callForOutbox(
  server: OutboxServer,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  call: SenderCall,
): Promise<OutboxCallOutcome> {
  const body = JSON.stringify(parameters, storable);
  return requestForOutbox(server, `/rest/v1/rpc/${name}`, body, 'application/json', call);
}

/**
 * Replaces characters that the database can't store (NUL, half of an emoji): a single one would get the whole call
 * rejected.
 */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD') : value;
}

function secondsToMs(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  return retryAfter === null || Number.isNaN(seconds) ? null : seconds * 1000;
}
