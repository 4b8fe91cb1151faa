import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';

type NameFieldProps = {
  readonly companyName: string;
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
};

/** The company's name in the app. If empty, the app uses the company's own name. */
export function NameField({ companyName, value, onChange }: NameFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Name in the app`}
      labelDetail={t`optional`}
      placeholder={companyName}
      maxLength={200}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
