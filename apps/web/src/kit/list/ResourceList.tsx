import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ColumnChoice } from '../../ui/ColumnChoice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toEntries, type TableEntry } from '../../ui/table/table-entry.ts';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardList } from './CardList.tsx';
import { type CsvColumn, tableCell } from './csv-column.ts';
import { CsvButton } from './CsvButton.tsx';
import { type ColumnChoices, foldColumns, titleOf } from './fold-columns.ts';
import type { ListColumn, ListSort, RowOpening } from './list-column.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListRows, ReadyRows } from './list-rows.ts';
import { ListTable } from './ListTable.tsx';
import { type AnySearch, FilterBar, type SearchTexts } from './FilterBar.tsx';
import { noSelection } from './selection.ts';
import { useSelection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useWidthRem } from './use-width-rem.ts';

// Loaded on demand, because few lists have one.
const WorkbookButton = lazyPart(async () => ({
  default: (await import('./WorkbookButton.tsx')).WorkbookButton,
}));

/** Rows that can be selected, and the actions on the selection. */
export type BulkActions<Row> = {
  /** Name of the selection, such as "Selected people". */
  readonly label: string;
  readonly selectLabel: (row: Row) => string;
  readonly selectAllLabel: string;
  /** Returns the ids of every row that the filters match. Throws `DataError`. */
  readonly findAll: () => Promise<readonly string[]>;
  readonly renderActions: (ids: ReadonlySet<string>, onDone: () => void) => ReactNode;
};

export type ResourceListProps<Row> = {
  /** Name of the rows, such as "People in the company". */
  readonly label: string;
  readonly rows: ListRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  readonly open?: RowOpening<Row>;
  /** From `useListSearch`. */
  readonly search: AnySearch;
  readonly searchField?: SearchTexts;
  readonly filters?: readonly ListFilter[];
  readonly sorts?: readonly ListSort[];
  /** Adjacent rows with the same title form a group below it. */
  readonly groupTitle?: (row: Row) => string;
  readonly renderCount: (total: number) => ReactNode;
  readonly failedTitle: ReactNode;
  /** Shown if there are no rows to begin with: one sentence and one action. */
  readonly empty: {
    readonly icon: LucideIcon;
    readonly text: ReactNode;
    readonly action?: ReactNode;
  };
  /** Shown if the filters find nothing. */
  readonly noMatch?: ReactNode;
  readonly bulk?: BulkActions<Row>;
  readonly csv?: {
    readonly fileName: string;
    readonly columns?: readonly CsvColumn<Row>[];
    /** True to offer a spreadsheet, too. */
    readonly hasWorkbook?: boolean;
  };
  /** Content above the search, such as saved views. */
  readonly children?: ReactNode;
};

const cardPx = 68;
const rowPx = 44;
const noFilters: readonly ListFilter[] = [];
const noSorts: readonly ListSort[] = [];
const noEntries: readonly TableEntry<never>[] = [];

