import { useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Picker } from '../../../ui/Picker.tsx';
import { hazardPeopleQuery } from '../hazard-people-query.ts';

type PersonPickerProps = {
  readonly label: string;
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (personId: string | null) => void;
};

/** Anyone who works at the company. */
export function PersonPicker(props: PersonPickerProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(hazardPeopleQuery(user_id));
  const people = read.status === 'ready' ? read.data.people : [];
  return (
    <Picker
      {...props}
      placeholder={t`Choose a person`}
      title={t`Choose a person`}
      searchLabel={t`Search people`}
      emptyText={t`No one found.`}
      options={people.map(({ person_id, name }) => ({ value: person_id, label: name }))}
    />
  );
}
