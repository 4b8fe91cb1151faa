import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCostCode } from '@muster/contract/cost-codes';
import { Link } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useDeferredValue, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useSearchedQuery } from '../../data/query/use-searched-query.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import {
  type CostCodeFilter,
  costCodeListSubject,
  fetchCostCodes,
  wholeCodeList,
  wholeCodeListQuery,
} from './cost-code-list-query.ts';
import { CostCodeList } from './CostCodeList.tsx';
import { CostCodeSheet } from './CostCodeSheet.tsx';
import { CostCodeToolbar } from './CostCodeToolbar.tsx';

/** `/admin/cost-codes`: the company's own list of kinds of work, for its admins. */
export function CostCodesPage() {
  const isAdmin = useIdentity().role === 'admin';
  return isAdmin ? (
    <CostCodes />
  ) : (
    <div className="w-full space-y-6">
      <PageHeader title={<Trans>Cost codes</Trans>} />
      <EmptyState>
        <Trans>Only admins of the company keep its cost codes.</Trans>
      </EmptyState>
    </div>
  );
}

function CostCodes() {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const [filter, setFilter] = useState<CostCodeFilter>(wholeCodeList);
  const [opened, setOpened] = useState<ListedCostCode | 'new' | null>(null);
  const list = useCostCodeList({ ...filter, search: useDeferredValue(filter.search.trim()) });
  const isFiltered = filter.search.trim() !== '' || filter.division !== null || filter.isArchived;
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
      <Trans>New cost code</Trans>
    </Button>
  );
  const importLink = (
    <Link to="/admin/cost-codes/import" className={buttonStyles()}>
      <FileUp aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>Import</Trans>
    </Link>
  );
  return (
    <div className="w-full space-y-5">
      <PageHeader
        title={<Trans>Cost codes</Trans>}
        {...(list.status === 'ready' && {
          description:
            list.freshness === 'stale' ? (
              t`As of ${words.dayAndTime(list.asOfMs, readerZone())}`
            ) : (
              <Plural value={list.data.total} one="# code" other="# codes" />
            ),
        })}
        actions={
          <>
            {importLink}
            {addButton}
          </>
        }
      />
      <Card isFlush>
        <CostCodeToolbar
          filter={filter}
          divisions={list.status === 'ready' ? list.data.divisions : []}
          archivedCount={list.status === 'ready' ? list.data.archived : null}
          onChange={(part) => setFilter({ ...filter, pages: 1, ...part })}
        />
        {list.status === 'loading' && <SkeletonRows count={10} />}
        {list.status === 'failed' && (
          <ErrorState title={<Trans>The cost codes could not be read</Trans>} onRetry={list.retry}>
            {i18n._(describeError(list.error))}
          </ErrorState>
        )}
        {list.status === 'ready' && list.data.codes.length === 0 && (
          <EmptyState
            icon={Tags}
            action={
              isFiltered ? (
                <Button onClick={() => setFilter(wholeCodeList)}>
                  <Trans>Show all cost codes</Trans>
                </Button>
              ) : (
                importLink
              )
            }
          >
            {isFiltered ? (
              <Trans>No cost code fits what you are looking for.</Trans>
            ) : (
              <Trans>
                With cost codes hours say what was done. Type the first ones, or bring your list.
              </Trans>
            )}
          </EmptyState>
        )}
        {list.status === 'ready' && list.data.codes.length > 0 && (
          <>
            <CostCodeList codes={list.data.codes} onOpen={setOpened} />
            {list.data.codes.length < list.data.total && (
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
                <span className="text-14 text-ink-3 tabular-nums">
                  <Trans>
                    {list.data.codes.length} of {list.data.total}
                  </Trans>
                </span>
                <Button onClick={() => setFilter({ ...filter, pages: filter.pages + 1 })}>
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
      {opened !== null && (
        <CostCodeSheet
          key={opened === 'new' ? opened : opened.id}
          code={opened === 'new' ? null : opened}
          now={
            opened !== 'new' && list.status === 'ready'
              ? (list.data.codes.find(({ id }) => id === opened.id) ?? null)
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function useCostCodeList(filter: CostCodeFilter) {
  const { user_id } = useIdentity();
  const { search, division, isArchived, pages } = filter;
  const isWhole =
    search === '' && division === null && !isArchived && pages === wholeCodeList.pages;
  return useSearchedQuery(
    wholeCodeListQuery(user_id),
    isWhole
      ? null
      : {
          queryKey: queryKey(user_id, costCodeListSubject, search, division, isArchived, pages),
          fetch: (api) => fetchCostCodes(api, filter),
        },
  );
}
