import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLiveScheduling } from '../use-live-schedule.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { type Expected, expectedQuery } from './expected-query.ts';

const readEveryMs = 60_000;

/**
 * On Today, for those in charge: whose shift has begun without a punch. It says what is known, never that someone is
 * absent: their phone may have a punch that it couldn't send yet.
 */
export function ExpectedCard() {
  const { t } = useLingui();
  const { platform, queryClient } = useData();
  const { user_id } = useIdentity();
  const query = expectedQuery(user_id);
  const result = useSnapshotQuery(query);
  useLiveScheduling();
  useCrewTopics(() => void readAgain(queryClient, query.queryKey), query.queryKey);
  useEffect(() => {
    // A shift begins without anyone doing anything.
    let cancel: (() => void) | undefined;
    const tick = () => {
      void queryClient.invalidateQueries({ queryKey: expectedQuery(user_id).queryKey });
      cancel = platform.clock.after(readEveryMs, tick);
    };
    cancel = platform.clock.after(readEveryMs, tick);
    return () => cancel?.();
  }, [platform, queryClient, user_id]);
  if (result.status !== 'ready' || result.freshness === 'stale') return null;
  if (result.data.people.length === 0) return null;
  return (
    <Card
      title={t`Expected, not clocked in`}
      description={<Trans>No punches received since the shift started.</Trans>}
      isFlush
    >
      <List label={t`Expected, not clocked in`}>
        {result.data.people.map((person) => (
          <ExpectedRow key={person.shift_id} person={person} />
        ))}
      </List>
    </Card>
  );
}

function ExpectedRow({ person }: { readonly person: Expected['people'][number] }) {
  const { t } = useLingui();
  const words = useShiftWords();
  const times = useTimeWords();
  const { last_seen_at, zone } = person;
  const seen = last_seen_at === null ? null : times.dayAndTime(Date.parse(last_seen_at), zone);
  return (
    <ListRow
      leading={<PersonAvatar name={person.name} personId={person.person_id} size="sm" />}
      title={<bdi>{person.name}</bdi>}
      detail={[
        t`Shift started at ${words.time(person.starts_local)}`,
        person.project_name,
        seen === null ? t`phone not seen yet` : t`phone last seen ${seen}`,
      ]
        .filter((part) => part !== null)
        .join(' · ')}
    />
  );
}
