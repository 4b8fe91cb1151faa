import { useLingui } from '@lingui/react/macro';
import { PersonPicker } from '../../kit/person/PersonPicker.tsx';
import { useHazardPeople } from './use-hazard-people.ts';

type AssigneePickerProps = {
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (personId: string | null) => void;
};

/** A picker for the person that a supervisor or admin assigns something to. */
export function AssigneePicker({ value, error, onChange }: AssigneePickerProps) {
  const { t } = useLingui();
  const people = useHazardPeople();
  const roles = { admin: t`Admin`, supervisor: t`Supervisor`, employee: undefined };
  return (
    <PersonPicker
      label={t`Assign to`}
      title={t`Choose a person`}
      error={error}
      options={people.map(({ person_id, name, role }) => ({
        value: person_id,
        label: name,
        detail: roles[role],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
