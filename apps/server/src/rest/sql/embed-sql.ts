import type { Embedding, PlannedField, ReadNode, SpreadColumn } from '../plan/types.ts';
import { asSql, castSql } from './fields-sql.ts';
import { quoteIdentifier } from './identifiers.ts';

/** Name of a child's rows in its parent's statement. */
export const rowsAliasOf = (child: ReadNode): string => child.embedding?.rowsAlias ?? child.name;

/** The columns that a child adds to its parent. */
export function embeddedColumns(child: ReadNode, grouped: boolean): string[] {
  const { embedding } = child;
  if (embedding === null || embedding.hidden) return [];
  const rows = quoteIdentifier(embedding.rowsAlias);
  if (embedding.spread !== null) {
    return embedding.spread.map((column) =>
      embedding.toOne ? spreadSql(rows, column) : spreadArraySql(rows, column),
    );
  }
  return [`${jsonSql(embedding, grouped)} as ${quoteIdentifier(embedding.key)}`];
}

function jsonSql({ rowsAlias, toOne }: Embedding, grouped: boolean): string {
  const rows = quoteIdentifier(rowsAlias);
  const json = toOne ? `row_to_json(${rows})` : `coalesce(${rows}.${rows}, '[]')`;
  return `${json}${jsonType(grouped)}`;
}

/** The terms by which the parent's rows are grouped for those columns: never a name, which could also be a column's. */
export function embeddedGroupTerms({ embedding }: ReadNode): string[] {
  if (embedding === null || embedding.hidden) return [];
  if (embedding.spread === null) return [jsonSql(embedding, true)];
  const rows = quoteIdentifier(embedding.rowsAlias);
  return embedding.spread
    .filter(({ aggregate }) => aggregate === null)
    .map(({ name }) => `${rows}.${quoteIdentifier(name)}`);
}

function spreadSql(rows: string, { name, aggregate, aggregateCast, alias }: SpreadColumn): string {
  const column = name === '*' ? `${rows}.*` : `${rows}.${quoteIdentifier(name)}`;
  if (aggregate === null) return column;
  return asSql(castSql(`${aggregate}(${column})`, aggregateCast), alias ?? aggregate);
}

/** No rows become an empty array in each column. */
const spreadArraySql = (rows: string, { name }: SpreadColumn): string =>
  `coalesce(${rows}.${quoteIdentifier(name)}, '[]') as ${quoteIdentifier(name)}`;

/**
 * Joins a child's rows to each row of its parent.
 * @param own The statement that reads them.
 */
export function joinSql(child: ReadNode, grouped: boolean, own: string): string {
  const { embedding } = child;
  if (embedding === null) return '';
  const rows = quoteIdentifier(embedding.rowsAlias);
  const join = embedding.inner ? ' inner join lateral ' : ' left join lateral ';
  if (embedding.toOne) return `${join}(${own}) as ${rows} on true`;
  if (embedding.spread !== null) {
    return `${join}(${arraysSql(embedding, embedding.spread, grouped, own)}) as ${rows} on true`;
  }
  const all = `select json_agg(${rows})${jsonType(grouped)} as ${rows} from (${own}) as ${rows}`;
  return `${join}(${all}) as ${rows} on ${embedding.inner ? `${rows} is not null` : 'true'}`;
}

/** One row with an array for each column, or no row if there are no rows. */
function arraysSql(
  { rowsAlias, hidden }: Embedding,
  columns: readonly SpreadColumn[],
  grouped: boolean,
  own: string,
): string {
  const rows = quoteIdentifier(rowsAlias);
  const arrays = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `json_agg(${rows}.${column})${jsonType(grouped)} as ${column}`;
  });
  return `select ${hidden ? '1' : arrays.join(', ')} from (${own}) as ${rows} having count(*) > 0`;
}

/** Groups need comparable values, which json isn't. */
const jsonType = (grouped: boolean): string => (grouped ? '::jsonb' : '');

/** A spread resource leaves its aggregates, and those spread into it, to its parent. */
export const withoutAggregates = (node: ReadNode): ReadNode => ({
  ...node,
  fields: node.fields.map(withoutAggregate),
  children: node.children.map((child) => {
    const { embedding } = child;
    return embedding === null || embedding.spread === null
      ? child
      : { ...child, embedding: { ...embedding, spread: embedding.spread.map(withoutAggregate) } };
  }),
});

const withoutAggregate = <T extends PlannedField | SpreadColumn>(column: T): T => ({
  ...column,
  aggregate: null,
  aggregateCast: null,
});
