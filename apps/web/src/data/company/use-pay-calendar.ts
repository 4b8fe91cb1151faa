import { ruleSchemas } from '@muster/contract/company-rules';
import type { CalendarTerms, Dated } from '@muster/domain/pay/pay-facts';
import * as z from 'zod/mini';
import { useIdentity } from '../identity/use-account.ts';
import { useSnapshotQuery } from '../query/use-snapshot-query.ts';
import { settingsQuery } from './settings-query.ts';

/** The company's weeks and pay periods over time, for admins; null until they are known. */
export function usePayCalendar(): readonly Dated<CalendarTerms>[] | null {
  const { user_id } = useIdentity();
  const settings = useSnapshotQuery(settingsQuery(user_id));
  if (settings.status !== 'ready') return null;
  return settings.data.rules
    .filter(({ kind }) => kind === 'calendar')
    .map(({ valid_from, rule }) => ({
      from: valid_from,
      value: z.parse(ruleSchemas.calendar, rule),
    }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
