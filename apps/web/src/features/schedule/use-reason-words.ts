import { useLingui } from '@lingui/react/macro';
import type { ShiftReason } from '@muster/contract/shift-reasons';
import { useShiftWords } from './use-shift-words.ts';

export type ReasonWords = {
  /** Short name, such as `Overlap`. */
  readonly name: (reason: Pick<ShiftReason, 'reason'>) => string;
  /** A sentence with the facts, such as `8 h 30 min of rest, 10 h wanted`. */
  readonly sentence: (reason: ShiftReason) => string;
};

/** Returns the texts for why a shift is warned about or blocked, the same ones everywhere. */
export function useReasonWords(): ReasonWords {
  const { t } = useLingui();
  const words = useShiftWords();
  const names: Record<ShiftReason['reason'], string> = {
    overlap: t`Overlap`,
    time_off: t`Time off`,
    no_member: t`Not employed that day`,
    archived: t({ message: 'Archived', context: 'shift' }),
    certificate_missing: t`Certificate missing`,
    too_long: t`Too long`,
    short_rest: t`Short rest`,
    overtime: t`Overtime`,
    unavailable: t`Unavailable`,
    holiday: t`Holiday`,
    short_notice: t`Short notice`,
    coworker_unable: t`Coworker not available`,
  };
  return {
    name: ({ reason }) => names[reason],
    sentence: (reason) => {
      switch (reason.reason) {
        case 'overlap': {
          const length = words.length(reason.minutes);
          return t`Overlaps another shift by ${length}.`;
        }
        case 'time_off':
          return t`Approved time off during this shift.`;
        case 'no_member':
          return t`Part or all of the shift is outside the dates of employment.`;
        case 'archived': {
          const { name } = reason;
          return t`${name} is archived.`;
        }
        case 'certificate_missing': {
          const { certificate, expires_on } = reason;
          if (expires_on === null) return t`The ${certificate} certificate is missing.`;
          const day = words.monthDay(expires_on);
          return t`The ${certificate} certificate expires ${day}, before the shift ends.`;
        }
        case 'too_long': {
          const length = words.length(reason.minutes);
          const limit = words.length(reason.limit_minutes);
          return t`${length} in a row; ${limit} maximum.`;
        }
        case 'short_rest': {
          const length = words.length(reason.minutes);
          const wanted = words.length(reason.wanted_minutes);
          return reason.side === 'before'
            ? t`${length} of rest before this shift; ${wanted} required.`
            : t`${length} of rest after this shift; ${wanted} required.`;
        }
        case 'overtime': {
          const length = words.length(reason.minutes);
          const limit = words.length(reason.limit_minutes);
          switch (reason.rule) {
            case 'weekly':
              return t`Adds ${length} of overtime: more than ${limit} in the week.`;
            case 'daily':
              return t`Adds ${length} of overtime: more than ${limit} in a day.`;
            case 'daily_double':
              return t`Adds ${length} of double time: more than ${limit} in a day.`;
            case 'consecutive':
              return t`Adds ${length} of overtime: more than ${limit} in a row.`;
            case 'seventh_day':
              return t`Adds ${length} of overtime: seventh day in a row.`;
            case 'seventh_day_double':
              return t`Adds ${length} of double time: seventh day in a row.`;
          }
        }
        case 'unavailable':
          return reason.kind === 'cannot'
            ? t`Marked as unavailable at that time.`
            : t`Marked as “would rather not work” at that time.`;
        case 'holiday': {
          const { name } = reason;
          return t`It’s a holiday: ${name}.`;
        }
        case 'short_notice': {
          const length = words.length(reason.minutes);
          const wanted = words.length(reason.wanted_minutes);
          return t`Starts in ${length}; ${wanted} of notice required.`;
        }
        case 'coworker_unable':
          return t`Your coworker can’t work your shift.`;
      }
    },
  };
}
