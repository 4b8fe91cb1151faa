import { verdictSchema } from '@muster/contract/verdict';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { ordersKey } from './orders-key.ts';

export type PurchasingChange = {
  readonly call:
    | 'decline_order_request'
    | 'withdraw_order_request'
    | 'save_receipt'
    | 'decide_receipt'
    | 'withdraw_receipt'
    | 'save_claim'
    | 'decide_claim'
    | 'withdraw_claim'
    | 'save_claim_rate'
    | 'remove_claim_rate'
    | 'save_vendor'
    | 'set_vendor_archived'
    | 'save_vendor_document'
    | 'remove_vendor_document'
    | 'save_purchasing_settings'
    | 'set_approval_limit'
    | 'save_delegation'
    | 'withdraw_delegation';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Each ends in the same state when it is repeated, or is refused by its version. A refusal throws. */
export function usePurchasingChange() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: PurchasingChange, { repeat }) =>
      repeat(async () => okOrThrow(await api.rpc(call, parameters, verdictSchema))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey(user_id) }),
  });
}
