import { useLingui } from '@lingui/react/macro';
import type { AuditEvent } from '@muster/contract/audit';
import { useNow } from '../../data/clock/use-now.ts';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { type Names, useChangeWords } from './use-change-words.ts';

type ChangeListProps = {
  readonly rows: readonly AuditEvent[];
  readonly names: Names;
  readonly onOpen: (changeId: string) => void;
};

/** The year of today, which titles leave out. */
const nowEveryMs = 600_000;

/** Changes under their days, a sentence each. */
export function ChangeList({ rows, names, onOpen }: ChangeListProps) {
  const { i18n } = useLingui();
  const times = useTimeWords();
  const zone = readerZone();
  const thisYear = dayKeyAt(useNow(nowEveryMs), zone).slice(0, 4);
  const dayTitle = (atMs: number) =>
    dayKeyAt(atMs, zone).startsWith(thisYear)
      ? times.day(atMs, zone)
      : i18n.date(atMs, { timeZone: zone, dateStyle: 'full' });
  const days = [...Map.groupBy(rows, ({ at }) => dayKeyAt(Date.parse(at), zone)).values()];
  return days.map((changes) => {
    const day = dayTitle(Date.parse(changes[0]?.at ?? ''));
    return (
      <section key={day} aria-label={day} className="border-t border-line">
        <h2 className="flex justify-between gap-4 bg-surface-2 px-4 py-2 text-14 font-medium text-ink-2 md:px-5">
          {day}
          <span className="font-normal tabular-nums">{changes.length}</span>
        </h2>
        <ul className="divide-y divide-line">
          {changes.map((event) => (
            <li key={event.id}>
              <ChangeRow event={event} names={names} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ChangeRow({
  event,
  names,
  onOpen,
}: {
  readonly event: AuditEvent;
  readonly names: Names;
  readonly onOpen: (changeId: string) => void;
}) {
  const words = useChangeWords();
  return (
    <button
      type="button"
      onClick={() => onOpen(event.id)}
      className="grid w-full grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-2.5 text-left -outline-offset-2 transition-colors duration-150 ease-out hover:bg-surface-2 active:bg-surface-3 md:grid-cols-[5.5rem_11rem_1fr] md:px-5 md:text-14"
    >
      <span className="order-3 text-14 text-ink-3 tabular-nums md:order-1">
        <TimeOfDay atMs={Date.parse(event.at)} zone={readerZone()} />
      </span>
      <span className="order-2 col-start-1 min-w-0 truncate text-14 text-ink-2 md:col-start-auto md:text-ink-1">
        <bdi>{words.actor(event, names)}</bdi>
      </span>
      <span className="order-1 col-span-2 min-w-0 md:order-3 md:col-span-1">
        <span className="block break-words">{words.sentence(event, names)}</span>
        <span className="block truncate text-14 text-ink-3">
          <bdi>{words.detail(event, names)}</bdi>
        </span>
      </span>
    </button>
  );
}
