import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '../db/database.ts';
import type { GatewayEnv, Logger } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { createReadPreparation } from './prepare-read.ts';
import type { RestAnswer, RestRequest } from './rest-request.ts';
import { type RestSettings, defaultRestSettings } from './rest-settings.ts';
import { createSchemaSource } from './schema/schema-source.ts';
import { serve } from './serve.ts';
import { quoteIdentifier } from './sql/identifiers.ts';

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
  const dependencies = {
    database,
    tokens,
    schemaSource,
    settings,
    searchPaths: searchPathsOf(settings),
    prepareRead: createReadPreparation(),
  };
  const app = new Hono<GatewayEnv>();
  app.all('/*', async (c) => toResponse(await serve(dependencies, restRequest(c), c.get('log'))));
  return {
    app,
    reloadSchema: () => schemaSource.reload(),
    close: () => schemaSource.close(),
  };
}

function searchPathsOf({ schemas, extraSearchPath }: RestSettings): Map<string, string> {
  return new Map(
    schemas.map((schema) => [
      schema,
      [...new Set([schema, ...extraSearchPath])].map(quoteIdentifier).join(', '),
    ]),
  );
}

function restRequest(c: Context<GatewayEnv>): RestRequest {
  const { path, queryString } = addressBelowMount(c);
  return {
    method: c.req.method,
    path,
    queryString,
    headers: c.get('incomingHeaders') ?? c.req.header(),
    apiKey: c.get('apiKey'),
    async body(form) {
      return form === 'text'
        ? { text: await c.req.text() }
        : { bytes: new Uint8Array(await c.req.arrayBuffer()) };
    },
  };
}

/** Still encoded. The mount point is all of the route's pattern before its star. */
function addressBelowMount(c: Context<GatewayEnv>): { path: string; queryString: string } {
  const { url } = c.req;
  const mountLength = routePath(c, -1).length - '/*'.length;
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const queryAt = url.indexOf('?', pathAt);
  const path = queryAt === -1 ? url.slice(pathAt) : url.slice(pathAt, queryAt);
  return {
    path: path.slice(mountLength) || '/',
    queryString: queryAt === -1 ? '' : url.slice(queryAt + 1),
  };
}

function toResponse({ status, headers, body }: RestAnswer): Response {
  // An empty body has no type; that it is empty is only said where there could be one.
  const all = body === '' ? headers.concat([['content-length', '0']]) : headers;
  return new Response(body === '' ? null : body, { status, headers: headersInit(all) });
}

/** An object is much the cheapest for the listener, but it holds a name only once. */
function headersInit(
  headers: RestAnswer['headers'],
): Record<string, string> | RestAnswer['headers'] {
  const byName = Object.fromEntries(headers);
  return Object.keys(byName).length === headers.length ? byName : headers;
}
