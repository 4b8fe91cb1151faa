import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { costCodeListSubject } from './cost-code-list-query.ts';

/** Has everything read again that shows cost codes; the clock and projects have queries of their own. */
export function useRefreshCostCodes(): () => Promise<unknown> {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () =>
    Promise.all(
      [costCodeListSubject, 'cost_codes', 'cost_code_choices'].map((subject) =>
        queryClient.invalidateQueries({ queryKey: queryKey(user_id, subject) }),
      ),
    );
}
