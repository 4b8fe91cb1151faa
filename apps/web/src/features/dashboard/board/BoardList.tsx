import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Duration } from '../../../ui/Duration.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import type { BoardGroup, BoardGrouping } from './board-view.ts';
import { FlagCount } from './FlagCount.tsx';
import { PersonState } from './PersonState.tsx';
import { SourceText } from './SourceText.tsx';
import { todayMinutes } from './today-hours.ts';

/** Durations are in minutes. */
const everyMs = 60_000;

/** Goes to the next line whole, and a dot ends a line rather than begins one. */
const partStyles = 'inline-block max-w-full';
const dot = '\u00a0·';

type BoardListProps = {
  readonly groups: readonly BoardGroup[];
  readonly grouping: BoardGrouping;
};

/** The board of a phone: roomy rows under the names of their projects or crews. */
export function BoardList({ groups, grouping }: BoardListProps) {
  const nowMs = useNow(everyMs);
  return groups.map(({ name, people }) => (
    <GroupSection key={name} name={name} people={people} grouping={grouping} nowMs={nowMs} />
  ));
}

type Shown = { readonly grouping: BoardGrouping; readonly nowMs: number };

function GroupSection({ name, people, grouping, nowMs }: BoardGroup & Shown) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t border-line">
      <h3
        id={titleId}
        className="flex justify-between gap-4 bg-surface-2 px-4 py-2 text-14 font-medium text-ink-2"
      >
        <span className="min-w-0">
          <bdi>{name ?? (grouping === 'project' ? t`No project` : t`No crew`)}</bdi>
        </span>
        <span className="tabular-nums">{people.length}</span>
      </h3>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.person_id} person={person} grouping={grouping} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, grouping, nowMs }: Shown & { readonly person: BoardPerson }) {
  const { person_id, name, since, project_name, crew_names, place_verdict, site_name } = person;
  const second = grouping === 'project' ? crew_names.join(', ') : project_name;
  return (
    <ListRow
      leading={<PersonAvatar name={name} photoPath={person.photo_url} size="sm" />}
      title={<bdi className="font-medium">{name}</bdi>}
      detail={
        <span className="flex flex-col gap-0.5">
          {since !== null && (
            <span>
              <span className={partStyles}>
                <Trans>
                  since <TimeOfDay atMs={Date.parse(since)} zone={readerZone()} withDay />
                </Trans>
                {dot}
              </span>{' '}
              {second !== null && second !== '' && (
                <>
                  <span className={partStyles}>
                    <bdi>{second}</bdi>
                    {dot}
                  </span>{' '}
                </>
              )}
              <span className={partStyles}>
                <Trans>
                  today <Duration minutes={todayMinutes(person, nowMs)} />
                </Trans>
              </span>
            </span>
          )}
          {since === null && crew_names.length > 0 && <bdi>{crew_names.join(', ')}</bdi>}
          <span className="flex flex-wrap gap-x-4">
            {place_verdict !== null && (
              <PlaceVerdictText verdict={place_verdict} siteName={site_name} />
            )}
            <SourceText person={person} isOwnPhoneHidden />
            <FlagCount flags={person.flags} hasWord />
          </span>
        </span>
      }
      trailing={<PersonState person={person} nowMs={nowMs} />}
      isTrailingBelow
      render={(row) => (
        <Link to="/dashboard/people/$personId" params={{ personId: person_id }} {...row} />
      )}
    />
  );
}
