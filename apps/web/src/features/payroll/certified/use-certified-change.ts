import type { CertifiedFigures, ContractChange } from '@muster/contract/certified-payroll';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { payrollKey } from '../payroll-queries.ts';

type CertifiedChange =
  | { readonly change: 'contract'; readonly projectId: string; readonly facts: ContractChange }
  | {
      readonly change: 'figures';
      readonly personId: string;
      readonly weekFrom: string;
      readonly figures: CertifiedFigures;
    };

export function useCertifiedChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (made: CertifiedChange, { send }) =>
      made.change === 'contract'
        ? send('save_project_contract', { project_id: made.projectId, facts: made.facts })
        : send('save_certified_pay', {
            person_id: made.personId,
            week_from: made.weekFrom,
            figures: made.figures,
          }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: payrollKey(user_id) }),
  });
}
