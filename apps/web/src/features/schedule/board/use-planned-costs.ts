import { scheduleCostsAnswerSchema } from '@muster/contract/schedule';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { scheduleKey } from '../schedule-queries.ts';

/** What planned work costs by day, for admins. Never kept on the device: it is about pay. */
export function usePlannedCosts(from: string, to: string, isWanted: boolean) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    // With the schedule, so that it is read again after each change.
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
    // While others come, the ones before stay.
    placeholderData: (before) => before,
  });
}
