import { useLingui } from '@lingui/react/macro';
import type { PayPeriod } from '@muster/contract/founding';

export function usePayPeriodNames(): Readonly<Record<PayPeriod, string>> {
  const { t } = useLingui();
  return {
    weekly: t`Every week`,
    biweekly: t`Every two weeks`,
    semimonthly: t`Twice a month`,
    monthly: t`Once a month`,
  };
}
