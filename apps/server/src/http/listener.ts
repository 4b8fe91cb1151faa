/**
 * The outermost layer, on Node's own request and response: what every answer carries and every
 * request is held to, whichever room answers. It works below Hono because a header set on the raw
 * response is cheaper than one merged into a finished answer, and because a request that is refused
 * here costs no room anything.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import type { Logger } from '../log/logger.ts';
import { limitBody } from './body-limit.ts';
import { allowEveryOrigin, answerPreflight, isPreflight } from './cors.ts';
import { answerHealth, refuseEarly } from './early-answer.ts';
import type { GatewayEnv } from './gateway-env.ts';
import type { Metrics } from './metrics.ts';
import type { MountedRoom } from './plain-room.ts';
import { examine, isApiPath, pathOf, type RequestFacts } from './request-facts.ts';
import { logRequest } from './request-log.ts';

export type ListenerEnv = GatewayEnv & { Bindings: RequestFacts };

export type Gateway = {
  readonly app: Hono<ListenerEnv>;
  /** The room at this path that runs without Hono. */
  readonly plainRoomAt: (path: string) => MountedRoom | undefined;
};

/** What answers requests at the moment. */
export type Serving = Gateway | 'starting' | 'stopping';

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

export function createListener(dependencies: {
  readonly serving: () => Serving;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
  readonly isHttps: boolean;
  /** How long a body that is no upload may take to come. */
  readonly bodyPatienceMs?: number;
}): Listener {
  const { serving, log, metrics, trustedProxies, isHttps, bodyPatienceMs } = dependencies;
  const factsByRequest = new WeakMap<object, RequestFacts>();

  const handOver = getRequestListener(
    (request, { incoming }) => {
      const gateway = serving();
      return typeof gateway === 'string'
        ? toResponse(notServing(gateway))
        : gateway.app.fetch(request, factsByRequest.get(incoming));
    },
    {
      // An address that cannot be parsed never reaches the app.
      errorHandler: () =>
        toResponse(new HttpError(400, 'bad_request', 'The address or a header cannot be read.')),
    },
  );

  return async (incoming, outgoing) => {
    const startedAt = performance.now();
    const facts = examine(incoming, log, trustedProxies);
    const path = pathOf(incoming.url ?? '');
    factsByRequest.set(incoming, facts);
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt;
      const client = logRequest(facts, path, incoming, outgoing, ms);
      metrics.observeRequest({
        method: incoming.method ?? '',
        route: facts.route,
        status: outgoing.statusCode,
        seconds: ms / 1000,
        client: client.kind,
      });
    });
    outgoing.setHeader('X-Request-Id', facts.requestId);
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    if (isHttps) outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000');
    if (path === '/health') {
      facts.route = path;
      return answerHealth(outgoing);
    }
    try {
      if (isApiPath(path)) {
        allowEveryOrigin(outgoing, path);
        if (isPreflight(incoming)) return answerPreflight(incoming, outgoing);
      }
      await limitBody(incoming, path, bodyPatienceMs);
      const gateway = serving();
      const room = typeof gateway === 'string' ? undefined : gateway.plainRoomAt(path);
      if (room !== undefined) return await room(incoming, outgoing, facts);
    } catch (error) {
      return refuseEarly(incoming, outgoing, error);
    }
    await handOver(incoming, outgoing);
  };
}

function notServing(state: 'starting' | 'stopping'): HttpError {
  return new HttpError(503, state, `The server is ${state}.`, {
    headers: { 'Retry-After': '2', ...(state === 'stopping' ? { Connection: 'close' } : {}) },
  });
}

/** The answer to what the gateway refuses. */
export function toResponse(error: HttpError): Response {
  return Response.json(error, { status: error.status, headers: error.headers });
}
