import { timeOffVerdictSchema } from '@muster/contract/time-off';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { useReadScheduleAgain } from '../use-schedule-change.ts';

type TimeOffChange = {
  readonly call: 'cancel_time_off' | 'decide_time_off' | 'adjust_time_off';
  readonly parameters: { readonly id: string } & Readonly<Record<string, unknown>>;
};

/** Each is idempotent by its id, so a lost answer is asked for again. */
export function useTimeOffChange() {
  const { api } = useData();
  const readScheduleAgain = useReadScheduleAgain();
  return useVerdictMutation({
    change: ({ call, parameters }: TimeOffChange, { repeat }) =>
      repeat(async () => okOrThrow(await api.rpc(call, parameters, timeOffVerdictSchema))),
    onSettled: readScheduleAgain,
  });
}
