import type { ReadNode } from '../plan/types.ts';
import type { ColumnPair } from '../schema/types.ts';
import type { Rows } from './fields-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifiers.ts';

/** Name of the rows that a statement has written or a function has returned. */
export const resultName = 'pgrst_source';

/** Name of a node's rows in its own statement. */
export function rowsOf(node: ReadNode): Rows {
  const { alias, table } = node;
  if (alias !== null) return { qualifier: quoteIdentifier(alias), table };
  return { qualifier: table === null ? quoteIdentifier(node.name) : quoteQualified(table), table };
}

/** The `from` items of a node, including the junction that relates it to its parent. */
export function fromSql(node: ReadNode, parent: ReadNode | null): string {
  const { source, table, alias, embedding } = node;
  const cardinality = embedding?.relationship.cardinality;
  const relation =
    cardinality?.kind === 'computed' && parent !== null
      ? `${quoteQualified(cardinality.routine)}(${rowSql(parent)})`
      : source === 'result' || table === null
        ? resultName
        : quoteQualified(table);
  const named = alias === null ? relation : `${relation} as ${quoteIdentifier(alias)}`;
  return cardinality?.kind === 'many-to-many'
    ? `${named}, ${quoteQualified(cardinality.junction.table)} as ${junctionAlias(node.depth)}`
    : named;
}

/**
 * Writes the whole row of a node, typed as its table: a bare name could also be a column's, and functions with the same
 * name differ by the type. Rows that were written or returned have no type, and may have more columns than the table.
 */
function rowSql(node: ReadNode): string {
  const { table, source } = node;
  const { qualifier } = rowsOf(node);
  if (table === null || source === 'relation') return `${qualifier}.*`;
  const columns = [...table.columnsByName.keys()].map(
    (name) => `${qualifier}.${quoteIdentifier(name)}`,
  );
  return `row(${columns.join(', ')})::${quoteQualified(table)}`;
}

const junctionAlias = (depth: number): string => `pgrst_junction_${depth}`;

/** Conditions that relate the rows of an embedded resource to a row of its parent. */
export function joinConditions({ embedding, depth }: ReadNode, rows: Rows, parent: Rows): string[] {
  if (embedding === null) return [];
  const { cardinality } = embedding.relationship;
  switch (cardinality.kind) {
    case 'computed':
      return [];
    case 'many-to-many': {
      const { targetColumns, originColumns } = cardinality.junction;
      return [
        ...equalColumns(targetColumns, rows.qualifier, junctionAlias(depth)),
        ...equalColumns(originColumns, parent.qualifier, junctionAlias(depth)),
      ];
    }
    case 'one-to-many':
    case 'many-to-one':
    case 'one-to-one':
      return equalColumns(cardinality.columns, parent.qualifier, rows.qualifier);
  }
}

const equalColumns = (pairs: readonly ColumnPair[], own: string, foreign: string): string[] =>
  pairs.map(
    ([ownColumn, foreignColumn]) =>
      `${foreign}.${quoteIdentifier(foreignColumn)} = ${own}.${quoteIdentifier(ownColumn)}`,
  );
