import { useLingui } from '@lingui/react/macro';
import type { JobRateFacts, PayTermsFacts } from '@muster/contract/pay-records';
import type { OtherPayKind } from '@muster/domain/pay/pay-facts';

/** How terms of pay and job rates are called. */
export function usePayWords() {
  const { t, i18n } = useLingui();
  return {
    /** @param day `yyyy-mm-dd` */
    day: (day: string) =>
      i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    kind: (kind: PayTermsFacts['kind']): string =>
      ({
        hourly: t`Hourly`,
        salaried_nonexempt: t`Salaried, with overtime`,
        exempt: t`Exempt, no overtime`,
        contractor: t`Contractor`,
      })[kind],
    per: (per: NonNullable<PayTermsFacts['salary']>['per']): string =>
      ({
        week: t`a week`,
        biweek: t`every two weeks`,
        semimonth: t`twice a month`,
        month: t`a month`,
        year: t`a year`,
      })[per],
    otherPay: (kind: OtherPayKind): string =>
      ({
        nondiscretionary_bonus: t`Promised bonus`,
        commission: t`Commission`,
        discretionary_bonus: t`Discretionary bonus`,
        other: t`Other pay for work`,
      })[kind],
    /** A named set of rules. */
    set: (set: string): string => {
      const names: Readonly<Record<string, string>> = {
        federal: t`US federal`,
        california: t`California`,
        alaska: t`Alaska`,
        nevada: t`Nevada`,
        colorado: t`Colorado`,
        puerto_rico: t`Puerto Rico`,
        oregon_manufacturing: t`Oregon, manufacturing`,
        germany: t`Germany`,
        custom: t`Your own`,
      };
      return names[set] ?? set;
    },
    mode: (mode: JobRateFacts['mode']): string =>
      mode === 'replaces' ? t`Replaces the pay rate` : t`At least this rate`,
  };
}
