import type { Field, FieldItem, SelectItem } from '../query/types.ts';
import type { Table } from '../schema/types.ts';
import type { PlannedField, ReadNode, SpreadColumn } from './types.ts';

export function aggregatesUsed(items: readonly SelectItem[]): boolean {
  return items.some((item) =>
    item.kind === 'relation' ? aggregatesUsed(item.items) : item.aggregate !== null,
  );
}

/**
 * The columns a node reads. Nothing selected means all of them, except where a node is only there
 * for what it embeds.
 * @param expandStars Name each column: rows are grouped, and `*` cannot be grouped by.
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
    const isStar = item.field.name === '*';
    if (isStar && item.aggregate === null && expandStars && table !== null) {
      return [...table.columnsByName.keys()].map((name) => ({
        ...everything,
        field: { name, path: [] },
        wholeRow: false,
      }));
    }
    return [plannedField(item, spread)];
  });
}

function plannedField(item: FieldItem, spread: boolean): PlannedField {
  const wholeRow = item.field.name === '*' && item.aggregate === 'count' && spread;
  return { ...item, wholeRow, alias: item.alias ?? impliedAlias(item, wholeRow) };
}

const everything: FieldItem = {
  kind: 'field',
  field: { name: '*', path: [] },
  cast: null,
  aggregate: null,
  aggregateCast: null,
  alias: null,
};

/** A value inside JSON is called by its last key, or by its column where there are only indexes. */
function impliedAlias({ field, aggregate }: FieldItem, wholeRow: boolean): string | null {
  if (wholeRow) return 'count';
  return aggregate === null && field.path.length > 0 ? jsonAlias(field) : null;
}

const jsonAlias = ({ name, path }: Field): string =>
  path.findLast(({ by }) => by === 'key')?.operand ?? name;

/**
 * What a spread resource adds to its parent's columns. Aggregates are computed there, over the
 * parent's groups, so they move up until a resource that is not spread.
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
