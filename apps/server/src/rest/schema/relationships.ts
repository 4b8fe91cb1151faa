import { compareTexts } from './compare-texts.ts';
import type { ConstraintRow, RelationRow, RowRoutineRow } from './catalog-rows.ts';
import {
  type Cardinality,
  type ColumnPair,
  type ComputedRelation,
  type Qualified,
  type Relationship,
  type Table,
  keyOf,
} from './types.ts';
import type { ViewKeys } from './view-keys.ts';

/** A foreign key as tables or views show it, seen from the referencing side. */
type Reference = {
  readonly from: Qualified;
  readonly to: Qualified;
  readonly fromIsView: boolean;
  readonly toIsView: boolean;
  readonly constraint: string;
  readonly columns: readonly ColumnPair[];
  readonly unique: boolean;
};

/**
 * Finds how the rows of relations refer to each other: by foreign keys, in both directions, and by functions of a row.
 */
export function findRelationships(
  catalog: {
    readonly relations: readonly RelationRow[];
    readonly constraints: readonly ConstraintRow[];
    readonly rowRoutines: readonly RowRoutineRow[];
  },
  keys: ViewKeys,
  tables: ReadonlyMap<string, Table>,
): Map<string, Relationship[]> {
  const references = findReferences(catalog, keys);
  const computed = computedRelationships(catalog);
  const overridden = new Set(computed.map(overriddenPair));
  const byKeys = [
    ...references.map(forwards),
    ...references.map(backwards),
    ...throughJunctions(references, tables),
  ].filter(({ table, foreign }) => !overridden.has(pairOf(table, foreign)));
  const exposed = [...byKeys, ...computed].filter(({ table, foreign, cardinality }) =>
    [
      table,
      foreign,
      ...(cardinality.kind === 'many-to-many' ? [cardinality.junction.table] : []),
    ].every((relation) => tables.has(keyOf(relation))),
  );
  const byOrigin = Map.groupBy(exposed, ({ table }) => keyOf(table));
  for (const group of byOrigin.values()) group.sort(inOrderOfDetails);
  return byOrigin;
}

function findReferences(
  { relations, constraints }: Parameters<typeof findRelationships>[0],
  keys: ViewKeys,
): Reference[] {
  const relationsByOid = new Map(relations.map((relation) => [relation.oid, relation]));
  const views = relations.filter(({ is_view: isView }) => isView);
  const uniqueKeys = new Set(
    constraints
      .filter(({ kind }) => kind !== 'f')
      .map(({ table_oid: oid, columns }) => sortedKey(oid, columns)),
  );

  /** Returns the relation itself and the views that show all these columns. */
  function appearances(oid: number, columns: readonly number[]) {
    const relation = relationsByOid.get(oid);
    if (relation === undefined) return [];
    const names = new Map(relation.columns.map(({ position, name }) => [position, name]));
    const own = { relation, columns: columns.map((column) => names.get(column) ?? '') };
    const shown = views.flatMap((view) =>
      keys.choices(view.oid, oid, columns).map((choice) => ({ relation: view, columns: choice })),
    );
    return [own, ...shown];
  }

  return constraints
    .filter(({ kind }) => kind === 'f')
    .flatMap(({ name, table_oid: oid, columns, foreign_oid: foreignOid, foreign_columns }) => {
      const targets = appearances(foreignOid, foreign_columns ?? []);
      return appearances(oid, columns).flatMap((from) =>
        targets.map((to): Reference => ({
          from: from.relation,
          to: to.relation,
          fromIsView: from.relation.is_view,
          toIsView: to.relation.is_view,
          constraint: name,
          columns: from.columns.map((column, index) => [column, to.columns[index] ?? '']),
          unique: uniqueKeys.has(sortedKey(oid, columns)),
        })),
      );
    });
}

function computedRelationships({
  relations,
  rowRoutines,
}: Pick<Parameters<typeof findRelationships>[0], 'relations' | 'rowRoutines'>): (Relationship & {
  readonly cardinality: ComputedRelation;
})[] {
  const relationsByOid = new Map(relations.map((relation) => [relation.oid, relation]));
  return rowRoutines.flatMap((row) => {
    const table = relationsByOid.get(row.table_oid);
    const foreign = row.foreign_oid === null ? undefined : relationsByOid.get(row.foreign_oid);
    if (table === undefined || foreign === undefined) return [];
    return [
      {
        table: qualified(table),
        foreign: qualified(foreign),
        isSelf: isSame(table, foreign),
        refers: false,
        foreignIsView: foreign.is_view,
        cardinality: {
          kind: 'computed',
          routine: qualified(row),
          toOne: row.returns_one,
        },
      },
    ];
  });
}

