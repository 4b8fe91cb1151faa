import type { Field, JsonStep } from '../query/types.ts';
import type { Table } from '../schema/types.ts';
import { quoteIdentifier, quoteType } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';

/** The rows that the columns belong to: their name as SQL, and their table if it is known. */
export type Rows = { readonly qualifier: string; readonly table: Table | null };

export function columnSql({ qualifier }: Rows, name: string): string {
  return name === '*' ? `${qualifier}.*` : `${qualifier}.${quoteIdentifier(name)}`;
}

/** Writes a column, or a value inside it; a column that isn't JSON is converted first. */
export function fieldSql(rows: Rows, { name, path }: Field, sql: SqlWriter): string {
  const column = columnSql(rows, name);
  if (path.length === 0) return column;
  const type = columnType(rows.table, name);
  const json = type === 'json' || type === 'jsonb' ? column : `to_jsonb(${column})`;
  return json + path.map((step) => stepSql(step, sql)).join('');
}

const columnType = (table: Table | null, name: string): string | undefined =>
  table?.columnsByName.get(name)?.type;

function stepSql({ arrow, by, operand }: JsonStep, sql: SqlWriter): string {
  return by === 'index' ? `${arrow}(${Number(operand)})` : `${arrow}${sql.value(operand)}`;
}

export const castSql = (expression: string, type: string | null): string =>
  type === null ? expression : `cast(${expression} as ${quoteType(type)})`;

export const asSql = (expression: string, alias: string | null): string =>
  alias === null ? expression : `${expression} as ${quoteIdentifier(alias)}`;
