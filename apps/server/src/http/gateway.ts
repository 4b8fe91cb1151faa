import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import { HttpError } from '../errors/http-error.ts';
import { apiKeyOf } from './api-key.ts';
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
    if (isApiPath(c.req.path)) c.set('apiKey', apiKeyOf(c.req.path, c.env, parts.apiKeyRole));
    await next();
    const route = routePath(c, -1);
    if (route !== '/*') c.env.route = route;
  });
  for (const page of parts.pages) app.route('/', page);
  for (const [prefix, room] of Object.entries(parts.apiRooms)) app.route(prefix, room);
  const plainRooms = [
    ...Object.entries(parts.plainRooms).map(
      ([prefix, room]) => [prefix, mountPlainRoom(prefix, room, parts.apiKeyRole)] as const,
    ),
    ...Object.entries(parts.streamRooms ?? {}).map(
      ([prefix, room]) => [prefix, mountStreamRoom(prefix, room, parts.apiKeyRole)] as const,
    ),
  ];
  return {
    app,
    plainRoomAt: (path) =>
      plainRooms.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1],
  };
}

function asHttpError(error: unknown, c: Context<ListenerEnv>): HttpError {
  if (error instanceof HttpError) return error;
  c.env.log.error({ err: error }, 'unexpected error');
  return new HttpError(500, 'internal', 'Something went wrong on the server.', {
    hint: `Request ${c.env.requestId}`,
  });
}

function noSuchAddress(): HttpError {
  return new HttpError(404, 'no_such_address', 'There is nothing at this address.');
}
