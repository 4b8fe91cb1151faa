import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { overdueChecksQuery } from './overdue-checks-query.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import { useLiveChecklists } from '../use-live-checklists.ts';

/** One line on Today: how many checks and services are overdue; nothing where none are. */
export function OverdueSummary() {
  const { user_id } = useIdentity();
  const words = useChecklistWords();
  useLiveChecklists();
  const read = useSnapshotQuery(overdueChecksQuery(user_id));
  if (read.status !== 'ready') return null;
  const { checks, services } = read.data;
  const count = checks.length + services.length;
  if (count === 0) return null;
  const named = [
    ...checks.map(({ title, equipment }) => equipment?.name ?? words.text(title)),
    ...services.map(({ name }) => name),
  ];
  return (
    <ListRow
      leading={<ListChecks aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural value={count} one="# check is overdue" other="# checks are overdue" />
        </span>
      }
      detail={<bdi>{[...new Set(named)].slice(0, 2).join(', ')}</bdi>}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
