import { useLingui } from '@lingui/react/macro';
import type { AvailabilityDraft } from '@muster/contract/schedule';
import { weekdayLabels } from '../../../ui/time/weekday-names.ts';
import { useShiftWords } from '../use-shift-words.ts';

/** An entry in words: what it says, and when. */
export function useAvailabilityWords() {
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  const hours = ({ from_time, to_time }: AvailabilityDraft): string =>
    from_time === null || to_time === null
      ? t`all day`
      : words.span({
          starts_local: `2000-01-01T${from_time}`,
          ends_local: `2000-01-01T${to_time}`,
        });
  const dates = ({ from_date, to_date }: AvailabilityDraft): string | null => {
    if (from_date !== null && to_date !== null) {
      return from_date === to_date ? words.day(from_date) : words.period(from_date, to_date);
    }
    if (from_date !== null) {
      const day = words.monthDay(from_date);
      return t`from ${day}`;
    }
    if (to_date === null) return null;
    const day = words.monthDay(to_date);
    return t`until ${day}`;
  };
  return {
    kind: ({ kind }: AvailabilityDraft): string =>
      kind === 'cannot' ? t`Can’t work` : t`Would rather not work`,
    when: (entry: AvailabilityDraft): string => {
      const weekday = entry.weekday === null ? null : weekdayLabels(i18n.locale)[entry.weekday - 1];
      return [weekday === undefined ? null : weekday, dates(entry), hours(entry)]
        .filter((part) => part !== null)
        .join(', ');
    },
  };
}
