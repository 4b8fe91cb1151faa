import type { Qualified } from './schema/types.ts';

export const openApiModes = ['follow-privileges', 'ignore-privileges', 'disabled'] as const;
export type OpenApiMode = (typeof openApiModes)[number];

/**
 * A function that is called once per part of a long list, each call with its own transaction and turn in the queue. It
 * returns an object in which one list has an answer for each value, in order.
 */
export type SplitFunction = {
  /** The argument whose list is split, of type `jsonb`. */
  readonly argument: string;
  readonly partLength: number;
  /** Longer lists are passed to the function, which refuses them. */
  readonly maxLength: number;
  /** Key of the list of answers in the function's object. */
  readonly answers: string;
};

/** Behavior of the data API that a deployment may choose. */
export type RestSettings = {
  /** Schemas whose tables, views and functions can be named; the first is the default. */
  readonly schemas: readonly [string, ...string[]];
  /** Schemas in which functions look up unqualified names, after the request's schema. */
  readonly extraSearchPath: readonly string[];
  /** Maximum rows that one read or embedding returns; null for no limit. */
  readonly maxRows: number | null;
  /** True if aggregates such as `count()` and `sum()` may be selected (protocol B41). */
  readonly allowAggregates: boolean;
  /** True if callers may roll back their changes with `Prefer: tx=rollback` (protocol B57). */
  readonly allowTxOverride: boolean;
  /** What the root describes: everything the caller may use, everything there is, or nothing. */
  readonly openApi: OpenApiMode;
  /** A function, such as `public.check_request`, that runs before each request; null for none. */
  readonly preRequest: Qualified | null;
  /** Audience that a token's `aud` claim must include if it has one; null accepts any. */
  readonly audience: string | null;
  /** Role of callers without a token; null if everyone needs one. */
  readonly anonymousRole: string | null;
  /** Roles that a token may name. */
  readonly roles: readonly string[];
  /**
   * Functions that are called ahead of everything else in the database's queue, and that accept a body with characters
   * which the database can't store: one note must not keep a batch of punches from being recorded.
   */
  readonly urgentFunctions: readonly string[];
  /** Functions that are called in parts if a list among their arguments is long, by name. */
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
