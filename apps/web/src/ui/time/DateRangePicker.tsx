import { useLingui } from '@lingui/react/macro';
import { Select } from '../Select.tsx';
import {
  datePresets,
  type DayRange,
  isKnownPreset,
  type PayCalendar,
  type DatePreset,
} from './date-presets.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import { useDatePresetNames } from './use-date-preset-names.ts';

export type ChosenDays = DayRange & {
  /** Undefined for any time. */
  readonly period?: DatePreset | undefined;
};

type DateRangePickerProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: ChosenDays;
  /** Without it, weeks and pay periods are not offered. */
  readonly calendar: PayCalendar;
  /** A part that is undefined is no longer chosen. */
  readonly onChange: (value: {
    readonly [Part in keyof ChosenDays]-?: ChosenDays[Part] | undefined;
  }) => void;
  readonly className?: string;
};

/** Chooses days: a preset, or two days in fields. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden = false, value, calendar, onChange, className } = props;
  const { t } = useLingui();
  const names = useDatePresetNames();
  const { period, from, to } = value;
  // An address may name a week before the calendar has loaded.
  const offered = datePresets.filter((one) => one === period || isKnownPreset(one, calendar));
  const changeDays = (part: DayRange) => onChange({ period, from, to, ...part });
  return (
    <>
      <Select
        label={label}
        isLabelHidden={isLabelHidden}
        options={[
          { value: '', label: t`Any time` },
          ...offered.map((one) => ({ value: one, label: names[one] })),
        ]}
        value={period ?? ''}
        onChange={({ target }) =>
          onChange({
            period: datePresets.find((one) => one === target.value),
            from: undefined,
            to: undefined,
          })
        }
        {...(className !== undefined && { className })}
      />
      {period === 'dates' && <DayRangeFields value={{ from, to }} onChange={changeDays} />}
    </>
  );
}
