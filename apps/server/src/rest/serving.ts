import type { PlainRequest } from '../http/gateway-env.ts';
import type { Database } from '../db/database.ts';
import type { RestCaller } from './caller.ts';
import { apiError } from './errors/api-errors.ts';
import { headerOfUtf8 } from './errors/header-values.ts';
import { closest } from './errors/similar-names.ts';
import type { RestSettings } from './rest-settings.ts';
import { type SchemaCache, type Table, keyOf } from './schema/types.ts';

/** What serving one request needs, gathered once. */
export type Serving = {
  readonly request: PlainRequest;
  readonly caller: RestCaller;
  /** The support visit that it belongs to, which only reads; null for all others. */
  readonly visit: string | null;
  readonly schema: SchemaCache;
  /** The schema that the request is about. */
  readonly schemaName: string;
  /** Where functions find unqualified names. */
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

/** `Content-Profile`, which is told only where there is a choice (protocol B48). */
export const profileHeaders = ({ settings, schemaName }: Serving): [string, string][] =>
  settings.schemas.length > 1 ? [['content-profile', headerOfUtf8(schemaName)]] : [];
