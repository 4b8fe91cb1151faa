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
  /** `count()` in a resource spread into its parent counts whole rows there. */
  readonly wholeRow: boolean;
  /** The function by which values are shown as JSON; null: as they are stored. */
  readonly shownBy: Qualified | null;
};

/** A column that a spread resource puts among those of its parent. */
export type SpreadColumn = {
  readonly name: string;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
  readonly alias: string | null;
};

/** How a node hangs on its parent. */
export type Embedding = {
  readonly relationship: Relationship;
  readonly toOne: boolean;
  readonly inner: boolean;
  /** The name of the embedded rows in the parent's statement. */
  readonly rowsAlias: string;
  /** The key of the resource in the parent's rows. */
  readonly key: string;
  /** Null for a resource that is nested as JSON. Each column of one to many becomes an array. */
  readonly spread: readonly SpreadColumn[] | null;
  /** Nothing of it is shown: it only filters. */
  readonly hidden: boolean;
};

/** What to read of one resource, with those embedded in it. */
export type ReadNode = {
  /** Null for rows whose columns are not known, such as those of a function. */
  readonly table: Table | null;
  /** The relation itself, or the rows that the statement has written or called for. */
  readonly source: 'relation' | 'result';
  /** The name of this node's rows in its own statement; null: its qualified name. */
  readonly alias: string | null;
  readonly name: string;
  readonly depth: number;
  readonly fields: readonly PlannedField[];
  readonly where: readonly PlannedLogic[];
  readonly order: readonly PlannedOrder[];
  readonly range: RowRange;
  readonly embedding: Embedding | null;
  readonly children: readonly ReadNode[];
  /** True when rows are grouped by what is not aggregated. */
  readonly grouped: boolean;
};
