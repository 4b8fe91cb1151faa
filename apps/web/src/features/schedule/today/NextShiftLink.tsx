import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { dayName } from '../my/day-name.ts';
import { usePlaceWords } from '../my/use-place-words.ts';
import { myScheduleQuery } from '../schedule-queries.ts';
import { useLiveSchedule } from '../use-live-schedule.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';

/** On Clock and Today: the person's next shift on a line that leads to the schedule; nothing without one. */
export function NextShiftLink() {
  const { t } = useLingui();
  const words = useShiftWords();
  const places = usePlaceWords();
  const { user_id, person_id } = useIdentity();
  const result = useSnapshotQuery(myScheduleQuery(user_id));
  useLiveSchedule();
  if (person_id === null || result.status !== 'ready' || result.data.next === null) return null;
  const { next, today } = result.data;
  const day = dayName(dateOf(next.starts_local), today, t`Today`, t`Tomorrow`, words.day);
  return (
    <Link
      to="/schedule"
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface-1 px-4 py-2 transition-colors duration-150 ease-out hover:bg-surface-2"
    >
      <CalendarDays aria-hidden className="size-5 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <span className="block text-14 text-ink-3">
          <Trans>Next shift</Trans>
        </span>
        <span className="block font-medium tabular-nums">
          {day}, <span className="inline-block max-w-full">{words.span(next)}</span>
        </span>
        <span className="block text-14 text-ink-2">{places.place(next)}</span>
      </span>
    </Link>
  );
}
