import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/TextField.tsx';

type WorkdayStartProps = {
  readonly hint: string;
  /** `HH:MM`; null: with the shift. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** When the 24 hours begin in which daily overtime is counted. */
export function WorkdayStart({ hint, value, onChange }: WorkdayStartProps) {
  const { t } = useLingui();
  return (
    <TextField
      type="time"
      label={t`Workday starts at`}
      hint={hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      className="md:max-w-80"
    />
  );
}
