import { useLingui } from '@lingui/react/macro';
import type { BreakKind, PunchKind } from '@muster/contract';

type Punched = { readonly kind: PunchKind; readonly breakKind?: BreakKind | null };

/** The names of punches, as a thing to do and as a thing done. */
export function usePunchWords() {
  const { t } = useLingui();
  return {
    /** For a button. */
    action: ({ kind, breakKind = null }: Punched): string => {
      switch (kind) {
        case 'in':
          return t`Clock in`;
        case 'out':
          return t`Clock out`;
        case 'switch':
          return t`Switch`;
        case 'break_start':
          return breakKind === 'meal' ? t`Start meal break` : t`Start rest break`;
        case 'break_end':
          return t`End break`;
      }
    },
    /** For what happened, with the time it happened at. */
    done: ({ kind, breakKind = null }: Punched, time: string): string => {
      switch (kind) {
        case 'in':
          return t`Clocked in at ${time}`;
        case 'out':
          return t`Clocked out at ${time}`;
        case 'switch':
          return t`Switched jobs at ${time}`;
        case 'break_start':
          return breakKind === 'meal'
            ? t`Meal break started at ${time}`
            : t`Rest break started at ${time}`;
        case 'break_end':
          return breakKind === 'meal' ? t`Meal break ended at ${time}` : t`Break ended at ${time}`;
      }
    },
  };
}
