import { type Database, DatabaseError } from '../db/database.ts';
import type { PlainRequest } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { callRoutine } from './call.ts';
import { identifyCaller } from './caller.ts';
import { apiError } from './errors/api-errors.ts';
import { databaseRestError } from './errors/database-errors.ts';
import { headerText } from './errors/header-values.ts';
import { RestError } from './errors/rest-error.ts';
import { describeRelation, describeRoot, describeRoutine } from './info.ts';
import { answerRoot } from './openapi/answer-root.ts';
import { requestedSchema } from './request/profile.ts';
import { type Target, parseTarget } from './request/target.ts';
import type { ReadPreparation } from './prepare-read.ts';
import { readRelation } from './read.ts';
import { type RestAnswer, headerOf } from './rest-request.ts';
import type { RestSettings } from './rest-settings.ts';
import type { SchemaSource } from './schema/schema-source.ts';
import type { Serving } from './serving.ts';
import { visitOf } from './visit.ts';
import { writeRelation } from './write.ts';

export type ServeDependencies = {
  readonly database: Database;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly schemaSource: SchemaSource;
  readonly settings: RestSettings;
  /** By exposed schema. */
  readonly searchPaths: ReadonlyMap<string, string>;
  readonly prepareRead: ReadPreparation;
};

/** Answers one request. Never throws: errors become responses too. */
export async function serve(
  dependencies: ServeDependencies,
  request: PlainRequest,
): Promise<RestAnswer> {
  try {
    return await dispatch(dependencies, request);
  } catch (error) {
    return errorAnswer(restErrorOf(error, request.log), request.method);
  }
}

async function dispatch(
  { database, tokens, schemaSource, settings, searchPaths, prepareRead }: ServeDependencies,
  request: PlainRequest,
): Promise<RestAnswer> {
  const { method } = request;
  const caller = await identifyCaller(
    headerOf(request, 'authorization'),
    request.apiKey,
    tokens,
    settings,
  );
  const target = parseTarget(request.path);
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const schemaName = requestedSchema(
    headerOf(request, isReading ? 'accept-profile' : 'content-profile'),
    settings.schemas,
  );
  assertMethod(target, method);
  const visit = await visitOf(request, caller, target, database);
  // Awaited only while there is no schema yet, so that a running server doesn't wait here.
  const current = schemaSource.current();
  return serveTarget(
    {
      request,
      caller,
      visit,
      schema: current instanceof Promise ? await current : current,
      schemaName,
      searchPath: searchPaths.get(schemaName) ?? '',
      settings,
      database,
      timeZones: () => schemaSource.timeZones(),
    },
    target,
    prepareRead,
  );
}

function serveTarget(
  serving: Serving,
  target: Target,
  prepareRead: ReadPreparation,
): Promise<RestAnswer> | RestAnswer {
  const { method } = serving.request;
  switch (target.kind) {
    case 'root':
      return method === 'OPTIONS' ? describeRoot() : answerRoot(serving);
    case 'routine':
      return method === 'OPTIONS'
        ? describeRoutine(serving, target.name)
        : callRoutine(serving, target.name);
    case 'relation':
      switch (method) {
        case 'OPTIONS':
          return describeRelation(serving, target.name);
        case 'POST':
        case 'PATCH':
        case 'PUT':
        case 'DELETE':
          return writeRelation(serving, method, target.name);
        default:
          return readRelation(serving, target.name, prepareRead);
      }
  }
}

const methodsByTarget: Readonly<Record<Target['kind'], readonly string[]>> = {
  root: ['OPTIONS', 'GET', 'HEAD'],
  relation: ['OPTIONS', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
  routine: ['OPTIONS', 'GET', 'HEAD', 'POST'],
};

/** @throws RestError PGRST101, PGRST117 (protocol B47) */
function assertMethod({ kind }: Target, method: string): void {
  if (methodsByTarget[kind].includes(method)) return;
  throw kind === 'routine'
    ? apiError('PGRST101', `Cannot use the ${method} method on RPC`)
    : apiError('PGRST117', `Unsupported HTTP method: ${method}`);
}

function restErrorOf(error: unknown, log: PlainRequest['log']): RestError {
  if (error instanceof RestError) {
    if (error.status >= 500) log.error({ err: error.cause ?? error }, 'a data request failed');
    return error;
  }
  // For the server's own queries, such as for time zones.
  if (error instanceof DatabaseError) return restErrorOf(databaseRestError(error, false), log);
  log.error({ err: error }, 'unexpected error in the data API');
  return new RestError({
    status: 500,
    code: 'PGRSTX00',
    message: 'Something went wrong on the server.',
    cause: error,
  });
}

function errorAnswer(error: RestError, method: string): RestAnswer {
  return {
    status: error.status,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['proxy-status', headerText(`PostgREST; error=${error.code}`)],
      ...Object.entries(error.headers),
    ],
    body: method === 'HEAD' ? null : error.body(),
  };
}
