import { type BudgetVerdict, budgetVerdictSchema } from '@muster/contract/job-costs';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { costsKey } from './cost-queries.ts';

type CostChange = {
  readonly call:
    | 'save_budget'
    | 'activate_budget'
    | 'add_budget_modification'
    | 'save_direct_cost'
    | 'remove_direct_cost'
    | 'save_labor_burden'
    | 'remove_labor_burden';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Changes a budget or a cost; every shown figure is read again. */
export function useCostChange() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: ({ call, parameters }: CostChange, { send }): Promise<BudgetVerdict> =>
      send(call, parameters, budgetVerdictSchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: costsKey(user_id) }),
  });
}
