/**
 * The outermost layer, on Node's own request and response: it handles everything that applies to all requests and
 * responses, in every room. It works below Hono because a header set on the raw response is cheaper than one merged
 * into a finished response, and because a request refused here costs the rooms nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { visitHeader } from '@muster/contract/visits';

import { HttpError } from '../errors/http-error.ts';
import type { Logger } from '../log/logger.ts';
import { createBodyBudget, type BodyHolder } from './body-budget.ts';
import { createBodyGate, type BodyPaths } from './body-limit.ts';
import { tellTime } from './tell-time.ts';
import { allowEveryOrigin, allowPhoneApp, answerPreflight, isPreflight } from './cors.ts';
import { answerHealth, refuseEarly } from './early-answer.ts';
import type { ApiKey, GatewayEnv } from './gateway-env.ts';
import type { Metrics } from './metrics.ts';
import type { MountedRoom } from './plain-room.ts';
import { examine, isApiPath, pathOf, unknownRoute, type RequestFacts } from './request-facts.ts';
import { createRequestLimit } from './request-limit.ts';
import { logRequest } from './request-log.ts';

export type ListenerEnv = GatewayEnv & { Bindings: RequestFacts };

export type Gateway = {
  readonly app: Hono<ListenerEnv>;
  /** The room at this path that runs without Hono. */
  readonly plainRoomAt: (path: string) => MountedRoom | undefined;
  /** The pattern of the matching route; undefined if no page or API matches. */
  readonly routeAt: (method: string, path: string) => string | undefined;
  /** The key that an API request brings. @throws HttpError 401 */
  readonly keyAt: (path: string, facts: RequestFacts) => ApiKey | undefined;
  /** The caller that an API request is counted for. */
  readonly callerOf: (facts: RequestFacts) => Promise<BodyHolder>;
};

/** The current handler of requests. */
export type Serving = Gateway | 'starting' | 'stopping';

export type HttpLimits = {
  /** Maximum total size of all bodies being read or processed. */
  readonly bodyBytesInFlight: number;
  /** Requests per person or per address; null for no limit. */
  readonly requestsPerMinute: number | null;
  readonly paths: BodyPaths;
};

const defaultLimits: HttpLimits = {
  bodyBytesInFlight: 64 * 1024 * 1024,
  requestsPerMinute: null,
  paths: { large: new Set(), urgent: new Set() },
};

/** Has its own limits. */
const authPath = /^\/auth\/v1(\/|$)/;
const dataApiPath = /^\/rest\/v1(\/|$)/;

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

export function createListener(dependencies: {
  readonly serving: () => Serving;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
  readonly isHttps: boolean;
  /** How long a body that isn't an upload may take to arrive. */
  readonly bodyPatienceMs?: number;
  readonly limits?: HttpLimits;
}): Listener {
  const { serving, log, metrics, trustedProxies, isHttps, bodyPatienceMs } = dependencies;
  const { bodyBytesInFlight, requestsPerMinute, paths } = dependencies.limits ?? defaultLimits;
  const budget = createBodyBudget(bodyBytesInFlight);
  const admitBody = createBodyGate({ budget, paths, bodyPatienceMs });
  const requestLimit =
    requestsPerMinute === null ? null : createRequestLimit(requestsPerMinute, Date.now);
  const factsByRequest = new WeakMap<object, RequestFacts>();

  const handOver = getRequestListener(
    (request, { incoming }) => {
      const gateway = serving();
      return typeof gateway === 'string'
        ? toResponse(notServing(gateway))
        : gateway.app.fetch(request, factsByRequest.get(incoming));
    },
    {
      // An unparsable address never reaches the app.
      errorHandler: () =>
        toResponse(new HttpError(400, 'bad_request', 'The address or a header can’t be read.')),
    },
  );

  return async (incoming, outgoing) => {
    const startedAt = performance.now();
    const facts = examine(incoming, log, trustedProxies);
    const path = pathOf(incoming.url ?? '');
    factsByRequest.set(incoming, facts);
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt;
      if (facts.route === unknownRoute) facts.route = routeOf(serving(), incoming, path);
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
    tellTime(incoming, outgoing);
    if (isHttps) outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000');
    if (path === '/health') {
      facts.route = path;
      allowPhoneApp(incoming, outgoing);
      return answerHealth(outgoing);
    }
    try {
      const gateway = serving();
      if (path === '/config.json' || path.startsWith('/speech-models/')) {
        allowPhoneApp(incoming, outgoing);
        if (isPreflight(incoming)) return answerPreflight(incoming, outgoing);
      }
      if (isApiPath(path)) {
        allowEveryOrigin(outgoing, path);
        if (isPreflight(incoming)) return answerPreflight(incoming, outgoing);
        refuseInVisit(incoming, path);
        if (typeof gateway !== 'string') facts.apiKey = gateway.keyAt(path, facts);
      }
      if (typeof gateway !== 'string') {
        const isLimited =
          requestLimit !== null &&
          isApiPath(path) &&
          !authPath.test(path) &&
          !paths.urgent.has(path);
        if (isLimited) requestLimit.count(await gateway.callerOf(facts));
        await admitBody(incoming, outgoing, path, () => gateway.callerOf(facts));
        const room = gateway.plainRoomAt(path);
        if (room !== undefined) return await room(incoming, outgoing, facts);
      }
    } catch (error) {
      return refuseEarly(incoming, outgoing, error);
    }
    await handOver(incoming, outgoing);
  };
}

/** A support visit reads what the data API allows; it can't use files, functions or sign-in. */
function refuseInVisit({ headers }: IncomingMessage, path: string): void {
  if (headers[visitHeader] !== undefined && !dataApiPath.test(path)) {
    throw new HttpError(403, 'not_in_visit', 'This isn’t open in a support visit.');
  }
}

/** Route of a request that was refused before any room saw it. */
function routeOf(gateway: Serving, { method = '' }: IncomingMessage, path: string): string {
  const route = typeof gateway === 'string' ? undefined : gateway.routeAt(method, path);
  return route ?? unknownRoute;
}

function notServing(state: 'starting' | 'stopping'): HttpError {
  return new HttpError(503, state, `The server is ${state}.`, {
    headers: { 'Retry-After': '2', ...(state === 'stopping' ? { Connection: 'close' } : {}) },
  });
}

/** The response to a request that the gateway refuses. */
export function toResponse(error: HttpError): Response {
  return Response.json(error, { status: error.status, headers: error.headers });
}
