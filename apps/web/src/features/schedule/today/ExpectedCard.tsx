import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { phonesQuery } from '../../../data/people/phones-query.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLiveScheduling } from '../use-live-schedule.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { type Expected, expectedQuery } from './expected-query.ts';

const readEveryMs = 60_000;

/**
 * On Today, for people in charge: everyone whose shift has started without a punch, with a way to reach them. It never
 * says that someone is absent, since their phone may have a punch that it couldn't send yet.
 */
export function ExpectedCard() {
  const { platform, queryClient } = useData();
  const { user_id } = useIdentity();
  const query = expectedQuery(user_id);
  const result = useSnapshotQuery(query);
  useLiveScheduling();
  useCrewTopics(() => void readAgain(queryClient, query.queryKey), query.queryKey);
  useEffect(() => {
    // Read again every minute, since the start of a shift triggers no event.
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
  return <ExpectedPeople people={result.data.people} />;
}

/** As many people as fit on a phone's first screen. */
const shownAtFirst = 4;

function ExpectedPeople({ people }: { readonly people: Expected['people'] }) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const [isWhole, setWhole] = useState(false);
  const phones = useSnapshotQuery(
    phonesQuery(user_id, [...new Set(people.map(({ person_id }) => person_id))].toSorted()),
  );
  const known = phones.status === 'ready' ? phones.data : [];
  const rest = people.length - shownAtFirst;
  return (
    <Card
      title={t`Expected, not clocked in`}
      description={<Trans>No punches received since the shift started.</Trans>}
      isFlush
    >
      <List label={t`Expected, not clocked in`}>
        {people.slice(0, isWhole ? undefined : shownAtFirst).map((person) => (
          <ExpectedRow
            key={person.shift_id}
            person={person}
            phone={known.find(({ person_id }) => person_id === person.person_id)?.phone ?? ''}
          />
        ))}
      </List>
      {rest > 0 && !isWhole && (
        <div className="border-t border-line p-1">
          <Button variant="quiet" block onClick={() => setWhole(true)}>
            <Plural value={rest} one="Show # more person" other="Show # more people" />
          </Button>
        </div>
      )}
    </Card>
  );
}

type ExpectedRowProps = {
  readonly person: Expected['people'][number];
  /** Empty if unknown. */
  readonly phone: string;
};

function ExpectedRow({ person, phone }: ExpectedRowProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const times = useTimeWords();
  const { person_id, name, last_seen_at, zone } = person;
  const seen = last_seen_at === null ? null : times.dayAndTime(Date.parse(last_seen_at), zone);
  const number = phone.replace(/[^+\d]/g, '');
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1 pr-2 pl-4 md:flex-nowrap md:pl-5">
      <PersonAvatar name={name} personId={person_id} size="sm" />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
      <p className="text-14 text-ink-3 max-md:order-last max-md:basis-full max-md:pb-2 max-md:pl-11">
        {t`Shift started at ${words.time(person.starts_local)}`}
        {person.project_name !== null && (
          <span className="max-md:hidden">
            {' · '}
            <bdi>{person.project_name}</bdi>
          </span>
        )}
        {' · '}
        {seen === null ? t`phone not seen yet` : t`phone last seen ${seen}`}
      </p>
      <div className="flex shrink-0">
        {number !== '' && (
          <>
            <a
              href={`tel:${number}`}
              title={t`Call ${name}`}
              aria-label={t`Call ${name}`}
              className={way}
            >
              <Phone aria-hidden className="size-5" />
            </a>
            <a
              href={`sms:${number}`}
              title={t`Text ${name}`}
              aria-label={t`Text ${name}`}
              className={way}
            >
              <MessageSquare aria-hidden className="size-5" />
            </a>
          </>
        )}
        <Link
          to="/time/crew"
          search={{ fix: person_id }}
          title={t`Clock in ${name}`}
          aria-label={t`Clock in ${name}`}
          className={way}
        >
          <Play aria-hidden className="size-5" />
        </Link>
      </div>
    </li>
  );
}

/** Styled like an icon button. */
const way =
  'inline-flex size-12 items-center justify-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink-1 active:bg-surface-3 md:size-10';
