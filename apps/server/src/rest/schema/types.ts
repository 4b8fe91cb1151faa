/** A name with its schema. */
export type Qualified = { readonly schema: string; readonly name: string };

export type Column = {
  readonly name: string;
  /** As PostgreSQL writes it, with its modifier and its schema where needed: `numeric(8,2)`. */
  readonly type: string;
  /** The expression that fills the column when nothing is said, null without one. */
  readonly defaultExpression: string | null;
  /** True when it holds a `tsvector`, also by a domain. */
  readonly isVector: boolean;
  /** Null where values are shown and read as they are stored. */
  readonly representation: Representation | null;
};

/**
 * How values of a domain are shown and read where casts of it say so: functions between the domain
 * and JSON, and from the text of a filter. Null where there is no such cast.
 */
export type Representation = {
  readonly toJson: Qualified | null;
  readonly fromJson: Qualified | null;
  readonly fromText: Qualified | null;
};

/** A table, view, materialized view or foreign table that the API can name. */
export type Table = Qualified & {
  readonly isView: boolean;
  /** True when callers may see some of its rows and not others. */
  readonly isRowSecured: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  readonly primaryKey: readonly string[];
  readonly columnsByName: ReadonlyMap<string, Column>;
  /** Names of functions of a row that return a `tsvector`. */
  readonly vectorFunctions: ReadonlySet<string>;
};

export type ColumnPair = readonly [own: string, foreign: string];

export type Junction = {
  readonly table: Qualified;
  /** The junction's two foreign keys: to the origin and to the target. */
  readonly originConstraint: string;
  readonly targetConstraint: string;
  /** From the origin's column to the junction's, and from the target's to the junction's. */
  readonly originColumns: readonly ColumnPair[];
  readonly targetColumns: readonly ColumnPair[];
};

/** A function of a row of one table that returns rows of another. */
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

/** How rows of `table` find rows of `foreign`. */
export type Relationship = {
  readonly table: Qualified;
  readonly foreign: Qualified;
  readonly isSelf: boolean;
  /** True when `table` holds the foreign key. */
  readonly refers: boolean;
  readonly foreignIsView: boolean;
  readonly cardinality: Cardinality;
};

/** The foreign key of a relationship that is one, null for all others. */
export const keyRelation = ({ cardinality }: Relationship): KeyRelation | null =>
  cardinality.kind === 'many-to-many' || cardinality.kind === 'computed' ? null : cardinality;

export type RoutineParameter = {
  readonly name: string;
  readonly type: string;
  /** The type without a limit on its length, to which a given value is cast. */
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
    /** The table or type whose rows come back, for embedding; null for scalars and records. */
    readonly relation: Qualified | null;
  };
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** How long a call may run where the function says so itself. */
  readonly timeoutMs: number | null;
};

/** What the API knows of the database: all of it read at once, never changed. */
export type SchemaCache = {
  readonly tables: ReadonlyMap<string, Table>;
  /** By the origin's key; only relationships whose every table is exposed. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Overloads of a function together, in the order of their number of parameters. */
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
};

/** The key of the maps above. A NUL is in no identifier. */
export const keyOf = ({ schema, name }: Qualified): string => `${schema}\0${name}`;
