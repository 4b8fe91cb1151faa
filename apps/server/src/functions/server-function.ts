/** The caller of a function, from the token that was verified before it runs. */
export type FunctionCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Id of the login; null for API keys and for callers of public functions without a token. */
  readonly userId: string | null;
};

/**
 * A server function on web standards: `request.signal` aborts when its time is up or the client has
 * disconnected. Thrown errors are logged and never shown.
 */
export type ServerFunction = {
  /** `public`: anyone may call it, even without an API key. */
  readonly access: 'verified' | 'public';
  readonly handle: (request: Request, caller: FunctionCaller) => Response | Promise<Response>;
};

export type FunctionLimits = {
  /** From the end of the body to the start of the response. */
  readonly milliseconds: number;
  /** Concurrent calls of one function. */
  readonly callsAtOnce: number;
  /** Concurrent calls by one person, or by one address without a login. */
  readonly callsOfOne: number;
};

/** The time is shorter than the gateway's limit for an idle connection. */
export const functionLimits: FunctionLimits = {
  milliseconds: 30_000,
  callsAtOnce: 32,
  callsOfOne: 8,
};
