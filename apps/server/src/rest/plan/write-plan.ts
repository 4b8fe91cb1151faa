import { apiError } from '../errors/api-errors.ts';
import type { Field, Filter, Logic, QueryParams } from '../query/types.ts';
import type { Payload } from '../request/payload.ts';
import type { Preferences } from '../request/preferences.ts';
import type { Column, ColumnPair, Table } from '../schema/types.ts';
import type { ReadNode } from './types.ts';

type JsonPayload = Extract<Payload, { kind: 'json' }>;

type Written = {
  readonly table: Table;
  readonly payload: JsonPayload;
  readonly columns: readonly Column[];
  /** True if missing values get their column's default instead of null. */
  readonly applyDefaults: boolean;
};

export type Conflict = {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates';
  readonly columns: readonly string[];
};

/** One change of a table. `where` names columns of the table, or of the payload for a replacement. */
export type WritePlan =
  | (Written & { readonly kind: 'insert'; readonly conflict: Conflict | null })
  | (Written & { readonly kind: 'replace'; readonly where: readonly Logic[] })
  | (Written & { readonly kind: 'update'; readonly where: readonly Logic[] })
  | { readonly kind: 'delete'; readonly table: Table; readonly where: readonly Logic[] };

export type WriteMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** @throws RestError PGRST102, 105, 204 */
export function planWrite(
  method: WriteMethod,
  table: Table,
  payload: Payload | null,
  params: QueryParams,
  preferences: Preferences,
): WritePlan {
  const where: Logic[] = [...atRoot(params.filters), ...atRoot(params.logic)];
  if (method === 'DELETE') return { kind: 'delete', table, where };
  if (payload?.kind !== 'json') throw new TypeError('A table is written from rows');
  const written: Written = {
    table,
    payload,
    columns: payload.keys.map((name) => columnOf(table, name)),
    applyDefaults: preferences.missing === 'default',
  };
  switch (method) {
    case 'POST':
      return { ...written, kind: 'insert', conflict: conflictOf(table, params, preferences) };
    case 'PATCH':
      return { ...written, kind: 'update', where };
    case 'PUT':
      assertNamesOneRow(table, params);
      return { ...written, applyDefaults: false, kind: 'replace', where };
  }
}

/** Selects the items for the resource itself, not those for embedded ones. */
export const atRoot = <T>(list: readonly { path: readonly string[]; value: T }[]): T[] =>
  list.filter(({ path }) => path.length === 0).map(({ value }) => value);

export const belowRoot = <T extends { path: readonly string[] }>(list: readonly T[]): T[] =>
  list.filter(({ path }) => path.length > 0);

function columnOf(table: Table, name: string): Column {
  const column = table.columnsByName.get(name);
  if (column !== undefined) return column;
  throw apiError(
    'PGRST204',
    `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  );
}

/** Without a key there is no conflict, so rows are simply inserted (protocol B27). */
function conflictOf(
  { primaryKey }: Table,
  { onConflict }: QueryParams,
  { resolution }: Preferences,
): Conflict | null {
  const columns = onConflict ?? primaryKey;
  return resolution === null || columns.length === 0 ? null : { resolution, columns };
}

/** A replacement is for the row named by its primary key (protocol B28). */
function assertNamesOneRow({ primaryKey }: Table, { filters, logic }: QueryParams): void {
  const tests = filters.map(({ path, value }) => (path.length === 0 ? value : null));
  const named = new Set(tests.map((filter) => filter?.field.name));
  const isExact =
    logic.length === 0 &&
    primaryKey.length > 0 &&
    named.size === primaryKey.length &&
    primaryKey.every((column) => named.has(column)) &&
    tests.every((filter) => filter !== null && isPlainEqual(filter));
  if (isExact) return;
  throw apiError(
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  );
}

const isPlainEqual = ({ negated, test, field }: Filter): boolean =>
  !negated &&
  test.kind === 'listable' &&
  test.operator === 'eq' &&
  test.quantifier === null &&
  isWhole(field);

const isWhole = ({ path }: Field): boolean => path.length === 0;

/**
 * The columns that a change must return so that the response can be built: the selected ones, those used for ordering
 * and embedding, and the primary key for `Location`. Null means all.
 */
export function returnedColumns(
  node: ReadNode,
  { primaryKey, columnsByName }: Table,
): string[] | null {
  const names = node.fields.map(({ field }) => field.name);
  if (names.includes('*')) return null;
  const keys = node.children.flatMap(({ embedding }): readonly ColumnPair[] => {
    if (embedding === null) return [];
    const { cardinality } = embedding.relationship;
    switch (cardinality.kind) {
      case 'many-to-many':
        return cardinality.junction.originColumns;
      case 'computed':
        // The function takes the whole row.
        return [...columnsByName.keys()].map((name) => [name, name]);
      case 'one-to-many':
      case 'many-to-one':
      case 'one-to-one':
        return cardinality.columns;
    }
  });
  const ordered = node.order.filter(({ child }) => child === null).map(({ field }) => field.name);
  return [...new Set([...names, ...ordered, ...keys.map(([own]) => own), ...primaryKey])];
}
