import type { Column } from '../schema/types.ts';
import { quoteIdentifier, quoteLiteral } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';

/** The name of the rows that a body holds. */
export const bodyName = 'pgrst_body';

export type BodyColumn = Pick<Column, 'name' | 'type'> & {
  readonly defaultExpression: string | null;
};

/**
 * What to select from to have the rows of a JSON body as `pgrst_body`, with PostgreSQL's own conversion of each value to its column's
 * type. The body is one parameter however many rows it has.
 * @param onlyFirst At most one row, as arguments of a function are.
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
      // Rows without any key are still as many rows.
      return isObject ? 'select' : `select from ${prefix}_array_elements(${source})`;
    }
    const record = isObject ? 'record' : 'recordset';
    const typed = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`);
    return `select * from ${prefix}_to_${record}(${source}) as _(${typed.join(', ')})`;
  }
}

/** The payload with what it leaves out filled in by the columns' own expressions. */
function defaultsSql(columns: readonly BodyColumn[], isObject: boolean): string {
  const pairs = columns.flatMap(({ name, defaultExpression }) =>
    defaultExpression === null ? [] : [`${quoteLiteral(name)}, ${defaultExpression}`],
  );
  const object = `jsonb_build_object(${pairs.join(', ')})`;
  return isObject
    ? `lateral (select ${object} || pgrst_payload.body as body) pgrst_defaulted`
    : `lateral (select coalesce(jsonb_agg(${object} || element), '[]') as body from jsonb_array_elements(pgrst_payload.body) element) pgrst_defaulted`;
}
