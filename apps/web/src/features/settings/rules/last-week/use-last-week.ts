import { lastWeekFactsAnswerSchema, type LastWeekFacts } from '@muster/contract/last-week-facts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../../data/client/ok-or-throw.ts';
import { useData } from '../../../../data/data-context.tsx';
import { useIdentity } from '../../../../data/identity/use-account.ts';
import { queryKey } from '../../../../data/query/keys.ts';
import type { EditedRule } from './compare-weeks.ts';

/** Last week's hours of everyone, asked for once while the form is open. Never kept. */
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
 * What a rule makes of last week, by person. While another rule is calculated, and without a rule, it stays what
 * it was.
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
    // A map is not to be compared with the last one.
    structuralSharing: false,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
