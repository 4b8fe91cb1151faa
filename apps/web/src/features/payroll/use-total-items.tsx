import { useLingui } from '@lingui/react/macro';
import { payrollEarnings, type PayrollTotals } from '@muster/contract/payroll';
import { Hours } from './Hours.tsx';
import { usePayrollWords } from './use-payroll-words.ts';

/** Hours by earning and the amount, for a list of names and values. */
export function useTotalItems(totals: PayrollTotals) {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const amount = words.money(totals.cents);
  return [
    ...payrollEarnings.flatMap((earning) => {
      const minutes = totals.minutes[earning];
      if (minutes === undefined || minutes === 0) return [];
      return [{ key: words.earning(earning), value: <Hours minutes={minutes} /> }];
    }),
    {
      key: t`Amount`,
      value: <span className="font-semibold">{amount === '' ? '–' : amount}</span>,
    },
    ...(totals.without_amount === 0
      ? []
      : [{ key: t`Lines without a rate`, value: i18n.number(totals.without_amount) }]),
  ];
}
