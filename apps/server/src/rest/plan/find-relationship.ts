import { apiError } from '../errors/api-errors.ts';
import { closest } from '../errors/similar-names.ts';
import type { RelationItem } from '../query/types.ts';
import {
  type ColumnPair,
  type Relationship,
  type SchemaCache,
  keyOf,
  keyRelation,
} from '../schema/types.ts';

type Wanted = Pick<RelationItem, 'name' | 'hint'>;

/**
 * Finds the only relationship from a relation to the target that a request names: a relation, a constraint or a column,
 * narrowed by a hint, or a function of a row, which takes precedence (protocol B32).
 * @throws RestError PGRST200, PGRST201
 */
export function findRelationship(
  schema: SchemaCache,
  schemaName: string,
  origin: string,
  wanted: Wanted,
): Relationship {
  const ofOrigin = schema.relationships.get(keyOf({ schema: schemaName, name: origin })) ?? [];
  const inSchema = ofOrigin.filter(({ foreign }) => foreign.schema === schemaName);
  const computed = findComputed(inSchema, schemaName, wanted);
  if (computed !== null) return computed;
  const matching = inSchema.filter((relationship) =>
    relationship.isSelf ? matchesSelf(relationship, wanted) : matches(relationship, wanted),
  );
  const [first, ...others] = matching;
  if (first === undefined) throw notFound(schema, schemaName, origin, wanted, inSchema);
  if (others.length > 0) throw ambiguous(origin, wanted.name, matching);
  return first;
}

/** Prefers the one in the request's schema, then the first one on the search path. */
function findComputed(
  relationships: readonly Relationship[],
  schemaName: string,
  { name }: Wanted,
): Relationship | null {
  const schemas = relationships.flatMap((relationship) =>
    relationship.cardinality.kind === 'computed' && relationship.cardinality.routine.name === name
      ? [{ relationship, schema: relationship.cardinality.routine.schema }]
      : [],
  );
  const own = schemas.find(({ schema }) => schema === schemaName);
  return (own ?? schemas[0])?.relationship ?? null;
}

function matches(relationship: Relationship, { name, hint }: Wanted): boolean {
  const { foreign, foreignIsView, cardinality } = relationship;
  if (cardinality.kind === 'computed') return false;
  if (hint === null) {
    return (
      name === foreign.name ||
      (!foreignIsView && (isConstraint(relationship, name) || isOwnColumn(relationship, name)))
    );
  }
  return (
    name === foreign.name &&
    (isConstraint(relationship, hint) ||
      isOwnColumn(relationship, hint) ||
      isForeignColumn(relationship, hint) ||
      (cardinality.kind === 'many-to-many' && cardinality.junction.table.name === hint))
  );
}

/**
 * A foreign key from a table to itself is two relationships: its name means the many rows that refer to a row, its
 * column the one that the row refers to.
 */
function matchesSelf(relationship: Relationship, { name, hint }: Wanted): boolean {
  const { foreign, cardinality } = relationship;
  if (cardinality.kind === 'one-to-many' && name === foreign.name) {
    return hint === null || isForeignColumn(relationship, hint);
  }
  return cardinality.kind === 'many-to-one' && hint === null && isOwnColumn(relationship, name);
}

const isConstraint = (relationship: Relationship, name: string): boolean =>
  keyRelation(relationship)?.constraint === name;

const isOwnColumn = (relationship: Relationship, name: string): boolean =>
  onlyPair(relationship)?.[0] === name;

const isForeignColumn = (relationship: Relationship, name: string): boolean =>
  onlyPair(relationship)?.[1] === name;

/** Returns the columns of a foreign key that has only one pair. */
function onlyPair(relationship: Relationship): ColumnPair | undefined {
  const columns = keyRelation(relationship)?.columns ?? [];
  return columns.length === 1 ? columns[0] : undefined;
}

function notFound(
  schema: SchemaCache,
  schemaName: string,
  origin: string,
  { name, hint }: Wanted,
  fromOrigin: readonly Relationship[],
) {
  const hinted = hint === null ? '' : `' using the hint '${hint}`;
  return apiError(
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${name}${hinted}' in the schema '${schemaName}', but no matches were found.`,
      hint: relationshipHint(schema, schemaName, origin, name, fromOrigin),
    },
  );
}

function relationshipHint(
  schema: SchemaCache,
  schemaName: string,
  origin: string,
  name: string,
  fromOrigin: readonly Relationship[],
): string | null {
  if (fromOrigin.length > 0) {
    const child = closest(
      name,
      fromOrigin.map(({ foreign }) => foreign.name),
      minHintScore,
    );
    return child === null || child === name
      ? null
      : `Perhaps you meant '${child}' instead of '${name}'.`;
  }
  const origins = [...schema.relationships.values()].flatMap(([first]) =>
    first !== undefined && first.table.schema === schemaName ? [first.table.name] : [],
  );
  const parent = closest(origin, origins, minHintScore);
  return parent === null ? null : `Perhaps you meant '${parent}' instead of '${origin}'.`;
}

const minHintScore = 0.33;

function ambiguous(origin: string, name: string, found: readonly Relationship[]) {
  const names = found.map(({ foreign, cardinality }) => {
    switch (cardinality.kind) {
      case 'many-to-many':
        return `'${foreign.name}!${cardinality.junction.table.name}'`;
      case 'computed':
        return `'${cardinality.routine.name}'`;
      case 'one-to-many':
      case 'many-to-one':
      case 'one-to-one':
        return `'${foreign.name}!${cardinality.constraint}'`;
    }
  });
  return apiError(
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${name}'`,
    {
      details: found.map((relationship) => ({
        cardinality: relationship.cardinality.kind,
        embedding: `${relationship.table.name} with ${relationship.foreign.name}`,
        relationship: describe(relationship),
      })),
      hint: `Try changing '${name}' to one of the following: ${names.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function describe({ table, foreign, cardinality }: Relationship): string {
  if (cardinality.kind === 'many-to-many') {
    const { junction } = cardinality;
    return `${junction.table.name} using ${junction.originConstraint}(${foreignNames(junction.originColumns)}) and ${junction.targetConstraint}(${foreignNames(junction.targetColumns)})`;
  }
  if (cardinality.kind === 'computed') return cardinality.routine.name;
  const own = cardinality.columns.map(([column]) => column).join(', ');
  return `${cardinality.constraint} using ${table.name}(${own}) and ${foreign.name}(${foreignNames(cardinality.columns)})`;
}

const foreignNames = (pairs: readonly ColumnPair[]): string =>
  pairs.map(([, column]) => column).join(', ');