/**
 * A page's list of records: search, filters and sort in the address, a table that folds its columns on a
 * desktop, cards on a phone, and states for no rows, an error or no network.
 */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { rows, columns, search, rowKey, bulk, filters = noFilters, sorts = noSorts } = props;
  const isPhone = useIsPhone();
  const [choices, setChoices] = useState<ColumnChoices>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const [widthRem, setFrame] = useWidthRem();
  const entries = rows.status === 'ready' ? toLines(rows, props.groupTitle) : noEntries;
  const drawn = useVirtualRows(entries.length, isPhone ? cardPx : rowPx);
  useRowsInSight(rows, entries, drawn);
  const { selection, setSelection, selectAll } = useSelection(
    JSON.stringify(search.values),
    bulk?.findAll ?? nothingFound,
  );
  const listSelection =
    bulk !== undefined && (!isPhone || isSelecting)
      ? {
          selection,
          onSelect: setSelection,
          onSelectAll: () => void selectAll(),
          label: bulk.selectLabel,
          allLabel: bulk.selectAllLabel,
        }
      : null;
  const shown = foldColumns(columns, choices, (widthRem ?? 0) - (bulk === undefined ? 0 : 3));
  const view = {
    label: props.label,
    entries,
    rowKey,
    open: props.open,
    drawn,
    selection: listSelection,
  };
  const hasNone = rows.status === 'ready' && rows.total === 0;
  // The message in place of the rows says so; screen readers still get the count.
  const isCountHidden = hasNone && rows.staleSinceMs === null;
  return (
    <>
      <Card isFlush className="overflow-visible">
        {props.children}
        {props.searchField !== undefined && (
          <FilterBar
            search={search}
            searchField={props.searchField}
            filters={filters}
            sorts={sorts}
          />
        )}
        {rows.status !== 'failed' && (
          <div
            className={clsx(
              'peer',
              isCountHidden
                ? 'sr-only'
                : 'flex min-h-12 items-center justify-between gap-3 border-t border-line px-4 py-1 text-14 text-ink-2 first:border-t-0 md:min-h-10 md:px-5',
            )}
          >
            <CountAndAge rows={rows} renderCount={props.renderCount} />
            <span className="flex shrink-0 items-center gap-1">
              {props.csv !== undefined && rows.status === 'ready' && rows.total > 0 && !isPhone && (
                <TableButtons
                  csv={props.csv}
                  columns={props.csv.columns ?? textColumns(columns)}
                  fetchAll={rows.fetchAll}
                />
              )}
              {!isPhone && columns.length > 2 && rows.status === 'ready' && rows.total > 0 && (
                <ColumnChoice
                  columns={columns.filter(
                    (column) => column !== titleOf(columns) && column.isAlways !== true,
                  )}
                  hiddenKeys={keysNotIn(columns, shown)}
                  onChange={(hidden) => setChoices(changedChoices(columns, shown, choices, hidden))}
                />
              )}
              {isPhone && bulk !== undefined && !hasNone && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-pressed={isSelecting}
                  onClick={() => {
                    setSelecting(!isSelecting);
                    setSelection(noSelection);
                  }}
                >
                  {isSelecting ? <Trans>Done</Trans> : <Trans>Select</Trans>}
                </Button>
              )}
            </span>
          </div>
        )}
        <div
          ref={setFrame}
          className={clsx(
            'border-t border-line first:border-t-0',
            isCountHidden && 'peer-first:border-t-0',
            rows.status === 'ready' && rows.isEarlier && 'opacity-60',
          )}
        >
          {rows.status !== 'ready' || rows.total === 0 ? (
            <NoRows {...props} />
          ) : isPhone ? (
            <CardList {...view} rows={rows} columns={columns} />
          ) : (
            widthRem !== null && (
              <ListTable
                {...view}
                rows={rows}
                columns={shown}
                widthRem={widthRem}
                sorts={sorts}
                sort={search.values['sort']}
                onSortChange={(sort) =>
                  search.change({ sort: sort === sorts[0]?.value ? '' : sort })
                }
              />
            )
          )}
        </div>
        {rows.status === 'ready' && rows.more != null && <More {...rows.more} />}
      </Card>
      {bulk !== undefined && selection.ids.size > 0 && (
        <BulkBar
          label={bulk.label}
          count={selection.ids.size}
          total={rows.status === 'ready' ? rows.total : 0}
          onSelectAll={() => void selectAll()}
          onClear={() => setSelection(noSelection)}
        >
          {bulk.renderActions(selection.ids, () => setSelection(noSelection))}
        </BulkBar>
      )}
    </>
  );
}

