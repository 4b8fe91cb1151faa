import { useLingui } from '@lingui/react/macro';
import { TextField } from '../TextField.tsx';
import type { DayRange } from './date-presets.ts';

type DayRangeFieldsProps = {
  readonly value: { readonly [Part in keyof DayRange]: DayRange[Part] | undefined };
  /** The day that was changed. */
  readonly onChange: (part: DayRange) => void;
};

/** Two days to choose, side by side. */
export function DayRangeFields({ value: { from, to }, onChange }: DayRangeFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-full gap-3 md:min-w-0">
      <TextField
        label={t`First day`}
        type="date"
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value })}
        className="min-w-0 flex-1"
      />
      <TextField
        label={t`Last day`}
        type="date"
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ to: target.value })}
        className="min-w-0 flex-1"
      />
    </div>
  );
}
