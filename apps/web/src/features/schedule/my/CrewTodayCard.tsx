import { Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule } from '@muster/contract/my-schedule';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useShiftWords } from '../use-shift-words.ts';

/** Who works with the person today. */
export function CrewTodayCard({ people }: { readonly people: MySchedule['crew_today'] }) {
  const { t } = useLingui();
  const words = useShiftWords();
  return (
    <Card title={t`My crew today`} isFlush={people.length > 0}>
      {people.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No one else on your crew is scheduled today.</Trans>
        </p>
      ) : (
        <List label={t`My crew today`}>
          {people.map((person) => (
            <ListRow
              key={`${person.person_id} ${person.starts_at}`}
              leading={<PersonAvatar name={person.name} photoPath={person.photo_url} size="sm" />}
              title={<bdi>{person.name}</bdi>}
              detail={[person.is_lead ? t`Crew lead` : null, person.project_name]
                .filter((part) => part !== null)
                .join(' · ')}
              trailing={words.span(person)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
