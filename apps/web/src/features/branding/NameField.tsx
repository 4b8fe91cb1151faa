import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';

type NameFieldProps = {
  readonly companyName: string;
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
};

/** What the company is called in the app; its own name where this is left empty. */
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
