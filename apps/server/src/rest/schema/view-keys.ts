import type { ConstraintRow, RelationRow, ViewRuleRow } from './catalog-rows.ts';
import { viewColumnSources } from './node-tree.ts';

/** Names of a view's columns that show a given column of a table, in the view's order. */
type ViewColumns = ReadonlyMap<string, readonly string[]>;

/**
 * The table keys that a view shows completely. A column of a key may appear in a view several times: each combination
 * of appearances is a separate key.
 */
export type ViewKeys = {
  /** Returns every way in which the view shows these columns of the table; none if one is missing. */
  choices(viewOid: number, tableOid: number, columns: readonly number[]): string[][];
};

export function traceViewKeys(
  relations: readonly RelationRow[],
  rules: readonly ViewRuleRow[],
): ViewKeys {
  const relationsByOid = new Map(relations.map((relation) => [relation.oid, relation]));
  const sourcesByView = new Map(rules.map(({ oid, rule }) => [oid, viewColumnSources(rule)]));
  const columnsByView = new Map<number, ViewColumns>();

  /** Follows a column through views on views down to a table. */
  function baseOf(oid: number, column: number, seen: readonly number[]): string {
    const source = sourcesByView.get(oid)?.find((entry) => entry.column === column);
    return source === undefined || seen.includes(oid)
      ? `${oid}.${column}`
      : baseOf(source.sourceOid, source.sourceColumn, [...seen, oid]);
  }

  function columnsOf(viewOid: number): ViewColumns {
    const known = columnsByView.get(viewOid);
    if (known !== undefined) return known;
    const columns = new Map<string, string[]>();
    for (const { position, name } of relationsByOid.get(viewOid)?.columns ?? []) {
      const base = baseOf(viewOid, position, []);
      columns.set(base, [...(columns.get(base) ?? []), name]);
    }
    columnsByView.set(viewOid, columns);
    return columns;
  }

  return {
    choices(viewOid, tableOid, columns) {
      const shown = columnsOf(viewOid);
      return columns.reduce<string[][]>(
        (choices, column) =>
          choices.flatMap((choice) =>
            (shown.get(`${tableOid}.${column}`) ?? []).map((name) => choice.concat(name)),
          ),
        [[]],
      );
    },
  };
}

/** Returns the primary keys of all tables that the view shows completely, one after the other. */
export function viewPrimaryKey(
  viewOid: number,
  primaryKeys: readonly ConstraintRow[],
  keys: ViewKeys,
): string[] {
  return primaryKeys.flatMap(
    ({ table_oid, columns }) => keys.choices(viewOid, table_oid, columns)[0] ?? [],
  );
}
