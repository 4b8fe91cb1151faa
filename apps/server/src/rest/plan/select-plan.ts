import type { Field, FieldItem, SelectItem } from '../query/types.ts';
import type { Qualified, Table } from '../schema/types.ts';
import type { PlannedField, ReadNode, SpreadColumn } from './types.ts';

export function aggregatesUsed(items: readonly SelectItem[]): boolean {
  return items.some((item) =>
    item.kind === 'relation' ? aggregatesUsed(item.items) : item.aggregate !== null,
  );
}

/**
 * The columns a node reads. Selecting nothing means all columns, except if a node exists only for its embedded
 * resources.
 * @param expandStars List each column by name: rows are grouped, and `*` can't be in a group by, or each column becomes
 * an array.
 */
export function planFields(
  items: readonly FieldItem[],
  {
    table,
    expandStars,
    spread,
    onlyChildren,
  }: {
    readonly table: Table | null;
    readonly expandStars: boolean;
    readonly spread: boolean;
    readonly onlyChildren: boolean;
  },
): PlannedField[] {
  if (items.length === 0 && onlyChildren) return [];
  const selected = items.length === 0 ? [everything] : items;
  return selected.flatMap((item) => {
    const isStar = item.field.name === '*' && item.aggregate === null;
    return isStar && table !== null && (expandStars || isShownByFunctions(table))
      ? [...table.columnsByName.keys()].map((name) =>
          plannedField({ ...everything, field: { name, path: [] } }, table, false),
        )
      : [plannedField(item, table, spread)];
  });
}

const isShownByFunctions = ({ columnsByName }: Table): boolean =>
  [...columnsByName.values()].some(({ representation }) => representation?.toJson != null);

function plannedField(item: FieldItem, table: Table | null, spread: boolean): PlannedField {
  const wholeRow = item.field.name === '*' && item.aggregate === 'count' && spread;
  const shownBy = shownByOf(item, table);
  const shownAs = shownBy === null ? null : item.field.name;
  return {
    ...item,
    wholeRow,
    shownBy,
    alias: item.alias ?? impliedAlias(item, spread) ?? shownAs,
  };
}

/** Aggregated values and values inside JSON are read as stored. */
function shownByOf({ field, aggregate }: FieldItem, table: Table | null): Qualified | null {
  if (aggregate !== null || field.path.length > 0) return null;
  return table?.columnsByName.get(field.name)?.representation?.toJson ?? null;
}

const everything: FieldItem = {
  kind: 'field',
  field: { name: '*', path: [] },
  cast: null,
  aggregate: null,
  aggregateCast: null,
  alias: null,
};

/**
 * A value inside JSON is named by its last key, or by its column if there are only indexes. A column of a spread
 * resource that its parent aggregates is named after the aggregate.
 */
function impliedAlias({ field, aggregate }: FieldItem, spread: boolean): string | null {
  if (aggregate !== null) return spread ? aggregate : null;
  return field.path.length > 0 ? jsonAlias(field) : null;
}

const jsonAlias = ({ name, path }: Field): string =>
  path.findLast(({ by }) => by === 'key')?.operand ?? name;

/**
 * The columns that a spread resource adds to its parent. Aggregates are computed there, over the parent's groups, so
 * they move up to the nearest resource that is not spread.
 */
export function spreadColumns({
  fields,
  children,
}: Pick<ReadNode, 'fields' | 'children'>): SpreadColumn[] {
  const own = fields.map(({ field, alias, aggregate, aggregateCast }): SpreadColumn => ({
    name: alias ?? field.name,
    aggregate,
    aggregateCast,
    alias: aggregate === null ? null : alias,
  }));
  const embedded = children.flatMap(({ embedding }): readonly SpreadColumn[] => {
    if (embedding === null || embedding.hidden) return [];
    return (
      embedding.spread ?? [
        { name: embedding.key, aggregate: null, aggregateCast: null, alias: null },
      ]
    );
  });
  return [...own, ...embedded];
}
