import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { searchPeople } from '../../data/people/search-people.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { AddedPeople } from './AddedPeople.tsx';
import { FromDayField } from './FromDayField.tsx';
import { useCrewMembers } from './use-crew-members.ts';
import { useRoleWords } from './use-role-words.ts';

type AddPeopleSheetProps = {
  readonly crewId: string;
  readonly today: string;
  /** People who are already in the crew. */
  readonly memberIds: ReadonlySet<string>;
  readonly onClose: () => void;
};

const shownAtOnce = 50;

/** Adds people to a crew from a date on: several at once, found as you type. */
export function AddPeopleSheet({ crewId, today, memberIds, onClose }: AddPeopleSheetProps) {
  const { t, i18n } = useLingui();
  const roles = useRoleWords();
  const offlineReason = useNeedsNetwork();
  const { api } = useData();
  const { user_id } = useIdentity();
  const change = useCrewMembers();
  const [query, setQuery] = useState('');
  const [day, setDay] = useState(today);
  const [namesById, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useQuery({
    queryKey: queryKey(user_id, 'people', 'for crew', query.trim()),
    queryFn: () =>
      searchPeople(
        api,
        { query, statuses: ['active', 'invited', 'no_login'] },
        { fromRow: 0, maxRows: shownAtOnce },
      ),
    placeholderData: keepPreviousData,
  });
  const choose = (id: string, name: string) => {
    const next = new Map(namesById);
    if (!next.delete(id)) next.set(id, name);
    setNames(next);
  };
  const isTold = change.data?.some(({ outcome }) => outcome === 'refused') ?? false;
  const add = () =>
    change.mutate(
      {
        crewId,
        personIds: [...namesById.keys()],
        standing: 'member',
        fromDay: day === today ? null : day,
      },
      {
        onSuccess: (people) => {
          setNames(new Map());
          if (people.every(({ outcome }) => outcome !== 'refused')) onClose();
        },
      },
    );
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Add people`}
      height="tall"
      footer={
        isTold && namesById.size === 0 ? (
          <Button variant="primary" size="lg" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              size="lg"
              isBusy={change.isPending}
              disabled={day === ''}
              disabledReason={offlineReason ?? (namesById.size === 0 ? t`Choose someone.` : null)}
              onClick={add}
            >
              <Plural value={namesById.size} _0="Add" one="Add one person" other="Add # people" />
            </Button>
            <CancelButton onClick={onClose} />
          </>
        )
      }
    >
      <div className="space-y-4">
        <FromDayField label={t`From`} today={today} value={day} onChange={setDay} />
        <SearchField
          label={t`Search people`}
          placeholder={t`Name, phone or email`}
          value={query}
          maxLength={200}
          onChange={setQuery}
        />
        {change.isError && (
          <p role="alert" className="text-danger-ink">
            {i18n._(describeError(change.error))}
          </p>
        )}
        <div aria-live="polite" className="empty:hidden">
          {change.isSuccess && isTold && (
            <AddedPeople key={change.submittedAt} people={change.data} />
          )}
        </div>
        {namesById.size > 0 && (
          <p className="text-14 text-ink-2">{[...namesById.values()].join(', ')}</p>
        )}
        <FoundPeople
          people={found.data?.people ?? null}
          error={found.error}
          memberIds={memberIds}
          chosen={namesById}
          onChoose={choose}
          roleOf={(role) => (role === null ? undefined : roles[role])}
        />
        {found.data !== undefined && found.data.total > shownAtOnce && (
          <p className="text-14 text-ink-3">
            <Trans>Type a name to narrow this list of {found.data.total} people.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

type FoundPeopleProps = {
  readonly people: Awaited<ReturnType<typeof searchPeople>>['people'] | null;
  readonly error: Error | null;
  readonly memberIds: ReadonlySet<string>;
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (id: string, name: string) => void;
  readonly roleOf: (role: 'employee' | 'supervisor' | 'admin' | null) => string | undefined;
};

function FoundPeople({ people, error, memberIds, chosen, onChoose, roleOf }: FoundPeopleProps) {
  const { t, i18n } = useLingui();
  if (people === null) {
    if (error === null) return <SkeletonRows count={4} />;
    return (
      <p role="alert" className="text-danger-ink">
        {i18n._(describeError(error))}
      </p>
    );
  }
  if (people.length === 0) return <p className="text-ink-2">{t`No matches.`}</p>;
  return (
    <ul className="divide-y divide-line">
      {people.map(({ person_id, first_name, last_name, role, crews }) => {
        const name = `${first_name} ${last_name}`.trim();
        const isIn = memberIds.has(person_id);
        const detail = isIn
          ? t`Already in this crew`
          : [roleOf(role), ...crews.map((crew) => crew.name)]
              .filter((part) => part !== undefined)
              .join(' · ');
        return (
          <li key={person_id}>
            <Checkbox
              label={name}
              detail={detail}
              disabled={isIn}
              checked={isIn || chosen.has(person_id)}
              onChange={() => onChoose(person_id, name)}
            />
          </li>
        );
      })}
    </ul>
  );
}
