import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type ArchivedChoiceProps = {
  readonly label: string;
  readonly value: 'yes' | 'no';
  readonly error: string | null;
  readonly onChange: (value: 'yes' | 'no') => void;
};

/** Chooses whether crews are still offered a library item. The value `yes` means that it is archived. */
export function ArchivedChoice(field: ArchivedChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      {...field}
      options={[
        { value: 'no', label: t`Yes` },
        { value: 'yes', label: t`No, it’s archived` },
      ]}
    />
  );
}
