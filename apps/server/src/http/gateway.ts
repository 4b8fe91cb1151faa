import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import { DatabaseError } from '../db/database.ts';
import { HttpError } from '../errors/http-error.ts';
import { apiKeyOf, bearerOf } from './api-key.ts';
import type { BodyHolder } from './body-budget.ts';
import { clientNetworkOf } from './client-network.ts';
import { compressAnswer } from './compress-answer.ts';
import type { ApiKey, GatewayEnv, PlainRoom, StreamRoom } from './gateway-env.ts';
import { toResponse, type Gateway, type ListenerEnv } from './listener.ts';
import { mountPlainRoom, mountStreamRoom } from './plain-room.ts';
import { isApiPath } from './request-facts.ts';

/**
 * Puts the rooms together: API rooms under their prefixes behind the key check, the server's own
 * pages, and the web app for every other address.
 */
export function createGateway(parts: {
  readonly apiKeyRole: (key: string) => ApiKey | null;
  /** The holder of a token; null if the token isn't valid now. */
  readonly holderOf: (token: string) => Promise<BodyHolder | null>;
  /** By path prefix, such as `/rest/v1`. */
  readonly apiRooms: Readonly<Record<string, Hono<GatewayEnv>>>;
  readonly plainRooms: Readonly<Record<string, PlainRoom>>;
  readonly streamRooms?: Readonly<Record<string, StreamRoom>>;
  readonly pages: readonly Hono<ListenerEnv>[];
  readonly webApp: (c: Context<ListenerEnv>) => Promise<Response>;
}): Gateway {
  const app = new Hono<ListenerEnv>();
  app.onError((error, c) => toResponse(asHttpError(error, c)));
  app.notFound(async (c) => {
    if (isApiPath(c.req.path) || c.req.path === '/_dev/mail') return toResponse(noSuchAddress());
    c.env.route = 'app';
    return parts.webApp(c);
  });

  app.use(async (c, next) => {
    c.set('requestId', c.env.requestId);
    c.set('clientIp', c.env.clientIp);
    c.set('log', c.env.log);
    c.set('apiKey', c.env.apiKey);
    await next();
    if (c.req.method === 'GET') await compress(c);
    const route = routePath(c, -1);
    if (route !== '/*') c.env.route = route;
  });
  for (const page of parts.pages) app.route('/', page);
  for (const [prefix, room] of Object.entries(parts.apiRooms)) app.route(prefix, room);
  const plainRooms = [
    ...Object.entries(parts.plainRooms).map(
      ([prefix, room]) => [prefix, mountPlainRoom(prefix, room)] as const,
    ),
    ...Object.entries(parts.streamRooms ?? {}).map(
      ([prefix, room]) => [prefix, mountStreamRoom(prefix, room)] as const,
    ),
  ];
  return {
    app,
    routeAt(method, path) {
      const [handlers] = app.router.match(method, path);
      return handlers.map(([[, route]]) => route.path).findLast((route) => !route.endsWith('*'));
    },
    keyAt: (path, facts) => apiKeyOf(path, facts, parts.apiKeyRole),
    async callerOf({ incomingHeaders, apiKey, clientIp }) {
      const token = bearerOf(incomingHeaders.authorization);
      const holder = token === '' ? null : await parts.holderOf(token);
      if (holder !== null) return holder;
      return token === '' && apiKey?.role === 'service_role'
        ? { kind: 'service', key: '' }
        : { kind: 'stranger', key: clientNetworkOf(clientIp) };
    },
    plainRoomAt: (path) =>
      plainRooms.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1],
  };
}

/** Lists of users are long; pages are already compressed or small. */
async function compress(c: Context<ListenerEnv>): Promise<void> {
  const { headers, status } = c.res;
  const accepted = c.req.header('accept-encoding');
  if (accepted === undefined || !isApiPath(c.req.path)) return;
  if (status !== 200 || headers.has('content-encoding')) return;
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const compressed = await compressAnswer(body, type, accepted);
  c.res = new Response(compressed === null ? body : new Uint8Array(compressed.body), { headers });
  if (compressed === null) return;
  c.header('Content-Encoding', compressed.encoding);
  c.header('Content-Length', String(compressed.body.length));
  c.header('Vary', 'Accept-Encoding', { append: true });
}

/** The database is unreachable, restarting or overloaded. */
const passingTrouble = /^(08|53|57P)/;

function asHttpError(error: unknown, c: Context<ListenerEnv>): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DatabaseError && passingTrouble.test(error.code)) {
    c.env.log.warn({ err: error }, 'the database cannot be asked');
    return new HttpError(503, 'busy', 'The server is busy; try again shortly.', {
      headers: { 'Retry-After': '2' },
    });
  }
  c.env.log.error({ err: error }, 'unexpected error');
  return new HttpError(500, 'internal', 'Something went wrong on the server.', {
    hint: `Request ${c.env.requestId}`,
  });
}

function noSuchAddress(): HttpError {
  return new HttpError(404, 'no_such_address', 'There is nothing at this address.');
}
