import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { waitingJsasQuery } from './jsa-queries.ts';
import { useLiveJsas } from './use-live-jsas.ts';

/** One line on Today: how many JSAs wait for approval, and whose; nothing where none do. */
export function WaitingJsasSummary() {
  const { user_id } = useIdentity();
  useLiveJsas();
  const read = useSnapshotQuery(waitingJsasQuery(user_id));
  if (read.status !== 'ready' || read.data.jsas.length === 0) return null;
  const { jsas } = read.data;
  return (
    <ListRow
      leading={<FileCheck aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural
            value={jsas.length}
            one="# JSA is waiting for approval"
            other="# JSAs are waiting for approval"
          />
        </span>
      }
      detail={
        <bdi>{[...new Set(jsas.map(({ author }) => author.name))].slice(0, 2).join(', ')}</bdi>
      }
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
