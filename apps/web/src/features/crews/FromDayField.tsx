import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { TextField } from '../../ui/TextField.tsx';

type FromDayFieldProps = {
  readonly label: string;
  /** Today's date in the company's zone. */
  readonly today: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** The day from which something is in effect; says what a day in the past means. */
export function FromDayField({ label, today, value, onChange }: FromDayFieldProps) {
  const { t } = useLingui();
  return (
    <div className="space-y-3">
      <TextField
        label={label}
        type="date"
        required
        value={value}
        error={value === '' ? t`Choose a day.` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && value < today && (
        <Banner tone="attention">
          <Trans>
            This day is in the past. The crew lead’s access to time changes from that day on, and
            late punches are checked against this date.
          </Trans>
        </Banner>
      )}
      {value > today && (
        <p className="text-14 text-ink-3">
          <Trans>Nothing changes until then.</Trans>
        </p>
      )}
    </div>
  );
}
