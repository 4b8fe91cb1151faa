import * as s from '@muster/contract/shape';
import { DataError } from '../errors/data-error.ts';

/** Same as `refusalSchema` without the weight of zod, because every page's frame reads with it. */
const refusal = s.object({ reason: s.string, detail: s.optional(s.string) });

/** An answer that isn't a refusal. */
export type Accepted<T> = Exclude<T, { readonly verdict: 'refused' }>;

/**
 * Returns a function's answer; throws a refusal. The only place where a verdict becomes an error.
 *
 * @throws {DataError} `refused`, with the reason as its code and its subject as its detail.
 */
export function okOrThrow<T extends object>(answer: T): Accepted<T> {
  if (isAccepted(answer)) return answer;
  const { reason, detail } = refusal.parse(answer);
  throw new DataError({ kind: 'refused', code: reason, message: detail ?? reason, detail });
}

function isAccepted<T extends object>(answer: T): answer is Accepted<T> {
  return !('verdict' in answer) || answer.verdict !== 'refused';
}
