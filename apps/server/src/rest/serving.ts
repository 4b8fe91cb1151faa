import type { PlainRequest } from '../http/gateway-env.ts';
import type { Database } from '../db/database.ts';
import type { RestCaller } from './caller.ts';
import { apiError } from './errors/api-errors.ts';
import { headerOfUtf8 } from './errors/header-values.ts';
import { closest } from './errors/similar-names.ts';
import type { RestSettings } from './rest-settings.ts';
import { type SchemaCache, type Table, keyOf } from './schema/types.ts';

/** Everything needed to serve one request, gathered once. */
export type Serving = {
  readonly request: PlainRequest;
  readonly caller: RestCaller;
  /** The support visit that the request belongs to, which can only read; null for all others. */
  readonly visit: string | null;
  readonly schema: SchemaCache;
  /** The request's schema. */
  readonly schemaName: string;
  /** Search path for unqualified names in functions. */
  readonly searchPath: string;
  readonly settings: RestSettings;
  readonly database: Database;
  readonly timeZones: () => Promise<ReadonlySet<string>>;
};

/** @throws RestError PGRST205 (protocol B29) */
export function findTable(schema: SchemaCache, schemaName: string, name: string): Table {
  const table = schema.tables.get(keyOf({ schema: schemaName, name }));
  if (table !== undefined) return table;
  const names = [...schema.tables.values()].flatMap((other) =>
    other.schema === schemaName ? [other.name] : [],
  );
  const similar = closest(name, names, 0.75);
  throw apiError(
    'PGRST205',
    `Could not find the table '${schemaName}.${name}' in the schema cache`,
    { hint: similar === null ? null : `Perhaps you meant the table '${schemaName}.${similar}'` },
  );
}

/** `Content-Profile`, sent only if there is more than one schema (protocol B48). */
export const profileHeaders = ({ settings, schemaName }: Serving): [string, string][] =>
  settings.schemas.length > 1 ? [['content-profile', headerOfUtf8(schemaName)]] : [];
