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

/** What corrections are called, and what is wrong with one. */
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
        applied: t`Corrected`,
        declined: t`Declined`,
        withdrawn: t`Withdrawn`,
      })[state],
    /** @param other where the time of another entry is in the way: when that was */
    problem: (problem: CorrectionProblem, other: string): string => {
      switch (problem) {
        case 'no_such_time':
          return t`Enter a time. In spring, one hour of the night doesn’t exist.`;
        case 'which_of_two':
          return t`Choose which of the two it was.`;
        case 'in_the_future':
          return t`This is in the future.`;
        case 'ends_before_start':
          return t`The clock-out has to be after the clock-in.`;
        case 'too_long':
          return t`A time entry can’t be longer than 24 hours.`;
        case 'overlaps':
          return t`There’s already time then: ${other}.`;
        case 'break_outside':
          return t`Breaks have to be within the entry, and end after they begin.`;
        case 'breaks_overlap':
          return t`Two breaks overlap.`;
        case 'reason_missing':
          return t`Please say why.`;
        case 'unchanged':
          return t`Nothing is different yet.`;
      }
    },
  };
}
