/** A name qualified by its schema. */
export type Qualified = { readonly schema: string; readonly name: string };

export type Column = {
  readonly name: string;
  /** As PostgreSQL writes it, with its modifier and its schema if needed: `numeric(8,2)`. */
  readonly type: string;
  /** The default expression of the column; null without one. */
  readonly defaultExpression: string | null;
  /** True if it is a `tsvector` or a domain over one. */
  readonly isVector: boolean;
  /** Null if values are shown and read as stored. */
  readonly representation: Representation | null;
};

/**
 * How values of a domain are shown and read according to its casts: functions between the domain
 * and JSON, and from the text of a filter. Null without such a cast.
 */
export type Representation = {
  readonly toJson: Qualified | null;
  readonly fromJson: Qualified | null;
  readonly fromText: Qualified | null;
};

/** A table, view, materialized view or foreign table that the API can name. */
export type Table = Qualified & {
  readonly isView: boolean;
  /** True if callers may see some of its rows and not others. */
  readonly isRowSecured: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  readonly primaryKey: readonly string[];
  readonly columnsByName: ReadonlyMap<string, Column>;
  /** Names of functions that take a row and return a `tsvector`. */
  readonly vectorFunctions: ReadonlySet<string>;
};

export type ColumnPair = readonly [own: string, foreign: string];

export type Junction = {
  readonly table: Qualified;
  /** The junction's foreign keys to the origin and to the target. */
  readonly originConstraint: string;
  readonly targetConstraint: string;
  /** From the origin's column to the junction's, and from the target's to the junction's. */
  readonly originColumns: readonly ColumnPair[];
  readonly targetColumns: readonly ColumnPair[];
};

/** A function that takes a row of one table and returns rows of another. */
export type ComputedRelation = {
  readonly kind: 'computed';
  readonly routine: Qualified;
  readonly toOne: boolean;
};

/** One foreign key, seen from either side. */
export type KeyRelation = {
  readonly kind: 'one-to-many' | 'many-to-one' | 'one-to-one';
  readonly constraint: string;
  readonly columns: readonly ColumnPair[];
};

export type Cardinality =
  | KeyRelation
  | { readonly kind: 'many-to-many'; readonly junction: Junction }
  | ComputedRelation;

/** How rows of `table` are matched to rows of `foreign`. */
export type Relationship = {
  readonly table: Qualified;
  readonly foreign: Qualified;
  readonly isSelf: boolean;
  /** True if `table` has the foreign key. */
  readonly refers: boolean;
  readonly foreignIsView: boolean;
  readonly cardinality: Cardinality;
};

/** The foreign key of a relationship based on one; null for all others. */
export const keyRelation = ({ cardinality }: Relationship): KeyRelation | null =>
  cardinality.kind === 'many-to-many' || cardinality.kind === 'computed' ? null : cardinality;

export type RoutineParameter = {
  readonly name: string;
  readonly type: string;
  /** The type without a length limit, to which arguments are cast. */
  readonly unboundedType: string;
  readonly required: boolean;
  readonly variadic: boolean;
};

export type Routine = Qualified & {
  readonly oid: number;
  readonly parameters: readonly RoutineParameter[];
  readonly returns: {
    readonly set: boolean;
    readonly shape: 'void' | 'scalar' | 'composite';
    /** The table or type of the returned rows, for embedding; null for scalars and records. */
    readonly relation: Qualified | null;
  };
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** Time limit of a call, if the function sets one. */
  readonly timeoutMs: number | null;
};

/** The database as the API knows it: read all at once, never changed. */
export type SchemaCache = {
  readonly tables: ReadonlyMap<string, Table>;
  /** By the origin's key; only relationships whose tables are all exposed. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Overloads of a function together, ordered by their number of parameters. */
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
};

/** The key of the maps above. A NUL can't be in an identifier. */
export const keyOf = ({ schema, name }: Qualified): string => `${schema}\0${name}`;
