import { useLingui } from '@lingui/react/macro';
import { overtimeSetNames } from '@muster/contract/overtime-sets';
import { overtimeTermsOfSet, sourceName } from '@muster/contract/pay-terms';
import type { MinuteClass, SheetRange, SheetState } from '@muster/contract/timesheets';
import type { SheetPart } from '@muster/contract/sheet-parts';
import type { StatusTone } from '../../ui/status.ts';
import { useFlagWords } from '../../ui/time/use-flag-words.ts';

export const stateTones = {
  open: 'info',
  signed: 'info',
  approved: 'done',
  returned: 'attention',
  locked: 'done',
} as const satisfies Record<SheetState, StatusTone>;

/** Returns the texts for the states, classes of minutes, exceptions and rules of a timesheet. */
export function useSheetWords() {
  const { t, i18n } = useLingui();
  const flagWord = useFlagWords();
  const hours = (minutes: number) => i18n.number(minutes / 60, { maximumFractionDigits: 2 });
  return {
    state: (state: SheetState): string =>
      ({
        open: t({ message: 'Open', context: 'timesheet' }),
        signed: t({ message: 'Signed', context: 'timesheet' }),
        approved: t({ message: 'Approved', context: 'timesheet' }),
        returned: t({ message: 'Returned', context: 'timesheet' }),
        locked: t({ message: 'Locked', context: 'timesheet' }),
      })[state],
    minutes: (kind: MinuteClass): string =>
      ({
        regular: t`Regular`,
        overtime: t`Overtime`,
        double: t`Double time`,
        meal_premium: t`Meal premium`,
        rest_premium: t`Rest premium`,
      })[kind],
    flag: (flag: string): string | null => {
      switch (flag) {
        case 'not_signed':
          return t`Approved without a signature`;
        case 'own_approval':
          return t`Own timesheet, approved by the only admin`;
        case 'changed':
          return t`Hours changed after signing`;
        default:
          return null;
      }
    },
    exception: (kind: string): string => {
      switch (kind) {
        case 'open_entry':
          return t`Still on the clock`;
        case 'needs_review':
          return t`Needs review`;
        case 'overtime_ahead':
          return t`Overtime expected`;
        case 'unsigned':
          return t`Not signed`;
        case 'doubtful_time':
          return t`Recorded time may be wrong`;
        case 'short_meal':
          return t`Meal break under 30 minutes`;
        case 'rest_not_provided':
          return t`Rest breaks: not provided`;
        default:
          return mealException(kind) ?? flagWord(kind);
      }
    },
    /**
     * The source of a rule. Straight time has no source of its own, so it gets that of the set whose limits it stays
     * within.
     */
    source: ({ source, set }: Pick<SheetPart, 'source' | 'set'>): string | null => {
      if (source !== null) return sourceName(source);
      if (set === 'custom') return t`Company rule`;
      const named = overtimeSetNames.find((name) => name === set);
      const ofSet = named === undefined ? undefined : overtimeTermsOfSet(named).source;
      return ofSet === undefined ? null : sourceName(ofSet);
    },
    /** Such as "Over 8 h a day". */
    rule: ({ rule, limit_minutes: limit }: Pick<SheetRange, 'rule' | 'limit_minutes'>): string => {
      const limitHours = hours(limit ?? 0);
      switch (rule) {
        case 'straight':
          return t`Regular time`;
        case 'not_eligible':
          return t`No overtime under the pay terms`;
        case 'daily':
        case 'daily_double':
          return t`Over ${limitHours} h a day`;
        case 'consecutive':
          return t`Over ${limitHours} h in a row`;
        case 'weekly':
          return t`Over ${limitHours} h a week`;
        case 'seventh_day':
          return t`Seventh day in a row`;
        case 'seventh_day_double':
          return t`Over ${limitHours} h on the seventh day in a row`;
      }
    },
  };

  function mealException(kind: string): string | null {
    const [, meal = '', what = ''] = /^(first|second|third)_meal_(.+)$/.exec(kind) ?? [];
    const name = { first: t`First meal`, second: t`Second meal`, third: t`Third meal` }[meal];
    if (name === undefined) return null;
    switch (what) {
      case 'unanswered':
        return t`${name}: nothing recorded`;
      case 'not_provided':
        return t`${name}: not provided`;
      case 'late':
        return t`${name}: too late`;
      case 'short':
        return t`${name}: too short`;
      case 'taken_without_record':
        return t`${name}: taken, not recorded`;
      default:
        return null;
    }
  }
}
