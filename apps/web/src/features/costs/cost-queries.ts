import {
  budgetAnswerSchema,
  type CostFigure,
  costRowsSchema,
  type CostType,
  laborBurdensSchema,
} from '@muster/contract/job-costs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';

/** Money is never kept on the device, so it is always fetched again. */
export const unkept = { staleTime: Infinity, gcTime: 0, retry: false } as const;

export function costsKey(userId: string): QueryKey {
  return queryKey(userId, 'costs');
}

/** Refetches costs when a budget, a cost, hours or an approval change. */
export function useLiveCosts(): void {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const key = costsKey(user_id);
  const topics =
    company_id === null ? [] : [`company:${company_id}:costs`, `company:${company_id}:time`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
}

export function useBudget(projectId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'budget', projectId),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_budget', { project_id: projectId }, budgetAnswerSchema)),
    ...unkept,
  });
}

export type ShownFigure = {
  readonly projectId: string;
  readonly costCodeId: string | null;
  readonly costType: CostType;
  readonly figure: CostFigure;
};

/** The rows behind a figure. The server logs who looks at the cost of people's work. */
export function useCostRows({ projectId, costCodeId, costType, figure }: ShownFigure) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useInfiniteQuery({
    queryKey: queryKey(user_id, 'costs', 'rows', projectId, costCodeId, costType, figure),
    queryFn: async ({ pageParam }) =>
      okOrThrow(
        await api.rpc(
          'read_cost_rows',
          {
            project_id: projectId,
            cost_code_id: costCodeId,
            cost_type: costType,
            figure,
            after: pageParam,
          },
          costRowsSchema,
        ),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...unkept,
  });
}

export function useLaborBurdens() {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'burdens'),
    queryFn: async () => okOrThrow(await api.rpc('list_labor_burdens', {}, laborBurdensSchema)),
    ...unkept,
  });
}
