import { type Relationship, type Routine, type SchemaCache, keyOf } from '../schema/types.ts';
import type { SchemaDescription } from './describe-schema.ts';
import { routinePath } from './routine-parts.ts';
import { type JsonObject, summaryFields } from './swagger-types.ts';
import { type ShownTable, tableDefinition, tableParameters, tablePath } from './table-parts.ts';

/** Version of PostgREST's protocol; clients use it to see what the API can do. */
const protocolVersion = '14.0';

/** Describes a schema in OpenAPI 2.0, as PostgREST serves it at its root. */
export function openApiDocument(
  schema: SchemaCache,
  schemaName: string,
  { description, tables, routineDescriptions }: SchemaDescription,
): JsonObject {
  const shown = tables.flatMap((described): ShownTable[] => {
    const key = keyOf({ schema: schemaName, name: described.name });
    const table = schema.tables.get(key);
    const relationships: readonly Relationship[] = schema.relationships.get(key) ?? [];
    return table === undefined ? [] : [{ ...described, table, relationships }];
  });
  const routines = [...schema.routines.values()]
    .flat()
    .filter((routine) => routine.schema === schemaName && routineDescriptions.has(routine.oid));
  const { summary: title = 'Data API', description: text } = summaryFields(description);
  return {
    swagger: '2.0',
    info: {
      title,
      description: text ?? 'Tables, views and functions that the caller may use',
      version: protocolVersion,
    },
    // Path at which the gateway mounts the data API.
    basePath: '/rest/v1',
    consumes: mediaTypes,
    produces: mediaTypes,
    paths: {
      '/': rootPath,
      ...Object.fromEntries(shown.map((table) => [`/${table.name}`, tablePath(table)] as const)),
      ...routinePaths(routines, routineDescriptions),
    },
    definitions: Object.fromEntries(
      shown.map((table) => [table.name, tableDefinition(table)] as const),
    ),
    parameters: { ...sharedParameters, ...Object.fromEntries(shown.flatMap(tableParameters)) },
    externalDocs: {
      description: 'PostgREST Documentation',
      url: 'https://postgrest.org/en/v14/references/api.html',
    },
  };
}

/** A path has one description, so the last overload is described for all overloads. */
const routinePaths = (
  routines: readonly Routine[],
  descriptions: SchemaDescription['routineDescriptions'],
): JsonObject =>
  Object.fromEntries(
    routines.map((routine) => [
      `/rpc/${routine.name}`,
      routinePath(routine, descriptions.get(routine.oid) ?? null),
    ]),
  );

const mediaTypes = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
];

const rootPath: JsonObject = {
  get: {
    tags: ['Introspection'],
    summary: 'OpenAPI description (this document)',
    produces: ['application/openapi+json', 'application/json'],
    responses: { 200: { description: 'OK' } },
  },
};

const prefer = (values: readonly string[]): JsonObject => ({
  name: 'Prefer',
  description: 'Preference',
  required: false,
  in: 'header',
  type: 'string',
  ...(values.length === 0 ? {} : { enum: values }),
});

const text = (name: string, place: 'query' | 'header', description: string): JsonObject => ({
  name,
  description,
  required: false,
  in: place,
  type: 'string',
});

const returning = ['return=representation', 'return=minimal', 'return=none'];
const pagination = 'Limiting and Pagination';

const sharedParameters: JsonObject = {
  preferParams: prefer([]),
  preferReturn: prefer(returning),
  preferCount: prefer(['count=none']),
  preferPost: prefer([...returning, 'resolution=ignore-duplicates', 'resolution=merge-duplicates']),
  select: text('select', 'query', 'Filtering Columns'),
  on_conflict: text('on_conflict', 'query', 'On Conflict'),
  order: text('order', 'query', 'Ordering'),
  range: text('Range', 'header', pagination),
  rangeUnit: { ...text('Range-Unit', 'header', pagination), default: 'items' },
  offset: text('offset', 'query', pagination),
  limit: text('limit', 'query', pagination),
};
