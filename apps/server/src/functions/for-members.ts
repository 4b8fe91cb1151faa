import { HttpError } from '../errors/http-error.ts';
import { refuse } from './refuse.ts';
import type { FunctionCaller, ServerFunction } from './server-function.ts';

/** A function for signed-in people who have a right to it, as often as the limit allows. */
export function forMembers<Right>({
  limit,
  rightOf,
  whyNot,
  handle,
}: {
  /** @throws HttpError if they call too often */
  readonly limit: { count(person: { readonly kind: 'person'; readonly key: string }): void };
  /** The caller's right, or null if they have none. */
  readonly rightOf: (caller: FunctionCaller) => Promise<Right | null>;
  /** Error message for callers without the right. */
  readonly whyNot: string;
  readonly handle: (request: Request, right: Right) => Promise<Response>;
}): ServerFunction {
  return {
    access: 'verified',
    handle: async (request, caller) => {
      const { userId } = caller;
      if (userId === null) return refuse(403, 'not_allowed', 'Sign in first.');
      try {
        limit.count({ kind: 'person', key: userId });
      } catch (error) {
        if (error instanceof HttpError) return refuse(error.status, error.code, error.message);
        throw error;
      }
      const right = await rightOf(caller);
      return right === null ? refuse(403, 'not_allowed', whyNot) : handle(request, right);
    },
  };
}
