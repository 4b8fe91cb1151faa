import { useLingui } from '@lingui/react/macro';
import type { PunchKind } from '@muster/contract';

/** What a punch of each kind was, as a line in a list. */
export function usePunchWords(): Readonly<Record<PunchKind, string>> {
  const { t } = useLingui();
  return {
    in: t`Clock in`,
    out: t`Clock out`,
    switch: t`Switch`,
    break_start: t`Break start`,
    break_end: t`Break end`,
  };
}
