import { useLingui } from '@lingui/react/macro';
import { longShiftMs } from '@muster/domain';

const longShiftHours = longShiftMs / 3_600_000;

/**
 * Returns a function that words the flags of punches and entries for the reader. Authority for the flags:
 * `supabase/schemas/clock` and `supabase/schemas/fold`.
 */
export function useFlagWords(): (flag: string) => string {
  const { t } = useLingui();
  return (flag) => {
    switch (flag) {
      case 'already_in':
        return t`Was already clocked in`;
      case 'already_on_break':
        return t`Was already on this break`;
      case 'auto_out':
        return t`Clocked out automatically`;
      case 'clock_wrong':
        return t`Device clock was inaccurate`;
      case 'before_first_day':
        return t`Before this person’s first day`;
      case 'cost_code_archived':
        return t`Cost code is archived`;
      case 'cost_code_missing':
        return t`No cost code`;
      case 'cost_code_unknown':
        return t`Unknown cost code`;
      case 'double_tap':
        return t`Punched twice, counted once`;
      case 'estimated':
        return t`End is estimated`;
      case 'implied_break_end':
        return t`Clocked in during a break, which ended the break`;
      case 'implied_in':
        return t`Switched jobs without a clock-in`;
      case 'implied_switch':
        return t`Clocked in twice, counted as a job switch`;
      case 'long_shift':
        return t`Longer than ${longShiftHours} hours`;
      case 'meal_not_ended':
        return t`Meal break not ended before clock-out`;
      case 'missing_out':
        return t`No clock-out`;
      case 'mock_location':
        return t`Device reported a simulated location`;
      case 'no_break':
        return t`Wasn’t on a break`;
      case 'note_missing':
        return t`No note`;
      case 'outside':
        return t`Off site`;
      case 'pin_offline':
        return t`PIN checked offline`;
      case 'project_archived':
        return t`Project is archived`;
      case 'project_unknown':
        return t`Unknown project`;
      case 'received_late':
        return t`Received late`;
      case 'stated':
        return t`Time entered by hand`;
      default:
        // A server newer than this app may have more flags.
        return t`Needs review (${flag})`;
    }
  };
}
