/**
 * The outermost layer, on Node's own request and response: what every answer carries and every
 * request is held to, whichever room answers. It works below Hono because a header set on the raw
 * response is cheaper than one merged into a finished answer, and because a request that is refused
 * here costs no room anything.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import type { Logger } from '../log/logger.ts';
import { limitBody } from './body-limit.ts';
import { clientIpOf } from './client-ip.ts';
import { allowEveryOrigin, answerPreflight, isPreflight } from './cors.ts';
import type { GatewayEnv } from './gateway-env.ts';
import type { Metrics } from './metrics.ts';

/** What the listener knows of a request before a room sees it. */
export type RequestFacts = {
  readonly requestId: string;
  readonly clientIp: string;
  readonly log: Logger;
  /** The query parameter `apikey`, taken out of the address lest a room take it for a filter. */
  readonly queryApiKey: string | undefined;
  readonly incomingHeaders: IncomingHttpHeaders;
  /** The pattern of the address that answered, for figures and logs. */
  route: string;
};

/** How long a client may go on sending a body that was refused. */
const lingerMs = 2000;

export type ListenerEnv = GatewayEnv & { Bindings: RequestFacts };

/** What answers requests at the moment. */
export type Serving = Hono<ListenerEnv> | 'starting' | 'stopping';

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Prefixes of the API, existing or not: none of them ever falls through to the app's pages. */
export function isApiPath(path: string): boolean {
  return /^\/(auth|rest|storage|realtime|functions|graphql)\/v\d+(\/|$)/.test(path);
}

export function createListener(dependencies: {
  readonly serving: () => Serving;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
  readonly isHttps: boolean;
}): Listener {
  const { serving, log, metrics, trustedProxies, isHttps } = dependencies;
  const factsByRequest = new WeakMap<object, RequestFacts>();

  const handOver = getRequestListener(
    (request, { incoming }) => {
      const app = serving();
      return typeof app === 'string'
        ? toResponse(notServing(app))
        : app.fetch(request, factsByRequest.get(incoming));
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
      metrics.observeRequest(incoming.method ?? '', facts.route, outgoing.statusCode, ms / 1000);
      logRequest(facts, path, incoming, outgoing, ms);
    });
    outgoing.setHeader('X-Request-Id', facts.requestId);
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    if (isHttps) outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000');
    try {
      if (isApiPath(path)) {
        allowEveryOrigin(outgoing, path);
        if (isPreflight(incoming)) return answerPreflight(incoming, outgoing);
      }
      await limitBody(incoming, path);
    } catch (error) {
      return refuse(incoming, outgoing, error);
    }
    await handOver(incoming, outgoing);
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function examine(incoming: IncomingMessage, log: Logger, trustedProxies: number): RequestFacts {
  const requestId = randomUUID();
  return {
    requestId,
    clientIp: clientIpOf(incoming, trustedProxies),
    log: log.child({ requestId }),
    queryApiKey: takeApiKey(incoming),
    incomingHeaders: incoming.headers,
    route: 'none',
  };
}

function takeApiKey(incoming: IncomingMessage): string | undefined {
  const url = incoming.url ?? '';
  const path = pathOf(url);
  const parts = url.slice(path.length + 1).split('&');
  const key = parts.find((part) => part.startsWith('apikey='));
  if (key === undefined) return undefined;
  const others = parts.filter((part) => !part.startsWith('apikey='));
  incoming.url = others.length === 0 ? path : `${path}?${others.join('&')}`;
  return new URLSearchParams(key).get('apikey') ?? undefined;
}

/** Neither a query nor an app address is logged: both may hold secrets, such as invitations. */
function logRequest(
  facts: RequestFacts,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ms: number,
): void {
  facts.log.info(
    {
      method: incoming.method,
      path: isApiPath(path) ? path : facts.route,
      // Nothing was sent when the client went away first.
      status: outgoing.headersSent ? outgoing.statusCode : 'aborted',
      ms: Math.round(ms * 10) / 10,
      ip: facts.clientIp,
      app: incoming.headers['x-application-name'],
      client: clientKindOf(incoming.headers['x-user-agent']),
    },
    'request',
  );
}

/** Web app or native app; browsers may drop `User-Agent`, so the app repeats it. */
function clientKindOf(userAgent: string | string[] | undefined): 'web' | 'mobile' | undefined {
  const kind = /^muster-(web|mobile)\//.exec(String(userAgent))?.[1];
  return kind === 'web' || kind === 'mobile' ? kind : undefined;
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

/**
 * Answers before the body has come. The answer has its length and so is complete for the client at
 * once, but closing the connection on a client that still writes would lose it the answer.
 */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void {
  if (!(error instanceof HttpError)) {
    outgoing.destroy(); // the client went away in the middle of its body
    return;
  }
  const body = JSON.stringify(error);
  outgoing.writeHead(error.status, {
    ...error.headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  outgoing.write(body);
  const end = () => {
    clearTimeout(patience);
    outgoing.end();
  };
  const patience = setTimeout(end, lingerMs);
  incoming.once('end', end).once('close', end).resume();
}
