import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { countWaiting } from './group-waiting.ts';
import { waitingSheetsQuery } from './waiting-sheets-query.ts';

/** One line on Today: how many timesheets wait; nothing where none do. */
export function WaitingSheetSummary() {
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(waitingSheetsQuery(user_id));
  const count = result.status === 'ready' ? countWaiting(result.data) : 0;
  if (count === 0) return null;
  return (
    <ListRow
      leading={<CalendarClock aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural value={count} one="# timesheet to approve" other="# timesheets to approve" />
        </span>
      }
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
