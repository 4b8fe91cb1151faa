import { payRatesAnswerSchema } from '@muster/contract/person';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { personKey } from './person-query.ts';

/** The rates, asked for when someone wants to see them: the server records each look. Never kept. */
export function usePayRates(personId: string, isWanted: boolean) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: [...personKey(user_id, personId), 'pay_rates'],
    queryFn: async () =>
      okOrThrow(await api.rpc('read_pay_rates', { person_id: personId }, payRatesAnswerSchema)),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
