import { type ChangeOrderVerdict, changeOrderVerdictSchema } from '@muster/contract/change-orders';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { costsKey } from '../cost-queries.ts';

type Change = {
  readonly call:
    | 'save_change_order'
    | 'send_change_order'
    | 'reopen_change_order'
    | 'decide_change_order'
    | 'void_change_order'
    | 'save_contract_money';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Changes a change order or a contract; every shown figure is read again. */
export function useChangeOrderChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: Change, { send }): Promise<ChangeOrderVerdict> =>
      send(call, parameters, changeOrderVerdictSchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: costsKey(user_id) }),
  });
}
