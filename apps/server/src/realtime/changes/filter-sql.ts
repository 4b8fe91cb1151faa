import type { Parameter } from '../../db/database.ts';
import type { PublishedTable } from './published-tables.ts';
import type { Filter, Operator } from './subscription-request.ts';

const comparisons: Partial<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  isdistinct: 'is distinct from',
};

const patterns: Partial<Record<Operator, string>> = {
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
};

const truths = new Set(['null', 'true', 'false', 'unknown']);

export type FilterSql = {
  /** True, false or null for the row `x` of the table's own type. */
  readonly text: string;
  readonly parameters: readonly Parameter[];
};

/**
 * Writes the filters as a condition, comparing values by the columns' types. An unknown result isn't a match. Names
 * come from the catalog and values are parameters, so nothing from the client becomes SQL.
 * @param firstParameter the number of the first free parameter.
 */
export function filterSql(
  filters: readonly Filter[],
  table: PublishedTable,
  firstParameter: number,
): FilterSql {
  const parameters: string[] = [];
  const conditions = filters.map(({ column, operator, value, isNegated }) => {
    const type = table.columns[column];
    if (type === undefined) throw new RangeError(`no column ${column}`);
    const condition = conditionOf(operator, `x.${quoted(column)}`, type, value, () => {
      parameters.push(value);
      return `$${firstParameter + parameters.length - 1}`;
    });
    return `(${isNegated ? `not (${condition})` : condition})`;
  });
  return { text: conditions.join(' and ') || 'true', parameters };
}

function conditionOf(
  operator: Operator,
  column: string,
  type: string,
  value: string,
  parameter: () => string,
): string {
  const comparison = comparisons[operator];
  if (comparison !== undefined) return `${column} ${comparison} ${parameter()}::text::${type}`;
  const pattern = patterns[operator];
  if (pattern !== undefined) return `${column}::text ${pattern} ${parameter()}::text`;
  if (operator === 'in') return `${column} = any (${parameter()}::text::${type}[])`;
  const truth = value.toLowerCase();
  if (!truths.has(truth))
    throw new RangeError(`is knows null, true, false and unknown, not ${value}`);
  return `${column} is ${truth}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The table's name for SQL. */
export function quotedTable({ schema, table }: Pick<PublishedTable, 'schema' | 'table'>): string {
  return `${quoted(schema)}.${quoted(table)}`;
}
