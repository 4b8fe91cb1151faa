import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { scheduleRequestsQuery } from './requests-query.ts';
import { countWaiting, splitRequests } from './waiting.ts';

/** One line on Today; nothing where no request waits. */
export function RequestsSummary() {
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(scheduleRequestsQuery(user_id));
  if (result.status !== 'ready') return null;
  const count = countWaiting(result.data);
  if (count === 0) return null;
  const { shifts, timeOff } = splitRequests(result.data);
  const names = [...new Set([...shifts, ...timeOff].map(({ person }) => person.name))];
  return (
    <ListRow
      leading={<CalendarClock aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural value={count} one="# schedule request" other="# schedule requests" />
        </span>
      }
      detail={names.slice(0, 3).join(', ')}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/schedule/requests" {...row} />}
    />
  );
}
