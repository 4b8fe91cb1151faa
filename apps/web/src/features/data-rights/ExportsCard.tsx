import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyExport } from '@muster/contract/company-exports';
import Archive from 'lucide-react/icons/archive';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AskExportSheet, ExportDetailSheet } from './ExportSheets.tsx';
import { exportsQuery } from './exports-query.ts';
import { useHoldWords } from './use-hold-words.ts';

const progressEveryMs = 5000;

/** The company's exports, and asking for another one. */
export function ExportsCard() {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const { dayOf } = useHoldWords();
  const read = useSnapshotQuery(exportsQuery(user_id));
  const [opened, setOpened] = useState<CompanyExport | null>(null);
  const [isAsking, setAsking] = useState(false);
  const rows = read.status === 'ready' ? read.data.exports : [];
  const isRunning = rows.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: exportsQuery(user_id).queryKey }),
      progressEveryMs,
    );
    return () => clearInterval(timer);
  }, [isRunning, queryClient, user_id]);
  const stateOf = ({ state, kept_until }: CompanyExport) => {
    if (state === 'waiting') return <StatusBadge tone="info">{t`Being written`}</StatusBadge>;
    if (state === 'failed') return <StatusBadge tone="danger">{t`Failed`}</StatusBadge>;
    if (state === 'removed') return <StatusBadge tone="off">{t`Removed`}</StatusBadge>;
    const until = kept_until === null ? '' : dayOf(kept_until);
    return <StatusBadge tone="done">{t`Ready until ${until}`}</StatusBadge>;
  };
  return (
    <Card
      title={t`All company data`}
      description={
        <Trans>
          People, hours, pay, records and files in one archive that another Muster server can
          import. All admins are told.
        </Trans>
      }
      isFlush
    >
      {read.status === 'loading' && <SkeletonRows count={2} />}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the exports</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' && rows.length === 0 && (
        <EmptyState icon={Archive}>
          <Trans>No export yet</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <List>
          {rows.map((row) => {
            const by = row.asked_by;
            return (
              <ListRow
                key={row.id}
                title={dayOf(row.asked_at)}
                detail={<Trans>Requested by {by}</Trans>}
                trailing={stateOf(row)}
                onPress={() => setOpened(row)}
              />
            );
          })}
        </List>
      )}
      <div className="border-t border-line px-4 py-3 md:px-5">
        <Button
          disabledReason={
            read.status !== 'ready'
              ? t`The list hasn’t loaded yet.`
              : isRunning
                ? t`An export is already being written.`
                : null
          }
          onClick={() => setAsking(true)}
        >
          <Trans>Export all data</Trans>
        </Button>
      </div>
      {isAsking && <AskExportSheet onClose={() => setAsking(false)} />}
      {opened !== null && <ExportDetailSheet row={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
