import { useLingui } from '@lingui/react/macro';
import { Select } from '../Select.tsx';
import { weekdayLabels } from './weekday-names.ts';

type WorkweekSelectProps = {
  /** The day of the week from which weeks are counted, 1 for Monday. */
  readonly value: number;
  readonly onChange: (weekday: number) => void;
  readonly className?: string;
};

export function WorkweekSelect({ value, onChange, className }: WorkweekSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Workweek starts on`}
      hint={t`Weekly overtime is counted from this day.`}
      options={weekdayLabels(i18n.locale).map((label, index) => ({
        value: `${index + 1}`,
        label,
      }))}
      value={`${value}`}
      onChange={(event) => onChange(Number(event.target.value))}
      {...(className !== undefined && { className })}
    />
  );
}
