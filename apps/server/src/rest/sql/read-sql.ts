import type { PlannedField, PlannedOrder, ReadNode, SpreadColumn } from '../plan/types.ts';
import type { RowRange } from '../query/types.ts';
import type { ColumnPair } from '../schema/types.ts';
import { type Rows, asSql, castSql, fieldSql } from './fields-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';
import { type EmbedCondition, logicSql } from './where-sql.ts';

/** The name of the rows that a statement has written or called for. */
export const resultName = 'pgrst_source';

/** Selects the rows of a node: its columns, and each embedded resource as one more column. */
export function readSql(node: ReadNode, sql: SqlWriter, parent: ReadNode | null = null): string {
  const rows = rowsOf(node);
  const columns = [
    ...node.fields.map((field) => selectedSql(field, rows, sql)),
    ...node.children.flatMap((child) => embeddedColumns(child, node.grouped)),
  ];
  const joins = node.children.map((child) => joinSql(child, node, sql)).join('');
  const conditions = conditionsSql(
    node,
    parent,
    sql,
    (child, exists) =>
      // The embedded rows are joined, so a missing one shows as a null row.
      `${quoteIdentifier(rowsAliasOf(child))} is ${exists ? '' : 'not '}distinct from null`,
  );
  return [
    `select ${columns.join(', ')} from ${fromSql(node)}${joins}`,
    whereSql(conditions),
    groupSql(node, rows, sql),
    orderSql(node.order, rows, sql),
    limitSql(node.range, sql),
  ].join('');
}

/**
 * Selects one row for each row of the node, without its range: what an exact count counts. Inner
 * joins and conditions on embedded resources become `exists`.
 */
export function countSql(node: ReadNode, sql: SqlWriter, parent: ReadNode | null = null): string {
  const conditions = conditionsSql(
    node,
    parent,
    sql,
    (child, exists) => `${exists ? '' : 'not '}exists (${countSql(child, sql, node)})`,
  );
  const inner = node.children
    .filter(({ embedding }) => embedding?.inner === true)
    .map((child) => `exists (${countSql(child, sql, node)})`);
  return `select 1 from ${fromSql(node)}${whereSql([...conditions, ...inner])}`;
}

function rowsOf(node: ReadNode): Rows {
  const { alias, table } = node;
  if (alias !== null) return { qualifier: quoteIdentifier(alias), table };
  return { qualifier: table === null ? quoteIdentifier(node.name) : quoteQualified(table), table };
}

function fromSql(node: ReadNode): string {
  const { source, table, alias, embedding } = node;
  const relation = source === 'result' || table === null ? resultName : quoteQualified(table);
  const named = alias === null ? relation : `${relation} as ${quoteIdentifier(alias)}`;
  const cardinality = embedding?.relationship.cardinality;
  return cardinality?.kind === 'many-to-many'
    ? `${named}, ${quoteQualified(cardinality.junction.table)} as ${junctionAlias(node.depth)}`
    : named;
}

const junctionAlias = (depth: number): string => `pgrst_junction_${depth}`;

function selectedSql(field: PlannedField, rows: Rows, sql: SqlWriter): string {
  if (field.wholeRow) return asSql(rows.qualifier, field.alias);
  const { aggregate, alias } = field;
  if (aggregate === 'count' && field.field.name === '*') {
    return asSql(castSql('count(*)', field.aggregateCast), alias ?? 'count');
  }
  const value = castSql(fieldSql(rows, field.field, sql), field.cast);
  if (aggregate === null) return asSql(value, alias);
  return asSql(castSql(`${aggregate}(${value})`, field.aggregateCast), alias ?? aggregate);
}

const rowsAliasOf = (child: ReadNode): string => child.embedding?.rowsAlias ?? child.name;

function embeddedColumns(child: ReadNode, grouped: boolean): string[] {
  const { embedding } = child;
  if (embedding === null || embedding.hidden) return [];
  const rows = quoteIdentifier(embedding.rowsAlias);
  if (embedding.spread !== null) {
    return embedding.spread.map((column) => spreadSql(rows, column));
  }
  // Groups need values that can be compared, which json cannot.
  const type = grouped ? '::jsonb' : '';
  return [
    embedding.toOne
      ? `row_to_json(${rows})${type} as ${quoteIdentifier(embedding.key)}`
      : `coalesce(${rows}.${rows}, '[]')${type} as ${quoteIdentifier(embedding.key)}`,
  ];
}

