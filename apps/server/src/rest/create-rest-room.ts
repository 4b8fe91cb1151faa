import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '../db/database.ts';
import type { GatewayEnv, Logger } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { RestAnswer, RestRequest } from './rest-request.ts';
import { type RestSettings, defaultRestSettings } from './rest-settings.ts';
import { createSchemaSource } from './schema/schema-source.ts';
import { serve } from './serve.ts';

export type RestRoom = {
  /** To be mounted where the API key has been checked; it looks at the path below that place. */
  readonly app: Hono<GatewayEnv>;
  /** Reads the schema anew, as after a migration. */
  reloadSchema(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The data API (PostgREST's protocol): tables, views and functions of the exposed schemas, each
 * request one transaction with the caller's role and claims, so that row security decides.
 */
export function createRestRoom({
  database,
  tokens,
  log,
  settings = defaultRestSettings,
}: {
  readonly database: Database;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly log: Logger;
  readonly settings?: RestSettings;
}): RestRoom {
  const schemaSource = createSchemaSource({ database, schemas: settings.schemas, log });
  const dependencies = { database, tokens, schemaSource, settings };
  const app = new Hono<GatewayEnv>();
  app.all('/*', async (c) => toResponse(await serve(dependencies, restRequest(c), c.get('log'))));
  return {
    app,
    reloadSchema: () => schemaSource.reload(),
    close: () => schemaSource.close(),
  };
}

function restRequest(c: Context<GatewayEnv>): RestRequest {
  const { url } = c.req;
  const queryAt = url.indexOf('?');
  return {
    method: c.req.method,
    path: pathBelowMount(c),
    queryString: queryAt === -1 ? '' : url.slice(queryAt + 1),
    headers: c.req.header(),
    apiKey: c.get('apiKey'),
    async body(form) {
      return form === 'text'
        ? { text: await c.req.text() }
        : { bytes: new Uint8Array(await c.req.arrayBuffer()) };
    },
  };
}

/** The mount point is all of the route's pattern before its star. */
function pathBelowMount(c: Context<GatewayEnv>): string {
  const mount = routePath(c, -1).slice(0, -2);
  return new URL(c.req.url).pathname.slice(mount.length) || '/';
}

function toResponse({ status, headers, body }: RestAnswer): Response {
  const response = new Response(body === '' ? null : body, { status, headers });
  // An empty body has no type; that it is empty is only said where there could be one.
  if (body === '') response.headers.set('content-length', '0');
  return response;
}
