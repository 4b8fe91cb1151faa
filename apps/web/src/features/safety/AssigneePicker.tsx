import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Picker } from '../../ui/Picker.tsx';
import { hazardPeopleQuery } from './hazard-people-query.ts';

type AssigneePickerProps = {
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (personId: string | null) => void;
};

/** Whom a supervisor or admin gives something to. */
export function AssigneePicker({ value, error, onChange }: AssigneePickerProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(hazardPeopleQuery(user_id));
  const people = read.status === 'ready' ? read.data.people : [];
  const roles = { admin: t`Admin`, supervisor: t`Supervisor`, employee: undefined };
  return (
    <Picker
      label={t`Assign to`}
      placeholder={t`Choose a person`}
      title={t`Choose a person`}
      searchLabel={t`Search people`}
      emptyText={t`No one found.`}
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
