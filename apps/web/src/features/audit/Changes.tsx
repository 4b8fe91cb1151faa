import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditFilters, AuditPage } from '@muster/contract/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { auditQuery, fetchAuditPage } from './audit-query.ts';
import type { AuditSearch } from './audit-search.ts';
import { ChangeList } from './ChangeList.tsx';
import { ChangeSheet } from './ChangeSheet.tsx';

type ChangesProps = {
  readonly filters: AuditFilters;
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
};

/** What the filters let through: the newest at once, older ones as one goes on. */
export function Changes({ filters, search, onSearch }: ChangesProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const newest = useSnapshotQuery(auditQuery(useIdentity().user_id, filters));
  if (newest.status === 'loading') {
    return (
      <div className="border-t border-line">
        <SkeletonRows count={10} />
      </div>
    );
  }
  if (newest.status === 'failed') {
    return (
      <ErrorState title={t`The audit could not be read`} onRetry={newest.retry}>
        {i18n._(describeError(newest.error))}
      </ErrorState>
    );
  }
  return (
    <>
      {newest.freshness === 'stale' && (
        <p className="border-t border-line px-4 py-2 text-14 text-ink-3 md:px-5">
          {t`As of ${words.dayAndTime(newest.asOfMs, readerZone())}`}
        </p>
      )}
      {newest.data.rows.length === 0 ? (
        <EmptyState icon={ScrollText}>
          <Trans>No change fits these filters.</Trans>
        </EmptyState>
      ) : (
        // A fresh first page begins the list anew: its cursor is another one.
        <FoundChanges
          key={newest.data.next}
          newest={newest.data}
          filters={filters}
          search={search}
          onSearch={onSearch}
        />
      )}
    </>
  );
}

function FoundChanges({
  newest,
  filters,
  search,
  onSearch,
}: ChangesProps & { readonly newest: AuditPage }) {
  const { i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const [wantsMore, setWantsMore] = useState(false);
  const older = useInfiniteQuery({
    queryKey: [user_id, 'audit_older', JSON.stringify(filters), newest.next],
    queryFn: ({ pageParam }) => fetchAuditPage(api, 'search_audit', { filters, after: pageParam }),
    initialPageParam: newest.next,
    getNextPageParam: (last) => last.next,
    enabled: wantsMore && newest.next !== null,
  });
  const pages = [newest, ...(older.data?.pages ?? [])];
  const names = Object.assign({}, ...pages.map((page) => page.names));
  const rows = pages.flatMap((page) => page.rows);
  const hasMore = older.data === undefined ? newest.next !== null : older.hasNextPage;
  const more = () => {
    if (wantsMore) void older.fetchNextPage();
    else setWantsMore(true);
  };
  const { change: _closed, ...list } = search;
  return (
    <>
      <ChangeList rows={rows} names={names} onOpen={(change) => onSearch({ ...list, change })} />
      {hasMore && (
        <div className="flex flex-col items-center gap-2 border-t border-line px-4 py-4">
          <Button isBusy={older.isFetching} onClick={more}>
            <Trans>Show older changes</Trans>
          </Button>
          {older.isError && (
            <p role="alert" className="text-14 text-danger-ink">
              {i18n._(describeError(older.error))}
            </p>
          )}
        </div>
      )}
      <ChangeSheet
        event={rows.find(({ id }) => id === search.change) ?? null}
        names={names}
        onClose={() => onSearch(list)}
        onSearch={onSearch}
      />
    </>
  );
}
