import { useLingui } from '@lingui/react/macro';
import { type PayPeriod, payPeriods } from '@muster/contract/founding';
import { RadioGroup } from '../RadioGroup.tsx';

type PayPeriodChoiceProps = {
  readonly value: PayPeriod;
  readonly onChange: (payPeriod: PayPeriod) => void;
};

/** How often a company pays. */
export function PayPeriodChoice({ value, onChange }: PayPeriodChoiceProps) {
  const { t } = useLingui();
  const names = {
    weekly: t`Every week`,
    biweekly: t`Every two weeks`,
    semimonthly: t`Twice a month`,
    monthly: t`Once a month`,
  } satisfies Record<PayPeriod, string>;
  return (
    <RadioGroup
      label={t`Pay frequency`}
      value={value}
      onChange={onChange}
      options={payPeriods.map((each) => ({ value: each, label: names[each] }))}
    />
  );
}
