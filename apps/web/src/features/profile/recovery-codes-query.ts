import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';
import { queryKey } from '../../data/query/keys.ts';

export type RecoveryCodesLeft = { readonly total: number; readonly remaining: number };

/** How many of the caller's recovery codes are unused; null when they have none. */
export function recoveryCodesQuery({ auth }: Data, userId: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'recovery_codes'),
    queryFn: async (): Promise<RecoveryCodesLeft | null> => {
      const answer = await auth.call((client) => client.mfa.recoveryCodes.getStatus());
      if (answer.ok) return answer.outcome;
      if (answer.error.code === 'mfa_factor_not_found') return null;
      throw answer.error;
    },
  });
}
