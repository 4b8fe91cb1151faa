import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { PlaceVerdictText } from '../../../ui/time/PlaceVerdictText.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';

/** The people on the clock right now, on a project or at one of its sites. */
export function OnNowCard({ people }: { readonly people: ReadProject['on_now'] }) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <Card title={t`On the clock now`} isFlush={people.length > 0}>
      {people.length === 0 ? (
        <p className="text-14 text-ink-3">
          <Trans>No one is on the clock here.</Trans>
        </p>
      ) : (
        <List label={t`On the clock now`}>
          {people.map((person) => (
            <ListRow
              key={person.person_id}
              leading={<PersonAvatar name={person.name} personId={person.person_id} size="sm" />}
              title={<bdi>{person.name}</bdi>}
              detail={
                <span className="flex flex-wrap gap-x-3">
                  {t`Since ${words.dayAndTime(Date.parse(person.since), readerZone())}`}
                  {person.cost_code !== null && <span>{person.cost_code}</span>}
                  {person.place_verdict !== null && (
                    <PlaceVerdictText verdict={person.place_verdict} siteName={person.site_name} />
                  )}
                </span>
              }
              trailing={
                <StatusBadge tone={person.on_break ? 'break' : 'running'} look="plain">
                  {person.on_break ? <Trans>On break</Trans> : <Trans>Working</Trans>}
                </StatusBadge>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
