import { Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule } from '@muster/contract/my-schedule';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useShiftWords } from '../use-shift-words.ts';

type CrewTodayCardProps = {
  readonly planned: MySchedule['crew_today'];
  readonly atWork: NonNullable<MySchedule['crew_at_work']>;
};

/** The people who work with this person today by the schedule and, in the crews they lead, anyone on the clock. */
export function CrewTodayCard({ planned, atWork }: CrewTodayCardProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const times = useTimeWords();
  const working = new Map(atWork.map((person) => [person.person_id, person]));
  const plannedIds = new Set(planned.map(({ person_id }) => person_id));
  const unplanned = atWork.filter(({ person_id }) => !plannedIds.has(person_id));
  const since = (personId: string) => {
    const found = working.get(personId);
    if (found === undefined) return null;
    return t`On the clock since ${times.time(Date.parse(found.since), found.zone)}`;
  };
  const hasAny = planned.length + unplanned.length > 0;
  return (
    <Card title={t`My crew today`} isFlush={hasAny}>
      {hasAny ? (
        <List label={t`My crew today`}>
          {planned.map((person) => (
            <ListRow
              key={`${person.person_id} ${person.starts_at}`}
              leading={<PersonAvatar name={person.name} photoPath={person.photo_url} size="sm" />}
              title={<bdi>{person.name}</bdi>}
              detail={[
                person.is_lead ? t`Crew lead` : null,
                person.project_name,
                since(person.person_id),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
              trailing={words.span(person)}
            />
          ))}
          {unplanned.map(({ person_id, name, photo_url, project_name }) => (
            <ListRow
              key={person_id}
              leading={<PersonAvatar name={name} photoPath={photo_url} size="sm" />}
              title={<bdi>{name}</bdi>}
              detail={[project_name, since(person_id)].filter((part) => part !== null).join(' · ')}
            />
          ))}
        </List>
      ) : (
        <p className="text-ink-2">
          <Trans>No one else on your crew is scheduled today.</Trans>
        </p>
      )}
    </Card>
  );
}
