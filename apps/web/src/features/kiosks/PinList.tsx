import { Plural, Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useDeferredValue, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { listText } from './list-text.ts';
import { mostPeople, pinsQuery, type PinPerson } from './pins-query.ts';
import { PinsSheet } from './PinsSheet.tsx';
import { RemovePinsSheet } from './RemovePinsSheet.tsx';

/** People and whether they have a PIN. New PINs, for one person or a whole crew, are shown once to be handed out. */
export function PinList() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const offline = useNeedsNetwork();
  const [search, setSearch] = useState('');
  const [crewId, setCrewId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, PinPerson>>(new Map());
  const [doing, setDoing] = useState<'making' | 'removing' | null>(null);
  const asked = useDeferredValue(search.trim());
  const pins = useSnapshotQuery(pinsQuery(user_id, asked, crewId));
  const data = pins.status === 'ready' ? pins.data : null;
  const people = data?.people ?? [];
  const toggle = (listed: readonly PinPerson[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const person of listed) {
      if (isChosen) next.set(person.person_id, person);
      else next.delete(person.person_id);
    }
    setChosen(next);
  };
  const done = () => {
    setDoing(null);
    setChosen(new Map());
  };
  const nobody = chosen.size === 0 ? t`Choose people first.` : null;
  return (
    <div className="space-y-4">
      {data !== null && data.without_pin > 0 && (
        <Banner tone="info">
          <Plural
            value={data.without_pin}
            one="# person has no PIN and can’t use a kiosk."
            other="# people have no PIN and can’t use a kiosk."
          />
        </Banner>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <SearchField
          label={t`Name`}
          placeholder={t`Search people`}
          value={search}
          onChange={setSearch}
        />
        <Picker
          label={t`Crew`}
          title={t`Choose a crew`}
          placeholder={t`All crews`}
          searchLabel={t`Search crews`}
          emptyText={t`No crew matches. Try another word.`}
          noneLabel={t`All crews`}
          options={(data?.crews ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={crewId}
          onChange={setCrewId}
        />
      </div>
      <Card isFlush>
        {pins.status === 'loading' && <SkeletonRows count={5} />}
        {pins.status === 'failed' && (
          <ErrorState title={<Trans>Couldn’t load the list of people</Trans>} onRetry={pins.retry}>
            {i18n._(describeError(pins.error))}
          </ErrorState>
        )}
        {data !== null && people.length === 0 && (
          <EmptyState icon={KeyRound}>
            <Trans>No matches. Try another name or crew.</Trans>
          </EmptyState>
        )}
        {people.length > 0 && (
          <>
            <div className="border-b border-line px-4 py-1 md:px-5">
              <Checkbox
                label={t`Select all`}
                checked={people.every(({ person_id }) => chosen.has(person_id))}
                onChange={(event) => toggle(people, event.target.checked)}
              />
            </div>
            <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto">
              {people.map((person) => (
                <PersonRow
                  key={person.person_id}
                  person={person}
                  isChosen={chosen.has(person.person_id)}
                  onChange={(isChosen) => toggle([person], isChosen)}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      {people.length === mostPeople && (
        <p className="text-14 text-ink-2">
          <Trans>
            Showing the first {mostPeople} people. Search or choose a crew to see the rest.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={KeyRound}
          disabledReason={nobody ?? offline}
          onClick={() => setDoing('making')}
        >
          {chosen.size === 0 ? (
            <Trans>New PINs</Trans>
          ) : (
            <Plural value={chosen.size} one="New PIN for # person" other="New PINs for # people" />
          )}
        </Button>
        {chosen.size > 0 && (
          <Button
            variant="dangerQuiet"
            disabledReason={offline}
            onClick={() => setDoing('removing')}
          >
            <Trans>Remove PINs</Trans>
          </Button>
        )}
      </div>
      {doing === 'making' && <PinsSheet people={[...chosen.values()]} onClose={done} />}
      {doing === 'removing' && <RemovePinsSheet people={[...chosen.values()]} onClose={done} />}
    </div>
  );
}

function PersonRow({
  person,
  isChosen,
  onChange,
}: {
  readonly person: PinPerson;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const setAt = person.set_at;
  const since =
    setAt === null ? t`No PIN` : t`PIN set ${i18n.date(new Date(setAt), { dateStyle: 'medium' })}`;
  const crews = listText(i18n.locale, person.crew_names);
  return (
    <li className="px-4 py-1 md:px-5">
      <Checkbox
        label={person.name}
        detail={
          <span className="line-clamp-2">{crews === '' ? since : `${since} · ${crews}`}</span>
        }
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  );
}