function spreadSql(rows: string, { name, aggregate, aggregateCast, alias }: SpreadColumn): string {
  const column = name === '*' ? `${rows}.*` : `${rows}.${quoteIdentifier(name)}`;
  if (aggregate === null) return column;
  return asSql(castSql(`${aggregate}(${column})`, aggregateCast), alias ?? aggregate);
}

function joinSql(child: ReadNode, parent: ReadNode, sql: SqlWriter): string {
  const { embedding } = child;
  if (embedding === null) return '';
  const rows = quoteIdentifier(embedding.rowsAlias);
  const join = embedding.inner ? ' inner join lateral ' : ' left join lateral ';
  const own = readSql(embedding.spread === null ? child : withoutAggregates(child), sql, parent);
  if (embedding.toOne) return `${join}(${own}) as ${rows} on true`;
  const type = parent.grouped ? '::jsonb' : '';
  const all = `select json_agg(${rows})${type} as ${rows} from (${own}) as ${rows}`;
  return `${join}(${all}) as ${rows} on ${embedding.inner ? `${rows} is not null` : 'true'}`;
}

/** A spread resource leaves its aggregates to its parent. */
const withoutAggregates = (node: ReadNode): ReadNode => ({
  ...node,
  fields: node.fields.map((field) => ({
    ...field,
    aggregate: null,
    aggregateCast: null,
  })),
});

const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;

function conditionsSql(
  node: ReadNode,
  parent: ReadNode | null,
  sql: SqlWriter,
  embedCondition: EmbedCondition,
): string[] {
  const rows = rowsOf(node);
  return [
    ...node.where.map((logic) => logicSql(logic, rows, sql, embedCondition)),
    ...(parent === null ? [] : joinConditions(node, rows, rowsOf(parent))),
  ];
}

/** What ties the rows of an embedded resource to a row of its parent. */
function joinConditions({ embedding, depth }: ReadNode, rows: Rows, parent: Rows): string[] {
  if (embedding === null) return [];
  const { cardinality } = embedding.relationship;
  if (cardinality.kind !== 'many-to-many') {
    return equalColumns(cardinality.columns, parent.qualifier, rows.qualifier);
  }
  const { targetColumns, originColumns } = cardinality.junction;
  return [
    ...equalColumns(targetColumns, rows.qualifier, junctionAlias(depth)),
    ...equalColumns(originColumns, parent.qualifier, junctionAlias(depth)),
  ];
}

const equalColumns = (pairs: readonly ColumnPair[], own: string, foreign: string): string[] =>
  pairs.map(
    ([ownColumn, foreignColumn]) =>
      `${foreign}.${quoteIdentifier(foreignColumn)} = ${own}.${quoteIdentifier(ownColumn)}`,
  );

function groupSql(node: ReadNode, rows: Rows, sql: SqlWriter): string {
  const spreads = node.children.flatMap(({ embedding }) => embedding?.spread ?? []);
  const aggregated = [...node.fields, ...spreads].some(({ aggregate }) => aggregate !== null);
  if (!aggregated || node.embedding?.spread) return '';
  const terms = [
    ...node.fields
      .filter(({ aggregate }) => aggregate === null)
      .map(({ field, alias }) =>
        alias === null ? fieldSql(rows, field, sql) : quoteIdentifier(alias),
      ),
    ...node.children.flatMap(groupTermsOf),
  ];
  return terms.length === 0 ? '' : ` group by ${terms.join(', ')}`;
}

function groupTermsOf({ embedding }: ReadNode): string[] {
  if (embedding === null || embedding.hidden) return [];
  if (embedding.spread === null) return [quoteIdentifier(embedding.key)];
  const rows = quoteIdentifier(embedding.rowsAlias);
  return embedding.spread
    .filter(({ aggregate }) => aggregate === null)
    .map(({ name }) => `${rows}.${quoteIdentifier(name)}`);
}

const nullsSql = { first: ' nulls first', last: ' nulls last' } as const;

function orderSql(order: readonly PlannedOrder[], rows: Rows, sql: SqlWriter): string {
  if (order.length === 0) return '';
  const terms = order.map(({ child, field, direction, nulls }) => {
    const from: Rows =
      child === null ? rows : { qualifier: quoteIdentifier(rowsAliasOf(child)), table: null };
    const value = fieldSql(from, field, sql);
    return `${value}${direction === null ? '' : ` ${direction}`}${nulls === null ? '' : nullsSql[nulls]}`;
  });
  return ` order by ${terms.join(', ')}`;
}

function limitSql({ offset, limit }: RowRange, sql: SqlWriter): string {
  const limited = limit === null ? '' : ` limit ${sql.value(limit)}`;
  return offset === 0 ? limited : `${limited} offset ${sql.value(offset)}`;
}
