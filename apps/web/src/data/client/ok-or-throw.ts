import type { Refused } from '@muster/contract/verdict';
import { DataError } from '../errors/data-error.ts';

/** What a function answered; throws `DataError` when it refused. */
export function okOrThrow<T extends { readonly verdict: string }>(answer: T | Refused): T {
  if (!isRefused(answer)) return answer;
  throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
}

function isRefused(answer: { readonly verdict: string }): answer is Refused {
  return answer.verdict === 'refused';
}
