import { useLingui } from '@lingui/react/macro';
import { Picker } from '../Picker.tsx';
import { useZoneOptions } from './use-zone-options.ts';

type ZonePickerProps = {
  /** Empty: none yet. */
  readonly value: string;
  readonly onChange: (zone: string | null) => void;
  readonly isWrong: boolean;
};

/** The time zone that a company works in. */
export function ZonePicker({ value, onChange, isWrong }: ZonePickerProps) {
  const { t } = useLingui();
  return (
    <Picker
      label={t`Time zone`}
      title={t`Choose a time zone`}
      placeholder={t`Choose a time zone`}
      searchLabel={t`Search time zones`}
      emptyText={t`No time zone matches. Try a large city nearby.`}
      options={useZoneOptions(value)}
      value={value}
      onChange={onChange}
      error={isWrong ? t`Choose a time zone.` : null}
    />
  );
}
