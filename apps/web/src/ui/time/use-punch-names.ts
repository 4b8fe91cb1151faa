import { useLingui } from '@lingui/react/macro';
import type { BreakKind, PunchKind } from '@muster/contract';

type Punched = { readonly kind: PunchKind; readonly break_kind?: BreakKind | null | undefined };

/** Returns a function that names a punch in a list. */
export function usePunchNames(): (punch: Punched) => string {
  const { t } = useLingui();
  return ({ kind, break_kind }) => {
    switch (kind) {
      case 'in':
        return t`Clock-in`;
      case 'out':
        return t`Clock-out`;
      case 'switch':
        return t`Job switch`;
      case 'break_start':
        return break_kind === 'meal' ? t`Meal break start` : t`Rest break start`;
      case 'break_end':
        return t`Break end`;
    }
  };
}
