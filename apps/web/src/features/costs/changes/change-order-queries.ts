import { changeOrderAnswerSchema, changeOrderListSchema } from '@muster/contract/change-orders';
import { ticketListSchema } from '@muster/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { unkept } from '../cost-queries.ts';

/** The contract and the change orders of a project. */
export function useChangeOrders(projectId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'changes', projectId),
    queryFn: async () =>
      okOrThrow(
        await api.rpc('list_change_orders', { project_id: projectId }, changeOrderListSchema),
      ),
    ...unkept,
  });
}

export function useChangeOrder(changeOrderId: string, isAsked = true) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'change', changeOrderId),
    queryFn: async () =>
      okOrThrow(
        await api.rpc(
          'read_change_order',
          { change_order_id: changeOrderId },
          changeOrderAnswerSchema,
        ),
      ),
    enabled: isAsked,
    ...unkept,
  });
}

/** The latest signed tickets of a project, which a change order can be made from. */
export function useSignedTickets(projectId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'signed_tickets', projectId),
    queryFn: async () => {
      const filter = { project_id: projectId, state: 'signed' };
      const asked = { filter, page_size: 200 };
      return okOrThrow(await api.rpc('list_tickets', asked, ticketListSchema)).tickets;
    },
    ...unkept,
  });
}