function TableButtons<Row>({
  csv: { fileName, hasWorkbook = false },
  columns,
  fetchAll,
}: {
  readonly csv: NonNullable<ResourceListProps<Row>['csv']>;
  readonly columns: readonly CsvColumn<Row>[];
  readonly fetchAll: () => Promise<readonly Row[]>;
}) {
  return (
    <>
      <CsvButton fileName={fileName} columns={columns} fetchAll={fetchAll} />
      {hasWorkbook && (
        <Suspense>
          <WorkbookButton
            fileName={fileName}
            fetchTable={async () => ({
              headings: columns.map(({ header }) => header),
              rows: (await fetchAll()).map((row) =>
                columns.map((column) => tableCell(column, row)),
              ),
            })}
          />
        </Suspense>
      )}
    </>
  );
}

const nothingFound = () => Promise.resolve([]);

function toLines<Row>(
  rows: ReadyRows<Row>,
  groupTitle: ((row: Row) => string) | undefined,
): readonly TableEntry<Row>[] {
  return toEntries(
    Array.from({ length: rows.total }, (_, at) => rows.rowAt(at)),
    groupTitle,
  );
}

function useRowsInSight<Row>(
  rows: ListRows<Row>,
  entries: readonly TableEntry<Row>[],
  drawn: { readonly first: number; readonly end: number },
) {
  const hear = rows.status === 'ready' ? rows.onInSight : undefined;
  const inSight = entries
    .slice(drawn.first, drawn.end)
    .flatMap((entry) => (entry.kind === 'row' ? [entry.at] : []));
  const first = inSight[0] ?? 0;
  const end = (inSight.at(-1) ?? -1) + 1;
  useEffect(() => hear?.(first, end));
}

function textColumns<Row>(columns: readonly ListColumn<Row>[]): readonly CsvColumn<Row>[] {
  return columns.flatMap(({ header, text }) => (text === undefined ? [] : [{ header, text }]));
}

function keysNotIn<Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly ListColumn<Row>[],
): ReadonlySet<string> {
  return new Set(columns.filter((column) => !shown.includes(column)).map(({ key }) => key));
}

/** Remembers only the columns that the reader changed; the others keep folding by width. */
function changedChoices<Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly ListColumn<Row>[],
  choices: ColumnChoices,
  hidden: ReadonlySet<string>,
): ColumnChoices {
  const changed = columns.filter((column) => shown.includes(column) === hidden.has(column.key));
  return new Map([...choices, ...changed.map(({ key }) => [key, !hidden.has(key)] as const)]);
}

function CountAndAge<Row>({
  rows,
  renderCount,
}: Pick<ResourceListProps<Row>, 'rows' | 'renderCount'>) {
  const words = useTimeWords();
  if (rows.status !== 'ready') return <span />;
  return (
    <output className="min-w-0 tabular-nums">
      {rows.more == null ? renderCount(rows.total) : <Trans>Newest {rows.total}</Trans>}
      {rows.staleSinceMs !== null && (
        <>
          {' · '}
          <Trans>as of {words.dayAndTime(rows.staleSinceMs, readerZone())}</Trans>
        </>
      )}
    </output>
  );
}

/** Shown in place of the rows while they load, when loading failed, and when there are none. */
function NoRows<Row>({ rows, search, failedTitle, empty, noMatch }: ResourceListProps<Row>) {
  const { i18n } = useLingui();
  if (rows.status === 'loading') return <SkeletonRows count={12} />;
  if (rows.status === 'failed') {
    return (
      <ErrorState title={failedTitle} onRetry={rows.retry}>
        {i18n._(describeError(rows.error))}
      </ErrorState>
    );
  }
  if (!search.isNarrowed) {
    return (
      <EmptyState icon={empty.icon} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={empty.icon}
      action={
        <Button onClick={() => search.show({})}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {noMatch ?? <Trans>Nothing matches these filters.</Trans>}
    </EmptyState>
  );
}

function More({ isBusy, error, load }: NonNullable<ReadyRows<unknown>['more']>) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col items-center gap-2 border-t border-line px-4 py-4">
      <Button isBusy={isBusy} onClick={load}>
        <Trans>Show more</Trans>
      </Button>
      {error !== null && (
        <p role="alert" className="text-14 text-danger-ink">
          {i18n._(describeError(error))}
        </p>
      )}
    </div>
  );
}
