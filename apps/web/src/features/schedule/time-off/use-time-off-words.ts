import { useLingui } from '@lingui/react/macro';
import type { TimeOff, TimeOffDraft, TimeOffRequest } from '@muster/contract/time-off';
import { useShiftWords } from '../use-shift-words.ts';

export function useTimeOffWords() {
  const { t } = useLingui();
  const words = useShiftWords();
  const states: Record<TimeOffRequest['state'], string> = {
    waiting: t({ message: 'Waiting', context: 'time off' }),
    approved: t({ message: 'Approved', context: 'time off' }),
    declined: t({ message: 'Declined', context: 'time off' }),
    canceled: t({ message: 'Canceled', context: 'request' }),
  };
  const causes: Record<TimeOff['ledger'][number]['cause'], string> = {
    accrued: t`Accrued`,
    taken: t`Used`,
    returned: t`Restored`,
    adjusted: t`Adjusted`,
    expired: t`Expired`,
  };
  return {
    /** `Dec 24 – 31, 2026`, `Thu, Dec 24, 8:00 AM – 12:00 PM` */
    when: ({
      first_day,
      last_day,
      from_time,
      to_time,
    }: Pick<TimeOffDraft, 'first_day' | 'last_day' | 'from_time' | 'to_time'>): string => {
      if (first_day !== last_day) return words.period(first_day, last_day);
      if (from_time === null || to_time === null) return words.day(first_day);
      const span = words.span({
        starts_local: `${first_day}T${from_time}`,
        ends_local: `${first_day}T${to_time}`,
      });
      return `${words.day(first_day)}, ${span}`;
    },
    state: ({ state, decided_by, comment }: TimeOffRequest): string => {
      const said = comment === null ? '' : ` “${comment}”`;
      if (decided_by === null) return states[state] + said;
      if (state === 'approved') return t`Approved by ${decided_by}` + said;
      if (state === 'declined') return t`Declined by ${decided_by}` + said;
      return states[state] + said;
    },
    cause: (cause: TimeOff['ledger'][number]['cause']): string => causes[cause],
    /** With its sign: `+8 h`, `−30 min`. */
    change: (minutes: number): string =>
      `${minutes < 0 ? '−' : '+'}${words.length(Math.abs(minutes))}`,
    /** A balance, which may be below zero. */
    balance: (minutes: number): string =>
      `${minutes < 0 ? '−' : ''}${words.length(Math.abs(minutes))}`,
  };
}
