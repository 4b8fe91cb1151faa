import type { PlannedField, PlannedOrder, ReadNode } from '../plan/types.ts';
import type { RowRange } from '../query/types.ts';
import type { Qualified } from '../schema/types.ts';
import {
  embeddedColumns,
  embeddedGroupTerms,
  joinSql,
  rowsAliasOf,
  withoutAggregates,
} from './embed-sql.ts';
import { type Rows, asSql, castSql, fieldSql } from './fields-sql.ts';
import { fromSql, joinConditions, rowsOf } from './from-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';
import { type EmbedCondition, logicSql } from './where-sql.ts';

/** Selects the rows of a node: its columns, and each embedded resource as one more column. */
export function readSql(node: ReadNode, sql: SqlWriter, parent: ReadNode | null = null): string {
  const rows = rowsOf(node);
  const selected = node.fields.map((field) => selectedSql(field, rows, node.grouped, sql));
  const columns = [
    ...selected.map(({ column }) => column),
    ...node.children.flatMap((child) => embeddedColumns(child, node.grouped)),
  ];
  const joins = node.children
    .map((child) => joinSql(child, node.grouped, ownSql(child, node, sql)))
    .join('');
  const conditions = conditionsSql(
    node,
    parent,
    sql,
    (child, exists) =>
      // The embedded rows are joined, so a missing one shows as a null row.
      `${quoteIdentifier(rowsAliasOf(child))} is ${exists ? '' : 'not '}distinct from null`,
  );
  return [
    `select ${columns.join(', ')} from ${fromSql(node, parent)}${joins}`,
    whereSql(conditions),
    groupSql(node, selected),
    orderSql(node.order, rows, sql),
    limitSql(node.range, sql),
  ].join('');
}

const ownSql = (child: ReadNode, parent: ReadNode, sql: SqlWriter): string =>
  readSql(child.embedding?.spread == null ? child : withoutAggregates(child), sql, parent);

/**
 * Selects one row for each row of the node, without its range: the rows of an exact count. Inner joins and conditions
 * on embedded resources become `exists`.
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
  return `select 1 from ${fromSql(node, parent)}${whereSql([...conditions, ...inner])}`;
}

/** A column and its grouping expression, which is null for an aggregate. */
type Selected = { readonly column: string; readonly groupTerm: string | null };

function selectedSql(field: PlannedField, rows: Rows, grouped: boolean, sql: SqlWriter): Selected {
  const { aggregate, aggregateCast, alias, shownBy } = field;
  if (field.wholeRow) {
    return { column: asSql(rows.qualifier, alias), groupTerm: null };
  }
  if (aggregate === 'count' && field.field.name === '*') {
    return { column: asSql(castSql('count(*)', aggregateCast), alias ?? 'count'), groupTerm: null };
  }
  const stored = fieldSql(rows, field.field, sql);
  const value = castSql(shownSql(stored, shownBy, grouped), field.cast);
  if (aggregate === null) {
    return { column: asSql(value, alias), groupTerm: shownBy === null ? value : stored };
  }
  const aggregated = castSql(`${aggregate}(${value})`, aggregateCast);
  return { column: asSql(aggregated, alias ?? aggregate), groupTerm: null };
}

/** Grouping needs comparable values, which json isn't. */
function shownSql(value: string, shownBy: Qualified | null, grouped: boolean): string {
  if (shownBy === null) return value;
  return `${quoteQualified(shownBy)}(${value})${grouped ? '::jsonb' : ''}`;
}

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

function groupSql(node: ReadNode, selected: readonly Selected[]): string {
  const spreads = node.children.flatMap(({ embedding }) => embedding?.spread ?? []);
  const aggregated = [...node.fields, ...spreads].some(({ aggregate }) => aggregate !== null);
  if (!aggregated || node.embedding?.spread) return '';
  const terms = [
    ...selected.flatMap(({ groupTerm }) => (groupTerm === null ? [] : [groupTerm])),
    ...node.children.flatMap(embeddedGroupTerms),
  ];
  return terms.length === 0 ? '' : ` group by ${terms.join(', ')}`;
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
