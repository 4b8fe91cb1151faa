import type { Catalog, RelationRow, RepresentationRow, RoutineRow } from './catalog-rows.ts';
import { compareTexts } from './compare-texts.ts';
import { findRelationships } from './relationships.ts';
import { type Representation, type Routine, type SchemaCache, type Table, keyOf } from './types.ts';
import { type ViewKeys, traceViewKeys, viewPrimaryKey } from './view-keys.ts';

/** Arranges the catalogs' contents for lookups by requests. Contains only the exposed schemas. */
export function buildSchemaCache(catalog: Catalog, exposedSchemas: readonly string[]): SchemaCache {
  const keys = traceViewKeys(catalog.relations, catalog.viewRules);
  const representations = representationsByType(catalog.representations);
  const tables = new Map(
    catalog.relations
      .filter(
        ({ schema, is_partition: isPartition }) => exposedSchemas.includes(schema) && !isPartition,
      )
      .map((relation) => [keyOf(relation), toTable(relation, catalog, keys, representations)]),
  );
  return {
    tables,
    relationships: findRelationships(catalog, keys, tables),
    routines: Map.groupBy(
      catalog.routines
        .toSorted(inOrderOfCandidates)
        .map(toRoutine)
        .filter((routine) => isCallable(routine)),
      keyOf,
    ),
  };
}

function toTable(
  relation: RelationRow,
  { constraints, rowRoutines }: Catalog,
  keys: ViewKeys,
  representations: ReadonlyMap<string, Representation>,
): Table {
  const primaryKeys = constraints.filter(({ kind }) => kind === 'p');
  const names = new Map(relation.columns.map(({ position, name }) => [position, name]));
  const own = primaryKeys.find(({ table_oid: oid }) => oid === relation.oid);
  return {
    schema: relation.schema,
    name: relation.name,
    isView: relation.is_view,
    isRowSecured: relation.is_row_secured,
    insertable: relation.insertable,
    updatable: relation.updatable,
    deletable: relation.deletable,
    primaryKey: relation.is_view
      ? viewPrimaryKey(relation.oid, primaryKeys, keys)
      : (own?.columns ?? []).map((column) => names.get(column) ?? ''),
    columnsByName: new Map(
      relation.columns.map(
        ({ name, type, default_expression: defaultExpression, is_vector: isVector }) => [
          name,
          {
            name,
            type,
            defaultExpression,
            isVector,
            representation: representations.get(type) ?? null,
          },
        ],
      ),
    ),
    vectorFunctions: new Set(
      rowRoutines
        .filter((routine) => routine.table_oid === relation.oid && routine.returns_vector)
        .map(({ name }) => name),
    ),
  };
}

const noRepresentation: Representation = { toJson: null, fromJson: null, fromText: null };

const directions = { to_json: 'toJson', from_json: 'fromJson', from_text: 'fromText' } as const;

function representationsByType(rows: readonly RepresentationRow[]): Map<string, Representation> {
  const byType = new Map<string, Representation>();
  for (const { type, direction, schema, name } of rows) {
    const known = byType.get(type) ?? noRepresentation;
    byType.set(type, { ...known, [directions[direction]]: { schema, name } });
  }
  return byType;
}

/** The order in which functions of one name are listed as candidates (protocol B45). */
function inOrderOfCandidates(a: RoutineRow, b: RoutineRow): number {
  return (
    a.parameters.length - b.parameters.length ||
    compareTexts(a.description ?? '', b.description ?? '') ||
    compareTexts(signatureOf(a), signatureOf(b))
  );
}

const signatureOf = ({ parameters }: RoutineRow): string =>
  parameters.map(({ name, type }) => `${name}\0${type}\0`).join('');

const volatilities = { i: 'immutable', s: 'stable', v: 'volatile' } as const;

function toRoutine(row: RoutineRow): Routine {
  const { relation_schema: schema, relation_name: name } = row;
  return {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    parameters: row.parameters.map((parameter) => ({
      ...parameter,
      unboundedType: unboundedTypes.get(parameter.type) ?? parameter.type,
    })),
    returns: {
      set: row.returns_set,
      shape: row.returns_void ? 'void' : row.returns_composite ? 'composite' : 'scalar',
      relation: schema === null || name === null ? null : { schema, name },
    },
    volatility: volatilities[row.volatility],
    timeoutMs: row.statement_timeout === null ? null : milliseconds(row.statement_timeout),
  };
}

/** Parses a setting as PostgreSQL writes it, such as `10s`; a bare number is milliseconds. */
function milliseconds(setting: string): number | null {
  const [, amount, unit = 'ms'] = /^(\d+) *(ms|s|min|h|d)?$/.exec(setting) ?? [];
  const factor = msByUnit.get(unit);
  return amount === undefined || factor === undefined ? null : Number(amount) * factor;
}

const msByUnit: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1_000],
  ['min', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** Types that have a length of 1 if none is given. */
const unboundedTypes: ReadonlyMap<string, string> = new Map([
  ['bit', 'bit varying'],
  ['bit[]', 'bit varying[]'],
  ['character', 'character varying'],
  ['character[]', 'character varying[]'],
]);

const bodyTypes: ReadonlySet<string> = new Set(['bytea', 'json', 'jsonb', 'text', 'xml']);

/** Arguments are passed by name; only a single unnamed one can take the whole body instead. */
function isCallable({ parameters }: Routine): boolean {
  const [first] = parameters;
  return (
    parameters.every(({ name }) => name !== '') ||
    (parameters.length === 1 && first !== undefined && bodyTypes.has(first.type))
  );
}
