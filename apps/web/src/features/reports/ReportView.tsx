import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  figuresFor,
  type FoundReport,
  plainFigure,
  type ReportGroupRow,
  reports,
  type ReportWithin,
} from '@muster/contract/reports';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { ListRows } from '../../kit/list/list-rows.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import type { ListSearch } from '../../kit/list/use-list-search.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { StatTile, StatTiles } from '../../ui/StatTile.tsx';
import { type AskedReport, type useReport } from './report-queries.ts';
import type { reportParams } from './report-search.ts';
import { ReliefSheet } from './ReliefSheet.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { SheetButton } from './SheetButton.tsx';
import { useReportColumns } from './use-report-columns.tsx';
import { useReportHeadings } from './use-report-headings.ts';
import { useReportWords } from './use-report-words.ts';

/** With more bars than this, a chart is hard to read, except that a chart by day may show a month. */
const mostBars = 12;
const mostDays = 31;

type ReportViewProps = {
  readonly asked: AskedReport;
  readonly query: ReturnType<typeof useReport>;
  readonly search: ListSearch<typeof reportParams>;
};

/** A report: its totals, a chart, and its groups, each of which opens to its rows. */
export function ReportView({ asked, query, search }: ReportViewProps) {
  const { t } = useLingui();
  const words = useReportWords();
  const [opened, setOpened] = useState<ReportWithin | null>(null);
  const found = query.data;
  const currency = found?.currency ?? 'USD';
  const { q = '' } = search.values;
  const shown = (found?.groups ?? []).filter((row) => matchesSearch(words.label(asked.by, row), q));
  const openedGroup =
    opened?.key === undefined
      ? null
      : (found?.groups.find(({ key }) => key === opened.key) ?? null);
  // For a person's overtime, show who else could work instead of the rows.
  const reliefOf = asked.report === 'overtime' && asked.by === 'person' ? openedGroup : null;
  return (
    <>
      {found !== undefined && found.groups.length > 0 && (
        <>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button size="sm" onClick={() => setOpened({})}>
              <Trans>Show all rows</Trans>
            </Button>
            <SheetButton asked={asked} within={null} />
            <ReportPdfButton asked={asked} />
          </div>
          <Totals asked={asked} found={found} />
          <Card>
            <Chart asked={asked} found={found} />
          </Card>
        </>
      )}
      <ResourceList
        label={words.report(asked.report)}
        rows={toListRows(query, shown)}
        rowKey={({ key }) => key ?? ''}
        columns={useReportColumns(asked, currency)}
        open={{ press: ({ key }) => setOpened({ key }) }}
        // Only the search counts as narrowing; the other parameters choose the report.
        search={{ ...search, isNarrowed: q !== '', show: () => search.change({ q: '' }) }}
        searchField={{ label: t`Search this report` }}
        renderCount={(total) => <Plural value={total} one="# line" other="# lines" />}
        failedTitle={t`Couldn’t load the report`}
        empty={{ icon: ChartColumn, text: <Trans>Nothing in this period yet.</Trans> }}
        noMatch={<Trans>No line matches.</Trans>}
        csv={{ fileName: `muster-${asked.report}-${asked.by}` }}
      />
      {reliefOf !== null && (
        <ReliefSheet
          personId={reliefOf.key ?? ''}
          name={words.label(asked.by, reliefOf)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened !== null && found !== undefined && reliefOf === null && (
        <RowsSheet
          asked={asked}
          within={opened}
          title={openedGroup === null ? t`All rows` : words.label(asked.by, openedGroup)}
          figures={openedGroup?.figures ?? found.total}
          currency={currency}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function ReportPdfButton({ asked }: { readonly asked: AskedReport }) {
  const { report, by, period } = asked;
  const words = useReportWords();
  const { group, figures, none } = useReportHeadings(asked);
  return (
    <PdfButton
      size="sm"
      fileName={`muster-${report}-${by}`}
      document={() => ({
        kind: 'report',
        report,
        group_by: by,
        period,
        title: words.report(report),
        headings: [group, ...figures],
        none,
      })}
    />
  );
}

function toListRows(
  query: ReportViewProps['query'],
  shown: readonly ReportGroupRow[],
): ListRows<ReportGroupRow> {
  if (query.data === undefined) {
    return query.isError
      ? { status: 'failed', error: query.error, retry: () => void query.refetch() }
      : { status: 'loading' };
  }
  return {
    status: 'ready',
    total: shown.length,
    rowAt: (at) => shown[at] ?? null,
    isEarlier: false,
    staleSinceMs: null,
    fetchAll: () => Promise.resolve(shown),
  };
}

function Totals({ asked, found }: { readonly asked: AskedReport; readonly found: FoundReport }) {
  const { t } = useLingui();
  const words = useReportWords();
  return (
    <StatTiles label={t`Total`}>
      {figuresFor(asked.report, useIdentity().role === 'admin').map(({ key, unit }, at) => (
        <StatTile
          key={key}
          label={words.figure(key)}
          value={
            <span className="text-22">
              {words.value(found.total[at] ?? 0, unit, found.currency)}
            </span>
          }
        />
      ))}
    </StatTiles>
  );
}

function Chart({ asked, found }: { readonly asked: AskedReport; readonly found: FoundReport }) {
  const { t } = useLingui();
  const words = useReportWords();
  const { by, report } = asked;
  const [figure] = reports[report].figures;
  const isByTime = by === 'day' || by === 'week' || by === 'month';
  const bars = isByTime
    ? found.groups.slice(by === 'day' ? -mostDays : -mostBars)
    : found.groups.slice(0, mostBars);
  const unit = words.figure(figure.key);
  const title =
    bars.length === found.groups.length
      ? unit
      : isByTime
        ? t`${unit}: the latest ${bars.length}`
        : t`${unit}: top ${mostBars}`;
  return (
    <BarsWithTable
      title={title}
      unit={unit}
      of={words.group(by)}
      bars={bars.map((row) => ({
        key: row.key ?? '',
        label: words.label(by, row),
        value: plainFigure(row.figures[0] ?? 0, figure.unit),
      }))}
      format={(value) =>
        words.value(
          figure.unit === 'minutes' ? value * 60 : figure.unit === 'money' ? value * 100 : value,
          figure.unit,
          found.currency,
        )
      }
    />
  );
}
