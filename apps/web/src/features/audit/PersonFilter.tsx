import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Field } from '../../ui/Field.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PickerButton } from '../../ui/PickerButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { peopleQuery } from './people-query.ts';

type PersonFilterProps = {
  readonly personId: string | null;
  readonly isLabelHidden: boolean;
  readonly onChange: (personId: string | null) => void;
  readonly className?: string;
};

/** Picks the person who made a change or whom it is about. The server does the search, as there may be thousands. */
export function PersonFilter({ personId, isLabelHidden, onChange, className }: PersonFilterProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const choose = (chosen: string | null) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <>
      <Field label={t`Person`} isLabelHidden={isLabelHidden} className={className}>
        {(control, labelId) => (
          <PickerButton
            control={control}
            labelId={labelId}
            onOpen={() => {
              setTyped('');
              setOpen(true);
            }}
          >
            {personId === null ? (
              <Trans>Everyone</Trans>
            ) : (
              <ChosenName userId={user_id} personId={personId} />
            )}
          </PickerButton>
        )}
      </Field>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t`Choose a person`}
        description={t`Includes changes this person made and changes to their records.`}
        height="tall"
        isFlush
      >
        <div className="px-5 pb-3 md:px-6">
          <SearchField label={t`Search people`} isLabelHidden value={typed} onChange={setTyped} />
        </div>
        <FoundPeople typed={typed} onChoose={choose} hasNone={personId !== null && typed === ''} />
      </Sheet>
    </>
  );
}

function FoundPeople({
  typed,
  onChoose,
  hasNone,
}: {
  readonly typed: string;
  readonly onChoose: (personId: string | null) => void;
  /** Offers to choose no one. */
  readonly hasNone: boolean;
}) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const people = useSnapshotQuery(peopleQuery(user_id, typed));
  if (people.status === 'loading') return <SkeletonRows count={6} />;
  if (people.status === 'failed') {
    return <p className="px-5 py-6 text-ink-2 md:px-6">{i18n._(describeError(people.error))}</p>;
  }
  if (people.data.length === 0) {
    return (
      <p className="px-5 py-10 text-center text-ink-2">
        <Trans>No one matches “{typed}”.</Trans>
      </p>
    );
  }
  return (
    <List label={t`People`}>
      {hasNone && <ListRow title={<Trans>Everyone</Trans>} onPress={() => onChoose(null)} />}
      {people.data.map(({ person_id, first_name, last_name }) => (
        <ListRow
          key={person_id}
          leading={
            <PersonAvatar name={`${first_name} ${last_name}`} personId={person_id} size="sm" />
          }
          title={<bdi>{`${first_name} ${last_name}`.trim() || t`No name`}</bdi>}
          onPress={() => onChoose(person_id)}
        />
      ))}
    </List>
  );
}

const nameSchema = z.array(z.object({ first_name: z.string(), last_name: z.string() }));

function nameQuery(userId: string, personId: string): SnapshotQuery<z.infer<typeof nameSchema>> {
  return {
    queryKey: queryKey(userId, 'audit_person', personId),
    fetch: (api) =>
      api.query(
        (rest) => rest.from('profiles').select('first_name,last_name').eq('person_id', personId),
        nameSchema,
      ),
    schema: nameSchema,
  };
}

function ChosenName({ userId, personId }: { readonly userId: string; readonly personId: string }) {
  const name = useSnapshotQuery(nameQuery(userId, personId));
  const [person] = name.status === 'ready' ? name.data : [];
  return person === undefined ? (
    <Trans>One person</Trans>
  ) : (
    <bdi>{`${person.first_name} ${person.last_name}`.trim()}</bdi>
  );
}
