import { payTermsAnswerSchema } from '@muster/contract/pay-records';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';

export function payTermsKey(userId: string, personId: string): QueryKey {
  return queryKey(userId, 'pay_terms', personId);
}

/** The terms, asked for when an admin wants to see them: the server records each look. Never kept. */
export function usePayTerms(personId: string, isWanted: boolean) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: payTermsKey(user_id, personId),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_pay_terms', { person_id: personId }, payTermsAnswerSchema)),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
