import type { Database } from '../db/database.ts';
import type { Logger, PlainRoom } from '../http/gateway-env.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { createReadPreparation } from './prepare-read.ts';
import { type RestSettings, defaultRestSettings } from './rest-settings.ts';
import { createSchemaSource } from './schema/schema-source.ts';
import { serve } from './serve.ts';
import { quoteIdentifier } from './sql/identifiers.ts';

export type RestRoom = {
  readonly answer: PlainRoom;
  /** Reads the schema again, as after a migration. */
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
  const { schemas, extraSearchPath } = settings;
  const schemaSource = createSchemaSource({ database, schemas, extraSearchPath, log });
  const dependencies = {
    database,
    tokens,
    schemaSource,
    settings,
    searchPaths: searchPathsOf(settings),
    prepareRead: createReadPreparation(),
  };
  return {
    answer: (request) => serve(dependencies, request),
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
