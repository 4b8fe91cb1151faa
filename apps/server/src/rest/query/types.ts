/** One step into a JSON value. `index` is a whole number with its sign, such as `+0` or `-1`. */
export type JsonStep = {
  readonly arrow: '->' | '->>';
  readonly by: 'key' | 'index';
  readonly operand: string;
};

/** A column, or a value inside one. */
export type Field = { readonly name: string; readonly path: readonly JsonStep[] };

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min';

export type FieldItem = {
  readonly kind: 'field';
  readonly field: Field;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
  readonly alias: string | null;
};

export type RelationItem = {
  readonly kind: 'relation';
  readonly name: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly join: 'inner' | 'left' | null;
  /** `...rel(a)`: its columns become the parent's. */
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
};

export type SelectItem = FieldItem | RelationItem;

export const plainOperators = ['neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const;
export type PlainOperator = (typeof plainOperators)[number];

/** Operators that may compare with any or all of a list. */
export const listableOperators = [
  'eq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
] as const;
export type ListableOperator = (typeof listableOperators)[number];

export const textSearches = ['fts', 'plfts', 'phfts', 'wfts'] as const;
export type TextSearch = (typeof textSearches)[number];

export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Test =
  | { readonly kind: 'plain'; readonly operator: PlainOperator; readonly value: string }
  | {
      readonly kind: 'listable';
      readonly operator: ListableOperator;
      readonly quantifier: 'any' | 'all' | null;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue }
  | { readonly kind: 'distinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly search: TextSearch;
      readonly language: string | null;
      readonly value: string;
    };

export type Filter = {
  readonly kind: 'filter';
  readonly field: Field;
  readonly negated: boolean;
  readonly test: Test;
};

export type LogicGroup = {
  readonly kind: 'group';
  readonly negated: boolean;
  readonly operator: 'and' | 'or';
  readonly children: readonly Logic[];
};

export type Logic = Filter | LogicGroup;

export type OrderTerm = {
  /** The embedded resource that has the field; null for the resource itself. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
};

/** Names of embedded resources from the root to where something applies; empty for the root. */
export type EmbedPath = readonly string[];

export type Located<T> = { readonly path: EmbedPath; readonly value: T };

/** Rows `offset` to `offset + limit - 1`; a null limit has no end. */
export type RowRange = { readonly offset: number; readonly limit: number | null };

export const allRows: RowRange = { offset: 0, limit: null };

export type QueryParams = {
  readonly select: readonly SelectItem[];
  readonly filters: readonly Located<Filter>[];
  readonly logic: readonly Located<Logic>[];
  readonly order: readonly Located<readonly OrderTerm[]>[];
  readonly ranges: readonly Located<RowRange>[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** The arguments of a function called by GET, in order, with repetitions. */
  readonly rpcArguments: readonly (readonly [name: string, value: string])[];
  /** The parameters sorted by name and re-encoded, for `Content-Location`. */
  readonly canonical: string;
};
