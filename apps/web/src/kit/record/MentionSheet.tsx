import { useLingui } from '@lingui/react/macro';
import type { RecordPerson } from '@muster/contract/comments';
import type { RecordRef } from '../../data/comments/comment-item.ts';
import { recordPeopleQuery } from '../../data/comments/people-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { PickerSheet } from '../../ui/PickerSheet.tsx';

type MentionSheetProps = {
  readonly record: RecordRef;
  readonly onPick: (person: RecordPerson) => void;
  readonly onClose: () => void;
};

/** Chooses one of the people who may read the record. */
export function MentionSheet({ record, onPick, onClose }: MentionSheetProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const people = useSnapshotQuery(recordPeopleQuery(user_id, record));
  const found = people.status === 'ready' ? people.data : [];
  return (
    <PickerSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Mention someone`}
      searchLabel={t`Search people`}
      emptyText={people.status === 'loading' ? t`Loading…` : t`No one found.`}
      options={found.map(({ person_id, name }) => ({ value: person_id, label: name }))}
      value={null}
      onChoose={(id) => {
        const person = found.find(({ person_id }) => person_id === id);
        if (person !== undefined) onPick(person);
      }}
    />
  );
}
