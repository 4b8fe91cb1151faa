import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LibraryItem } from '@muster/contract/jsa-papers';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { wholeList } from '../../kit/list/whole-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { companyLibraryQuery } from './jsa-queries.ts';
import { LibraryItemSheet } from './LibraryItemSheet.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useJsaWords } from './use-jsa-words.ts';

const params = { q: anyText, kind: oneOf(['hazard', 'control']), archived: oneOf(['yes']) };

/** `/safety/library`: the company's own hazards and controls, which Sarah offers. */
export function LibraryPage() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const read = useSnapshotQuery(companyLibraryQuery(user_id));
  const columns = useLibraryColumns();
  const [open, setOpen] = useState<LibraryItem | 'new' | null>(null);
  const { q = '', kind, archived } = search.values;
  const rows = wholeList(read, ({ items }) =>
    items.filter(
      (item) =>
        matchesSearch(`${item.en} ${item.es}`, q) &&
        (kind === undefined || item.kind === kind) &&
        item.is_archived === (archived === 'yes'),
    ),
  );
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
      <Trans>Add</Trans>
    </Button>
  );
  const isEmpty = rows.status === 'ready' && rows.total === 0 && !search.isNarrowed;
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/safety/jsas">
          <Trans>JSAs</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Safety library</Trans>}
        description={
          <Trans>
            Your company’s own hazards, controls and templates. Sarah offers them to crews.
          </Trans>
        }
        actions={!isEmpty && add}
      />
      <ResourceList
        label={t`Safety library`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        open={{ press: setOpen }}
        search={search}
        searchField={{ label: t`Search the library`, placeholder: t`Text in English or Spanish` }}
        filters={[
          {
            kind: 'select',
            key: 'kind',
            label: t`Type`,
            allLabel: t`All`,
            options: [
              { value: 'hazard', label: t`Hazards` },
              { value: 'control', label: t`Controls` },
            ],
          },
          {
            kind: 'toggle',
            key: 'archived',
            label: t({ message: 'Archived', context: 'entries' }),
            value: 'yes',
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# entry" other="# entries" />}
        failedTitle={<Trans>Couldn’t load the library</Trans>}
        empty={{
          icon: BookOpen,
          text: (
            <Trans>
              Your library is empty. Add a hazard your crews run into, or a control they use.
            </Trans>
          ),
          action: add,
        }}
      />
      {read.status === 'ready' && <TemplatesCard templates={read.data.templates} />}
      {open !== null && (
        <LibraryItemSheet item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function useLibraryColumns(): readonly ListColumn<LibraryItem>[] {
  const { t, i18n } = useLingui();
  const words = useJsaWords();
  const own = (item: LibraryItem) => (i18n.locale === 'es' ? item.es : item.en);
  return [
    {
      key: 'text',
      header: t`Text`,
      minRem: 18,
      wraps: true,
      cell: (item) => <bdi className="line-clamp-2 wrap-anywhere">{own(item)}</bdi>,
      text: own,
    },
    {
      key: 'kind',
      header: t`Type`,
      minRem: 8,
      isNarrow: true,
      onCard: 'trailing',
      cell: ({ kind }) => (kind === 'hazard' ? t`Hazard` : t`Control`),
      text: ({ kind }) => kind,
    },
    {
      key: 'energy',
      header: t`Energy`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ energy }) => words.energy(energy),
      text: ({ energy }) => energy,
    },
    {
      key: 'level',
      header: t`Level`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ level }) => level !== null && words.level(level),
      text: ({ level }) => level ?? '',
    },
    {
      key: 'source',
      header: t`Source`,
      minRem: 12,
      cell: ({ source }) => <bdi className="block truncate">{source ?? t`No source`}</bdi>,
      text: ({ source }) => source ?? '',
    },
  ];
}
