import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCostCode } from '@muster/contract/cost-codes';
import { Link } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { findRow } from '../../kit/list/list-rows.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { costCodeList, costCodeParams } from './cost-code-list-query.ts';
import { CostCodeSheet } from './CostCodeSheet.tsx';
import { costCodeRecord } from './use-cost-code-change.ts';
import { divisionOf, useDivisionWords } from './use-division-words.ts';
import { useRefreshCostCodes } from './use-refresh-cost-codes.ts';

/** `/admin/cost-codes`: the company's own list of kinds of work, for its admins. */
export function CostCodesPage() {
  const { t } = useLingui();
  const divisionWords = useDivisionWords();
  const [opened, setOpened] = useState<ListedCostCode | 'new' | null>(null);
  const search = useListSearch(costCodeParams);
  const { q = '', division = null, which } = search.values;
  const rows = usePagedList(costCodeList, {
    search: q.trim(),
    division,
    is_archived: which === 'archived',
  });
  const page = rows.status === 'ready' ? rows.page : null;
  const divisions = new Set([...(page?.divisions ?? []), ...(division === null ? [] : [division])]);
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
        actions={
          <>
            {importLink}
            <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
              <Trans>New cost code</Trans>
            </Button>
          </>
        }
      />
      <KeptChanges record={costCodeRecord('')} onMade={useRefreshCostCodes()} />
      <ResourceList
        label={t`Cost codes`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useCodeColumns()}
        open={{ press: setOpened }}
        groupTitle={({ code }) => divisionWords(divisionOf(code))}
        search={search}
        searchField={{ label: t`Search cost codes`, placeholder: t`Code or name` }}
        filters={[
          {
            kind: 'select',
            key: 'division',
            label: t`Division`,
            allLabel: t`All divisions`,
            options: [...divisions]
              .toSorted()
              .map((value) => ({ value, label: divisionWords(value) })),
          },
          {
            kind: 'toggle',
            key: 'which',
            label: t`Archived`,
            value: 'archived',
            resets: ['division'],
            count: page?.archived ?? null,
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# code" other="# codes" />}
        failedTitle={<Trans>Couldn’t load the cost codes</Trans>}
        empty={{
          icon: Tags,
          text: (
            <Trans>
              Cost codes show what hours were spent on. Add the first ones, or import your list.
            </Trans>
          ),
          action: importLink,
        }}
        noMatch={<Trans>No cost codes match your search.</Trans>}
      />
      {opened !== null && (
        <CostCodeSheet
          key={opened === 'new' ? opened : opened.id}
          code={opened === 'new' ? null : opened}
          now={opened === 'new' ? null : findRow(rows, ({ id }) => id === opened.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function useCodeColumns(): readonly ListColumn<ListedCostCode>[] {
  const { t } = useLingui();
  return [
    {
      key: 'code',
      header: t`Code`,
      minRem: 9,
      isNarrow: true,
      wraps: true,
      cell: ({ code }) => <span className="tabular-nums">{code}</span>,
    },
    {
      key: 'name',
      header: t`Name`,
      minRem: 12,
      wraps: true,
      onCard: 'detail',
      cell: ({ name, is_travel: isTravel }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-3">
          <bdi>{name}</bdi>
          {isTravel && (
            <StatusBadge tone="info" look="plain">
              <Trans>Travel time</Trans>
            </StatusBadge>
          )}
        </span>
      ),
    },
  ];
}
