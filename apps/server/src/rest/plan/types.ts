import type {
  Aggregate,
  Filter,
  FieldItem,
  LogicGroup,
  OrderTerm,
  RowRange,
} from '../query/types.ts';
import type { Qualified, Relationship, Table } from '../schema/types.ts';

/** A condition on whether an embedded resource has any row. */
export type EmbedFilter = {
  readonly kind: 'embed';
  readonly child: ReadNode;
  readonly exists: boolean;
};

export type PlannedGroup = Omit<LogicGroup, 'children'> & {
  readonly children: readonly PlannedLogic[];
};

export type PlannedLogic = Filter | EmbedFilter | PlannedGroup;

/** A field of the node itself (`child` null) or of a to-one resource embedded in it. */
export type PlannedOrder = Omit<OrderTerm, 'relation'> & { readonly child: ReadNode | null };

export type PlannedField = FieldItem & {
  /** True if `count()` in a resource spread into its parent counts whole rows there. */
  readonly wholeRow: boolean;
  /** The function that shows values as JSON; null shows them as stored. */
  readonly shownBy: Qualified | null;
};

/** A column that a spread resource adds to those of its parent. */
export type SpreadColumn = {
  readonly name: string;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
  readonly alias: string | null;
};

/** How a node is attached to its parent. */
export type Embedding = {
  readonly relationship: Relationship;
  readonly toOne: boolean;
  readonly inner: boolean;
  /** Name of the embedded rows in the parent's statement. */
  readonly rowsAlias: string;
  /** Key of the resource in the parent's rows. */
  readonly key: string;
  /**
   * Null for a resource nested as JSON. In a one-to-many relationship each column becomes an array.
   */
  readonly spread: readonly SpreadColumn[] | null;
  /** True if it is used only as a filter and not shown. */
  readonly hidden: boolean;
};

/** One resource to read, with those embedded in it. */
export type ReadNode = {
  /** Null for rows whose columns are unknown, such as a function's. */
  readonly table: Table | null;
  /** The relation itself, or the rows that the statement has written or a function has returned. */
  readonly source: 'relation' | 'result';
  /** Name of this node's rows in its own statement; null for its qualified name. */
  readonly alias: string | null;
  readonly name: string;
  readonly depth: number;
  readonly fields: readonly PlannedField[];
  readonly where: readonly PlannedLogic[];
  readonly order: readonly PlannedOrder[];
  readonly range: RowRange;
  readonly embedding: Embedding | null;
  readonly children: readonly ReadNode[];
  /** True if rows are grouped by the columns that aren't aggregated. */
  readonly grouped: boolean;
};
