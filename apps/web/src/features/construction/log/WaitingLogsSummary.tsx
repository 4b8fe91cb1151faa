import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useLiveLogs } from './use-live-logs.ts';
import { waitingLogsQuery } from './waiting-logs-query.ts';

/** One line on Today: how many daily logs wait for approval, and of which projects; nothing where none do. */
export function WaitingLogsSummary() {
  const { user_id } = useIdentity();
  useLiveLogs();
  const read = useSnapshotQuery(waitingLogsQuery(user_id));
  if (read.status !== 'ready' || read.data.logs.length === 0) return null;
  const { logs } = read.data;
  return (
    <ListRow
      leading={<NotebookPen aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural
            value={logs.length}
            one="# daily log is waiting for approval"
            other="# daily logs are waiting for approval"
          />
        </span>
      }
      detail={
        <bdi>{[...new Set(logs.map(({ project }) => project.name))].slice(0, 2).join(', ')}</bdi>
      }
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
