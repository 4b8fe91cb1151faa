import { useLingui } from '@lingui/react/macro';
import type { AuditEvent } from '@muster/contract/audit';
import { useNow } from '../../data/clock/use-now.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { ActorPicture } from './ActorPicture.tsx';
import { type Names, useChangeWords } from './use-change-words.ts';

/** Changes with a sentence each. */
export function useAuditColumns(names: Names): readonly ListColumn<AuditEvent>[] {
  const { t } = useLingui();
  const words = useChangeWords();
  const isPhone = useIsPhone();
  const picture = (event: AuditEvent) => (
    <ActorPicture actor={event.actor} name={words.actor(event, names)} />
  );
  const time: ListColumn<AuditEvent> = {
    key: 'time',
    header: t({ message: 'Time', context: 'of day' }),
    minRem: 7.25,
    isNarrow: true,
    onCard: 'detail',
    cell: ({ at }) => (
      <span className="text-ink-3 tabular-nums">
        <TimeOfDay atMs={Date.parse(at)} zone={readerZone()} />
      </span>
    ),
  };
  const who: ListColumn<AuditEvent> = {
    key: 'who',
    header: t`Who`,
    minRem: 13,
    isNarrow: true,
    onCard: 'detail',
    cell: (event) => {
      const name = words.actor(event, names);
      if (isPhone) return <bdi>{name}</bdi>;
      return (
        <span className="flex min-w-0 items-center gap-3">
          {picture(event)}
          <bdi className="min-w-0 truncate" title={name}>
            {name}
          </bdi>
        </span>
      );
    },
  };
  const what: ListColumn<AuditEvent> = {
    key: 'what',
    header: t`What`,
    minRem: 16,
    isTitle: true,
    wraps: true,
    picture,
    cell: (event) => (
      <span className="font-normal">
        <span className="block">{words.sentence(event, names)}</span>
        {!isPhone && (
          <span className="block truncate text-ink-3">
            <bdi>{words.detail(event, names)}</bdi>
          </span>
        )}
      </span>
    ),
  };
  const detail: ListColumn<AuditEvent> = {
    key: 'detail',
    header: '',
    onCard: 'detail',
    cell: (event) => words.detail(event, names),
  };
  return isPhone ? [what, who, time, detail] : [time, who, what];
}

/** The year of today, which titles leave out. */
const nowEveryMs = 600_000;

/** The day of a change, above those of that day. */
export function useDayTitle(): (event: AuditEvent) => string {
  const { i18n } = useLingui();
  const times = useTimeWords();
  const zone = readerZone();
  const thisYear = dayKeyAt(useNow(nowEveryMs), zone).slice(0, 4);
  return ({ at }) => {
    const atMs = Date.parse(at);
    return dayKeyAt(atMs, zone).startsWith(thisYear)
      ? times.day(atMs, zone)
      : i18n.date(atMs, { timeZone: zone, dateStyle: 'full' });
  };
}
