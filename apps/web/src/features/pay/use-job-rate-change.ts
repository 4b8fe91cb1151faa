import type { JobRateFacts } from '@muster/contract/pay-records';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { jobRatesKey } from './job-rates-query.ts';

type JobRateChange =
  | { readonly change: 'save'; readonly id: string; readonly facts: JobRateFacts }
  | { readonly change: 'end'; readonly id: string; readonly validTo: string };

export function useJobRateChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (made: JobRateChange, { send }) =>
      made.change === 'save'
        ? send('save_job_rate', { id: made.id, facts: made.facts })
        : send('end_job_rate', { id: made.id, valid_to: made.validTo }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobRatesKey(user_id) }),
  });
}
