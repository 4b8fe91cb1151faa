/** Who calls a function, by the token that was verified before it runs. */
export type FunctionCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Of the login; null for API keys and for callers of public functions without a token. */
  readonly userId: string | null;
};

/**
 * A function of the server, on web standards: `request.signal` aborts when its time is over or the
 * client has gone. What it throws is logged and never shown.
 */
export type ServerFunction = {
  /** `public`: anyone may call it, also without an API key. */
  readonly access: 'verified' | 'public';
  readonly handle: (request: Request, caller: FunctionCaller) => Response | Promise<Response>;
};

export type FunctionLimits = {
  /** From the end of the body until the answer begins. */
  readonly milliseconds: number;
  /** Calls of one function under way at a time. */
  readonly callsAtOnce: number;
  /** Of these, calls of one person, or of one address without a login. */
  readonly callsOfOne: number;
};

/** The time is less than what the gateway waits for a connection on which nothing moves. */
export const functionLimits: FunctionLimits = {
  milliseconds: 30_000,
  callsAtOnce: 32,
  callsOfOne: 8,
};
