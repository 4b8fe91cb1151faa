import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditPage as AuditAnswer } from '@muster/contract/audit';
import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import ScrollText from 'lucide-react/icons/scroll-text';
import { usePayCalendar } from '../../data/company/use-pay-calendar.ts';
import { useNow } from '../../data/clock/use-now.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { findRow } from '../../kit/list/list-rows.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useAuditNames } from './audit-names-context.tsx';
import { auditList } from './audit-query.ts';
import { auditParams, type AuditSearch, countFilters, searchToFilters } from './audit-search.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { otherWords } from './other-words.ts';
import { useAuditFilters } from './use-audit-filters.tsx';
import { useAuditColumns, useDayTitle } from './use-audit-columns.tsx';
import type { Names } from './use-change-words.ts';
import { wordMeanings } from './word-meanings.ts';
import { useExport } from './use-export.ts';
import { usePdfNames } from './use-pdf-names.ts';

/** Filters by day change only when the day does. */
const nowEveryMs = 600_000;

/** `/admin/audit`: who changed what, when, from what to what; for the company's admins. */
export function AuditPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const search = useListSearch(auditParams, 'words');
  const { change: openedId, ...list } = search.values;
  const calendar = usePayCalendar();
  const filters = {
    ...searchToFilters(list, useNow(nowEveryMs), calendar),
    ...wordMeanings(list.words, { ...useAuditNames(), also: otherWords }, i18n),
  };
  const rows = useCursorList(auditList, filters);
  const names = rows.status === 'ready' ? namesOf(rows.pages) : {};
  const { fetched, start, cancel } = useExport();
  const pdfNames = usePdfNames();
  const show = (next: AuditSearch) =>
    void navigate({ to: '/admin/audit', search: next, replace: true, resetScroll: false });
  const isFiltered = countFilters(list) > 0;
  const fetchedText = i18n.number(fetched ?? 0);
  return (
    <div className="w-full min-w-0 space-y-6">
      <PageHeader
        title={<Trans>Audit log</Trans>}
        description={<Trans>Every change, sealed so no one can rewrite it.</Trans>}
        actions={
          fetched === null ? (
            <>
              <PdfButton
                fileName="muster-audit"
                document={() => ({ kind: 'audit', filters, names: pdfNames() })}
              />
              <Button
                icon={Download}
                disabledReason={offlineReason}
                onClick={() => void start(filters)}
              >
                <Trans>Export</Trans>
              </Button>
            </>
          ) : (
            <Button onClick={cancel}>{t`Cancel export (${fetchedText} changes so far)`}</Button>
          )
        }
      />
      <ResourceList
        label={t`Changes`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useAuditColumns(names)}
        groupTitle={useDayTitle()}
        open={{ press: ({ id }) => show({ ...list, change: id }) }}
        search={{ ...search, isFiltered, isNarrowed: isFiltered || list.words !== undefined }}
        searchField={{ label: t`Text in the change` }}
        filters={useAuditFilters({ search: list, names, calendar, change: search.change })}
        renderCount={(total) => <Plural value={total} one="# change" other="# changes" />}
        failedTitle={t`Couldn’t load the audit log`}
        empty={{ icon: ScrollText, text: <Trans>No changes yet.</Trans> }}
        noMatch={<Trans>No changes match these filters.</Trans>}
      />
      <ChangeSheet
        event={findRow(rows, ({ id }) => id === openedId)}
        names={names}
        onClose={() => show(list)}
        onSearch={show}
      />
    </div>
  );
}

/** The current names of people and records, by id. */
function namesOf(pages: readonly AuditAnswer[]): Names {
  return Object.fromEntries(pages.flatMap(({ names }) => Object.entries(names)));
}
