import * as fc from 'fast-check';

/** One generated request with everything that affects it, so that a failure can be repeated. */
export type FuzzRequest = {
  readonly method: string;
  /** Path below the server's address, percent-encoded. */
  readonly target: string;
  readonly as: Caller;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

const refused = ['expired', 'forged', 'alg none', 'other role', 'garbage'] as const;
/** The employee and the admin belong to the first company of the cast; the user belongs to none. */
const taken = ['anon', 'user', 'employee', 'admin', 'service'] as const;

/** The credentials of a request. */
export type Caller = (typeof refused)[number] | (typeof taken)[number];

/** Mostly callers who are accepted, since the others never get past the first check. */
export const caller: fc.Arbitrary<Caller> = fc.oneof(
  { arbitrary: fc.constantFrom<Caller>(...taken), weight: 8 },
  { arbitrary: fc.constantFrom<Caller>(...refused), weight: 1 },
);
