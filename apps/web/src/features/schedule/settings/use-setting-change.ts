import { verdictSchema } from '@muster/contract/verdict';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { useReadScheduleAgain } from '../use-schedule-change.ts';

type SettingChange = {
  readonly call:
    | 'save_schedule_rules'
    | 'save_holiday'
    | 'remove_holiday'
    | 'save_time_off_kind'
    | 'archive_time_off_kind';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Each ends in the same state when it is repeated, or is refused by its version. */
export function useSettingChange() {
  const { api } = useData();
  const readScheduleAgain = useReadScheduleAgain();
  return useVerdictMutation({
    change: ({ call, parameters }: SettingChange, { repeat }) =>
      repeat(async () => okOrThrow(await api.rpc(call, parameters, verdictSchema))),
    onSettled: readScheduleAgain,
  });
}
