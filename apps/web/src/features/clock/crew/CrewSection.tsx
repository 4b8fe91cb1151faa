import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { useId } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { punchItemKind } from '../../../data/clock/punch-sender.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useTimeWords, readerZone } from '../../../ui/time/use-time-words.ts';
import { syncOf } from '../punch/punch-status.ts';
import { SyncText } from '../punch/SyncText.tsx';
import type { CrewGroup } from './crew-groups.ts';

type CrewSectionProps = {
  readonly group: CrewGroup;
  readonly chosenIds: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** A crew whose members can be chosen one by one or all at once. */
export function CrewSection({ group: { name, people }, chosenIds, onChoose }: CrewSectionProps) {
  const { t } = useLingui();
  const titleId = useId();
  const ids = people.map(({ person_id }) => person_id);
  const crewName = name ?? t`No crew`;
  return (
    <section aria-labelledby={titleId} className="border-t border-line">
      <div className="flex items-center justify-between gap-4 bg-surface-2 px-4 md:px-5">
        <h2 id={titleId} className="sr-only">
          {crewName}
        </h2>
        <Checkbox
          label={crewName}
          className="py-2 text-14 font-medium"
          checked={ids.every((id) => chosenIds.has(id))}
          onChange={(event) => onChoose(ids, event.target.checked)}
        />
        <span className="text-14 text-ink-2 tabular-nums">{people.length}</span>
      </div>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.person_id} className="px-4 py-1 md:px-5">
            <Checkbox
              label={person.name}
              detail={<Standing person={person} />}
              leading={<PersonAvatar name={person.name} photoPath={person.photo_url} size="sm" />}
              className="items-center py-1.5"
              checked={chosenIds.has(person.person_id)}
              onChange={(event) => onChoose([person.person_id], event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person's state, and how far this device's latest punch for them has synced. */
function Standing({ person }: { readonly person: BoardPerson }) {
  const words = useTimeWords();
  const { items, sending } = useOutbox();
  const { person_id, since, project_name } = person;
  const latest = items.findLast(
    (item) => item.kind === punchItemKind && item.personId === person_id,
  );
  const time = since === null ? null : words.dayAndTime(Date.parse(since), readerZone());
  return (
    <>
      <span className="block">
        {time === null ? (
          <Trans>Off the clock</Trans>
        ) : person.on_break ? (
          <Trans>On a break, on the clock since {time}</Trans>
        ) : (
          <Trans>On the clock since {time}</Trans>
        )}
        {project_name !== null && ` · ${project_name}`}
      </span>
      {latest !== undefined && (
        <span className="block text-info-ink">
          <SyncText sync={syncOf(latest, sending)} />
        </span>
      )}
    </>
  );
}
