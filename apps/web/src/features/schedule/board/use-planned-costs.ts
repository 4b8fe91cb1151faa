import { scheduleCostsAnswerSchema } from '@muster/contract/schedule';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { scheduleKey } from '../schedule-queries.ts';

/** Reads the cost of planned work by day, for admins. It is never kept on the device, since it reveals pay. */
export function usePlannedCosts(from: string, to: string, isWanted: boolean) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    // Under the schedule's key, so that it is read again after each change.
    queryKey: [...scheduleKey(user_id), 'costs', from, to],
    queryFn: async () =>
      okOrThrow(
        await api.rpc(
          'schedule_costs',
          { from_date: from, to_date: to },
          scheduleCostsAnswerSchema,
        ),
      ).days,
    enabled: isWanted,
    gcTime: 0,
    retry: false,
    // Keep the previous costs while new ones load.
    placeholderData: (before) => before,
  });
}
