import { orderVerdictSchema } from '@muster/contract/purchase-orders';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../platform/random-id.ts';
import { ordersKey } from './orders-key.ts';

type OrderChange = {
  readonly call:
    | 'submit_order'
    | 'decide_order'
    | 'cancel_order'
    | 'close_order'
    | 'mark_order_sent'
    | 'send_order';
  readonly order: { readonly id: string; readonly version: number };
  readonly parameters?: Readonly<Record<string, unknown>>;
};

/** Moves an order on, under an id that makes a repeat harmless. A refusal throws. */
export function useOrderChange() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, order, parameters = {} }: OrderChange, { repeat }) => {
      const request_id = randomId();
      const sent = { request_id, order_id: order.id, version: order.version, ...parameters };
      return repeat(async () => okOrThrow(await api.rpc(call, sent, orderVerdictSchema)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey(user_id) }),
  });
}
