/** How the data API behaves where a deployment may choose. */
export type RestSettings = {
  /** Schemas whose tables, views and functions can be named; the first one when none is. */
  readonly schemas: readonly [string, ...string[]];
  /** Schemas that functions find unqualified names in, after the one of the request. */
  readonly extraSearchPath: readonly string[];
  /** The most rows that one reading or embedding answers with; null: no limit. */
  readonly maxRows: number | null;
  /** Whether `count()`, `sum()` and the like may be selected (protocol B41). */
  readonly allowAggregates: boolean;
  readonly anonymousRole: string;
  /** The roles that a token may name. */
  readonly roles: readonly string[];
};

export const defaultRestSettings: RestSettings = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
  allowAggregates: false,
  anonymousRole: 'anon',
  roles: ['anon', 'authenticated', 'service_role'],
};
