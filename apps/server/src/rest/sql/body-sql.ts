import type { Column, Qualified } from '../schema/types.ts';
import { quoteIdentifier, quoteLiteral, quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';

/** Name of the rows in a body. */
export const bodyName = 'pgrst_body';

type BodyColumn = Pick<Column, 'name' | 'type' | 'defaultExpression' | 'representation'>;

/**
 * The `from` clause for the rows of a JSON body, named `pgrst_body`, with PostgreSQL's own conversion of each value to
 * its column's type. The body is one parameter regardless of its number of rows.
 * @param onlyFirst At most one row, for the arguments of a function.
 */
export function bodyRowsSql(
  {
    text,
    isObject,
    columns,
    applyDefaults,
    onlyFirst = false,
  }: {
    readonly text: string;
    readonly isObject: boolean;
    readonly columns: readonly BodyColumn[];
    readonly applyDefaults: boolean;
    readonly onlyFirst?: boolean;
  },
  sql: SqlWriter,
): string {
  const json = applyDefaults ? 'jsonb' : 'json';
  const payload = `(select (${sql.value(text)}::text)::${json} as body) pgrst_payload`;
  const defaults = applyDefaults ? `, ${defaultsSql(columns, isObject)}` : '';
  const body = applyDefaults ? 'pgrst_defaulted.body' : 'pgrst_payload.body';
  return `${payload}${defaults}, lateral (${rowsSql(json, body)}${onlyFirst ? ' limit 1' : ''}) ${bodyName}`;

  function rowsSql(prefix: string, source: string): string {
    if (columns.length === 0) {
      // Rows without keys still count as rows.
      return isObject ? 'select' : `select from ${prefix}_array_elements(${source})`;
    }
    const record = isObject ? 'record' : 'recordset';
    const typed = columns.map(
      (column) => `${quoteIdentifier(column.name)} ${readerOf(column) ? 'json' : column.type}`,
    );
    return `select ${readColumnsSql(columns)} from ${prefix}_to_${record}(${source}) as _(${typed.join(', ')})`;
  }
}

const readerOf = ({ representation }: BodyColumn): Qualified | null =>
  representation?.fromJson ?? null;

/** All columns that a function reads from JSON in its type. */
function readColumnsSql(columns: readonly BodyColumn[]): string {
  if (columns.every((column) => readerOf(column) === null)) return '*';
  const read = columns.map((column) => {
    const name = quoteIdentifier(column.name);
    const reader = readerOf(column);
    return reader === null ? name : `${quoteQualified(reader)}(${name}) as ${name}`;
  });
  return read.join(', ');
}

/** The payload with missing values filled in by the columns' default expressions. */
function defaultsSql(columns: readonly BodyColumn[], isObject: boolean): string {
  const pairs = columns.flatMap((column) => {
    const { name, type, defaultExpression, representation } = column;
    if (defaultExpression === null) return [];
    const shown = representation?.toJson ?? null;
    const isReadBack = shown !== null && readerOf(column) !== null;
    const value = isReadBack
      ? `${quoteQualified(shown)}((${defaultExpression})::${type})`
      : defaultExpression;
    return [`${quoteLiteral(name)}, ${value}`];
  });
  const object = `jsonb_build_object(${pairs.join(', ')})`;
  return isObject
    ? `lateral (select ${object} || pgrst_payload.body as body) pgrst_defaulted`
    : `lateral (select coalesce(jsonb_agg(${object} || element), '[]') as body from jsonb_array_elements(pgrst_payload.body) element) pgrst_defaulted`;
}
