import { useLingui } from '@lingui/react/macro';
import type { MinutePart } from './compare-weeks.ts';

export function usePartNames(): Readonly<Record<MinutePart, string>> {
  const { t } = useLingui();
  return {
    regular: t`Regular`,
    overtime: t`Overtime`,
    double: t`Double time`,
    premium: t`Break premiums`,
  };
}
