import { swapPartnersSchema } from '@muster/contract/my-schedule';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../data/client/api.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';

/** Coworkers' shifts that the user's own could be swapped for. Online only, as the swap itself is. */
export function swapPartnersQuery(api: Api, userId: string, shiftId: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'schedule', 'partners', shiftId),
    queryFn: async () =>
      okOrThrow(await api.rpc('swap_partners', { shift_id: shiftId }, swapPartnersSchema)).shifts,
  });
}
