import { useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import type { StatusTone } from '../../../ui/status.ts';
import type { CorrectionProblem } from './correction-draft.ts';

export const correctionTones = {
  asked: 'attention',
  applied: 'done',
  declined: 'danger',
  withdrawn: 'info',
} as const satisfies Record<Correction['state'], StatusTone>;

/** Returns the texts for corrections and their errors. */
export function useCorrectionWords() {
  const { t } = useLingui();
  return {
    kind: (kind: Correction['kind']): string =>
      ({
        change: t`Change time`,
        add: t`Add time`,
        remove: t`Remove time`,
        job: t`Change job`,
        break: t`Change breaks`,
      })[kind],
    state: (state: Correction['state']): string =>
      ({
        asked: t`Needs review`,
        applied: t({ message: 'Corrected', context: 'correction' }),
        declined: t({ message: 'Declined', context: 'correction' }),
        withdrawn: t({ message: 'Withdrawn', context: 'correction' }),
      })[state],
    /** @param other the time of the overlapping entry, if there is one */
    problem: (problem: CorrectionProblem, other: string): string => {
      switch (problem) {
        case 'no_such_time':
          return t`Enter a time. If the clocks moved forward that night, one hour doesn’t exist.`;
        case 'which_of_two':
          return t`Choose the first or the second time.`;
        case 'in_the_future':
          return t`Choose a time in the past.`;
        case 'ends_before_start':
          return t`Enter a clock-out that’s after the clock-in.`;
        case 'too_long':
          return t`A time entry can’t be longer than 24 hours.`;
        case 'overlaps':
          return t`This overlaps another time entry: ${other}.`;
        case 'break_outside':
          return t`Enter breaks that are within the time entry and end after they start.`;
        case 'breaks_overlap':
          return t`Two breaks overlap. Change one of them.`;
        case 'reason_missing':
          return t`Please say why.`;
        case 'unchanged':
          return t`Change a time, the job, or a break first.`;
      }
    },
  };
}
