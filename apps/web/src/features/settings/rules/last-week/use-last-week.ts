import { lastWeekFactsAnswerSchema, type LastWeekFacts } from '@muster/contract/last-week-facts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../../data/client/ok-or-throw.ts';
import { useData } from '../../../../data/data-context.tsx';
import { useIdentity } from '../../../../data/identity/use-account.ts';
import { queryKey } from '../../../../data/query/keys.ts';
import type { EditedRule } from './compare-weeks.ts';

/** Reads everyone's hours of last week, once while the form is open. They are never kept. */
export function useLastWeek() {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'last_week_facts'),
    queryFn: async () => okOrThrow(await api.rpc('last_week_facts', {}, lastWeekFactsAnswerSchema)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Calculates last week's minutes under a rule, by person. The previous result stays while another rule is calculated,
 * and while `edited` is null.
 */
export function useWeekMinutes(
  week: LastWeekFacts | undefined,
  readAtMs: number,
  edited: EditedRule | null,
) {
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'last_week_minutes', readAtMs, JSON.stringify(edited)),
    queryFn: async ({ signal }) => {
      if (week === undefined || edited === null) throw new Error('there is nothing to calculate');
      const { weekMinutes } = await import('./week-minutes.ts');
      return weekMinutes(week, edited, signal);
    },
    enabled: week !== undefined && edited !== null,
    placeholderData: keepPreviousData,
    // Structural sharing doesn't compare maps.
    structuralSharing: false,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
