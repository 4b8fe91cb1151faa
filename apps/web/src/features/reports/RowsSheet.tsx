import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { figuresFor, reports, type ReportRow, type ReportWithin } from '@muster/contract/reports';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { type AskedReport, useReportRows } from './report-queries.ts';
import { SheetButton } from './SheetButton.tsx';
import { useReportWords } from './use-report-words.ts';

type RowsSheetProps = {
  readonly asked: AskedReport;
  readonly within: ReportWithin;
  readonly title: string;
  readonly figures: readonly number[];
  readonly currency: string;
  readonly onClose: () => void;
};

/** The rows that a figure of a report is made of; they sum to it. */
export function RowsSheet({ asked, within, title, figures, currency, onClose }: RowsSheetProps) {
  const { t, i18n } = useLingui();
  const words = useReportWords();
  const query = useReportRows(asked, within);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const matching = query.data?.pages[0]?.matching ?? null;
  const units = figuresFor(asked.report, useIdentity().role === 'admin');
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={title}
      description={matching !== null && <Plural value={matching} one="# row" other="# rows" />}
      height="tall"
      isFlush
      footer={<SheetButton asked={asked} within={within} size="lg" />}
    >
      <dl className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-3 tabular-nums md:px-5">
        {units.map(({ key, unit }, at) => (
          <div key={key} className="flex gap-2">
            <dt className="text-ink-2">{words.figure(key)}</dt>
            <dd className="font-medium">{words.value(figures[at] ?? 0, unit, currency)}</dd>
          </div>
        ))}
      </dl>
      {query.isError && query.data === undefined ? (
        <ErrorState
          title={<Trans>Couldn’t load the rows</Trans>}
          onRetry={() => void query.refetch()}
        >
          {i18n._(describeError(query.error))}
        </ErrorState>
      ) : query.data === undefined ? (
        <SkeletonRows count={6} />
      ) : (
        <>
          <List label={t`Rows`}>
            {rows.map((row) => (
              <Row key={JSON.stringify(row)} asked={asked} row={row} currency={currency} />
            ))}
          </List>
          {query.hasNextPage && (
            <div className="flex justify-center border-t border-line px-4 py-4">
              <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                <Trans>Show more</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}

function Row({
  asked: { report, by },
  row: { date, person, project, code, figures },
  currency,
}: {
  readonly asked: AskedReport;
  readonly row: ReportRow;
  readonly currency: string;
}) {
  const words = useReportWords();
  const [first, ...others] = reports[report].figures;
  const extra = others.flatMap(({ key, unit }, at) => {
    const value = figures[at + 1] ?? 0;
    return value === 0 ? [] : [`${words.figure(key)} ${words.value(value, unit, currency)}`];
  });
  const names = [
    by === 'person' ? null : person,
    by === 'project' ? null : project,
    by === 'code' ? null : code,
  ];
  const day = date === null ? null : words.day(date);
  const [title = day, ...places] = names.filter((name) => name !== null);
  return (
    <ListRow
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      detail={[title === day ? null : day, ...places, ...extra].filter(Boolean).join(' · ')}
      trailing={
        <span className="tabular-nums">
          {words.value(figures[0] ?? 0, first?.unit ?? 'count', currency)}
        </span>
      }
    />
  );
}
