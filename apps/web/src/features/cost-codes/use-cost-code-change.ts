import { useMutation } from '@tanstack/react-query';
import { callForVerdict } from '../../data/client/call-for-verdict.ts';
import { useData } from '../../data/data-context.tsx';
import { useRefreshCostCodes } from './use-refresh-cost-codes.ts';

type CostCodeChange = {
  readonly call: 'save_cost_code' | 'archive_cost_code' | 'unarchive_cost_code';
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** Changes a cost code over the version that was read. Not without a network; a refusal throws. */
export function useCostCodeChange() {
  const { api } = useData();
  const refresh = useRefreshCostCodes();
  return useMutation<void, Error, CostCodeChange>({
    networkMode: 'always',
    retry: false,
    mutationFn: ({ call, parameters }) => callForVerdict(api, call, parameters),
    onSettled: refresh,
  });
}