const pairOf = (table: Qualified, foreign: Qualified): string => keyOf(table) + keyOf(foreign);

/** A function with the name of a table replaces the foreign keys to that table. */
const overriddenPair = ({
  table,
  cardinality,
}: {
  table: Qualified;
  cardinality: ComputedRelation;
}) => pairOf(table, cardinality.routine);

const sortedKey = (oid: number, columns: readonly number[]): string =>
  `${oid}:${columns.toSorted((a, b) => a - b).join()}`;

const isSame = (a: Qualified, b: Qualified): boolean => keyOf(a) === keyOf(b);

const qualified = ({ schema, name }: Qualified): Qualified => ({ schema, name });

const swapped = (pairs: readonly ColumnPair[]): ColumnPair[] =>
  pairs.map(([own, foreign]) => [foreign, own]);

function forwards({ from, to, toIsView, constraint, columns, unique }: Reference): Relationship {
  return {
    table: qualified(from),
    foreign: qualified(to),
    isSelf: isSame(from, to),
    refers: true,
    foreignIsView: toIsView,
    cardinality: { kind: unique ? 'one-to-one' : 'many-to-one', constraint, columns },
  };
}

function backwards({ from, to, fromIsView, constraint, columns, unique }: Reference): Relationship {
  return {
    table: qualified(to),
    foreign: qualified(from),
    isSelf: isSame(from, to),
    refers: false,
    foreignIsView: fromIsView,
    cardinality: {
      kind: unique ? 'one-to-one' : 'one-to-many',
      constraint,
      columns: swapped(columns),
    },
  };
}

/** Two foreign keys of a table whose columns all belong to its primary key join many to many. */
function throughJunctions(
  references: readonly Reference[],
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  const notUnique = references.filter(({ unique }) => !unique);
  return [...Map.groupBy(notUnique, ({ from }) => keyOf(from))].flatMap(([key, group]) => {
    const primaryKey = new Set(tables.get(key)?.primaryKey);
    const parts = group.filter(({ columns }) => columns.every(([own]) => primaryKey.has(own)));
    return parts.flatMap((origin) =>
      parts
        .filter((target) => target.constraint !== origin.constraint)
        .map((target) => joinedBy(origin, target)),
    );
  });
}

function joinedBy(origin: Reference, target: Reference): Relationship {
  return {
    table: qualified(origin.to),
    foreign: qualified(target.to),
    isSelf: isSame(origin.to, target.to),
    refers: false,
    foreignIsView: target.toIsView,
    cardinality: {
      kind: 'many-to-many',
      junction: {
        table: qualified(origin.from),
        originConstraint: origin.constraint,
        targetConstraint: target.constraint,
        originColumns: swapped(origin.columns),
        targetColumns: swapped(target.columns),
      },
    },
  };
}

const kindOrder: readonly Cardinality['kind'][] = [
  'one-to-many',
  'many-to-one',
  'one-to-one',
  'many-to-many',
  'computed',
];

/** The order in which an ambiguous embedding lists its possibilities (protocol B31). */
function inOrderOfDetails(a: Relationship, b: Relationship): number {
  return (
    compareTexts(a.foreign.schema, b.foreign.schema) ||
    compareTexts(a.foreign.name, b.foreign.name) ||
    kindOrder.indexOf(a.cardinality.kind) - kindOrder.indexOf(b.cardinality.kind) ||
    compareTexts(nameOf(a.cardinality), nameOf(b.cardinality))
  );
}

function nameOf(cardinality: Cardinality): string {
  switch (cardinality.kind) {
    case 'computed':
      return keyOf(cardinality.routine);
    case 'many-to-many':
      return `${cardinality.junction.table.name}\0${cardinality.junction.originConstraint}`;
    case 'one-to-many':
    case 'many-to-one':
    case 'one-to-one':
      return cardinality.constraint;
  }
}
