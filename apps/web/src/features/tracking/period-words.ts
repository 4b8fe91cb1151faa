import { plural } from '@lingui/core/macro';
import type { Retention, RetentionPeriod } from '@muster/contract/retention';

/** How long something is kept, such as "60 days". What is kept with time cards has their years. */
export function periodWords(
  period: Exclude<RetentionPeriod, { readonly until: 'signed' }>,
  { time_cards }: Pick<Retention, 'time_cards'>,
): string {
  if ('days' in period) return plural(period.days, { one: '# day', other: '# days' });
  const { years } = 'years' in period ? period : time_cards;
  return plural(years, { one: '# year', other: '# years' });
}
