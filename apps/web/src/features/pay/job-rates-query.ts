import { jobRatesAnswerSchema } from '@muster/contract/pay-records';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';

export function jobRatesKey(userId: string): QueryKey {
  return queryKey(userId, 'job_rates');
}

/** Money is never kept on the device, and the server records each look. */
export function useJobRates() {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: jobRatesKey(user_id),
    queryFn: async () => okOrThrow(await api.rpc('list_job_rates', {}, jobRatesAnswerSchema)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
