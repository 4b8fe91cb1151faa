import { otherPayAnswerSchema, type OtherPayFacts } from '@muster/contract/pay-records';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

/** Asked for when an admin wants to see it: the server records each look. Never kept. */
export function useOtherPay(personId: string, isWanted: boolean) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'other_pay', personId),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_other_pay', { person_id: personId }, otherPayAnswerSchema)),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

type OtherPayChange =
  | { readonly change: 'save'; readonly id: string; readonly facts: OtherPayFacts }
  | { readonly change: 'remove'; readonly id: string };

export function useOtherPayChange(
  personId: string,
  { onError }: { readonly onError?: (error: Error) => void } = {},
) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (made: OtherPayChange, { send }) =>
      made.change === 'save'
        ? send('save_other_pay', { id: made.id, person_id: personId, facts: made.facts })
        : send('remove_other_pay', { other_pay_id: made.id }),
    ...(onError !== undefined && { onError }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'other_pay', personId) }),
  });
}
