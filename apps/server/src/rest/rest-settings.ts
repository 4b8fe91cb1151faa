import type { Qualified } from './schema/types.ts';

export const openApiModes = ['follow-privileges', 'ignore-privileges', 'disabled'] as const;
export type OpenApiMode = (typeof openApiModes)[number];

/**
 * A function that is called once for every so many values of a long list, each call a transaction
 * and a turn in the queue of its own. It answers an object in which one list has an answer for each
 * value, in order.
 */
export type SplitFunction = {
  /** The argument whose list is split, of type `jsonb`. */
  readonly argument: string;
  readonly partLength: number;
  /** Longer lists are left to the function, which refuses them. */
  readonly maxLength: number;
  /** The list of the function's object in which the answers are. */
  readonly answers: string;
};

/** How the data API behaves where a deployment may choose. */
export type RestSettings = {
  /** Schemas whose tables, views and functions can be named; the first one when none is. */
  readonly schemas: readonly [string, ...string[]];
  /** Schemas that functions find unqualified names in, after the one of the request. */
  readonly extraSearchPath: readonly string[];
  /** The most rows that one reading or embedding answers with; null: no limit. */
  readonly maxRows: number | null;
  /** True when `count()`, `sum()` and the like may be selected (protocol B41). */
  readonly allowAggregates: boolean;
  /** True when callers may have their changes taken back by `Prefer: tx=rollback` (protocol B57). */
  readonly allowTxOverride: boolean;
  /** What the root describes: all that the caller may use, all there is, or nothing. */
  readonly openApi: OpenApiMode;
  /** A function, such as `public.check_request`, that runs before each request; null: none. */
  readonly preRequest: Qualified | null;
  /** What the `aud` claim of a token must name where it has one; null: anything. */
  readonly audience: string | null;
  /** The role of callers without a token; null: everyone needs one. */
  readonly anonymousRole: string | null;
  /** The roles that a token may name. */
  readonly roles: readonly string[];
  /**
   * Functions that are called before whatever else waits for the database, and that take a body with characters which
   * the database can't store: one note must not keep a batch of punches from being recorded.
   */
  readonly urgentFunctions: readonly string[];
  /** Functions that are called in parts where a list among their arguments is long, by name. */
  readonly splitFunctions: ReadonlyMap<string, SplitFunction>;
};

export const defaultRestSettings: RestSettings = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
  allowAggregates: false,
  allowTxOverride: false,
  openApi: 'follow-privileges',
  preRequest: null,
  audience: null,
  anonymousRole: 'anon',
  roles: ['anon', 'authenticated', 'service_role'],
  urgentFunctions: [],
  splitFunctions: new Map(),
};
