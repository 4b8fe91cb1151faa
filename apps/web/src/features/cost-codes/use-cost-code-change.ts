import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { useRefreshCostCodes } from './use-refresh-cost-codes.ts';

type CostCodeChange = {
  readonly call: 'archive_cost_code' | 'unarchive_cost_code';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Outbox record of changes to a cost code. */
export const costCodeRecord = (id: string) => `cost_code:${id}`;

/** Archives or restores a cost code over the version that was read. Needs the network; throws if refused. */
export function useCostCodeChange() {
  const refresh = useRefreshCostCodes();
  return useVerdictMutation({
    change: ({ call, parameters }: CostCodeChange, { send }) => send(call, parameters),
    onSettled: refresh,
  });
}
