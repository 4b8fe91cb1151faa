import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type ProjectInProgress,
  workInProgressSchema,
  type WorkSheetRequest,
} from '@muster/contract/change-orders';
import { type WorkInProgress, workInProgress } from '@muster/domain/money/work-in-progress';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { anyText } from '../../../kit/list/list-params.ts';
import type { ListRows } from '../../../kit/list/list-rows.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { useSaveWorkbook } from '../../../kit/pdf/use-save-workbook.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { StatTile, StatTiles } from '../../../ui/StatTile.tsx';
import { unkept, useLiveCosts } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';

const params = { q: anyText };

type Row = ProjectInProgress & { readonly work: WorkInProgress };

/** `/reports/work-in-progress`: what each project has earned of its contract, and what was billed, for admins. */
export function WorkInProgressPage() {
  const { t } = useLingui();
  useLiveCosts();
  const query = useWorkInProgress();
  const search = useListSearch(params);
  const { q = '' } = search.values;
  const all = (query.data?.projects ?? []).map((project) => ({
    ...project,
    work: workInProgress(project),
  }));
  const shown = all.filter(({ name, number }) => matchesSearch(`${number ?? ''} ${name}`, q));
  const rows: ListRows<Row> =
    query.data !== undefined
      ? {
          status: 'ready',
          total: shown.length,
          rowAt: (at) => shown[at] ?? null,
          isEarlier: false,
          staleSinceMs: null,
          fetchAll: () => Promise.resolve(shown),
        }
      : query.isError
        ? { status: 'failed', error: query.error, retry: () => void query.refetch() }
        : { status: 'loading' };
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/reports">
          <Trans>Reports</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Work in progress</Trans>}
        {...(all.length > 0 && { actions: <WorkSheetButton /> })}
        description={
          <Trans>Earned is the contract times actual cost over forecast cost, today.</Trans>
        }
      />
      {query.data !== undefined && <Totals rows={all} currency={query.data.currency} />}
      <ResourceList
        label={t`Work in progress`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useWorkColumns()}
        open={{
          link: ({ id }) => ({
            to: '/admin/projects/$projectId/changes',
            params: { projectId: id },
          }),
        }}
        search={search}
        searchField={{ label: t`Search projects` }}
        renderCount={(total) => <Plural value={total} one="# project" other="# projects" />}
        failedTitle={t`Couldn’t load work in progress`}
        csv={{ fileName: 'work-in-progress.csv' }}
        empty={{ icon: ChartNoAxesColumn, text: <Trans>There are no projects yet.</Trans> }}
        noMatch={<Trans>No project matches.</Trans>}
      />
    </div>
  );
}

function WorkSheetButton() {
  const { t } = useLingui();
  const columns = useWorkColumns();
  const save = useSaveWorkbook({
    name: 'work-sheet',
    fileName: 'muster-work-in-progress',
    failedTitle: t`Couldn’t create the spreadsheet`,
    request: () => ({ headings: columns.map(({ header }) => header) }) satisfies WorkSheetRequest,
  });
  return (
    <Button
      icon={FileSpreadsheet}
      isBusy={save.isPending}
      disabledReason={useNeedsNetwork()}
      onClick={() => save.mutate()}
    >
      <Trans>Save as XLSX</Trans>
    </Button>
  );
}

function useWorkInProgress() {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'costs', 'work_in_progress'),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_work_in_progress', {}, workInProgressSchema)),
    ...unkept,
  });
}

function useWorkColumns(): readonly ListColumn<Row>[] {
  const { t, i18n } = useLingui();
  const words = useCostWords();
  const percent = ({ work }: Row) =>
    i18n.number(work.percent / 10_000, { style: 'percent', maximumFractionDigits: 1 });
  const money = (
    key: string,
    header: string,
    of: (row: Row) => number | null,
    { isLoss = false } = {},
  ): ListColumn<Row> => ({
    key,
    header,
    minRem: 8.5,
    isNarrow: true,
    align: 'end',
    cell: (row) => {
      const amount = of(row);
      return (
        <span
          className={clsx(
            'tabular-nums',
            isLoss && amount !== null && amount < 0 && 'font-medium text-danger-ink',
          )}
        >
          {amount === null ? '–' : words.cents(amount)}
        </span>
      );
    },
    text: (row) => {
      const amount = of(row);
      return amount === null ? '' : words.cents(amount);
    },
  });
  const billing = ({ work: { overbilled } }: Row) =>
    overbilled === null || overbilled === 0
      ? '–'
      : overbilled > 0
        ? t`${words.cents(overbilled)} over`
        : t`${words.cents(-overbilled)} under`;
  return [
    {
      key: 'name',
      header: t`Project`,
      minRem: 13,
      wraps: true,
      cell: ({ name, number }) => (
        <span className="wrap-anywhere">
          {number !== null && <span className="text-ink-3 tabular-nums">{number} </span>}
          <bdi>{name}</bdi>
        </span>
      ),
      text: ({ name, number }) => [number, name].filter(Boolean).join(' '),
    },
    money('contract', t`Contract`, ({ work }) => work.contract),
    {
      key: 'percent',
      header: t({ message: 'Complete', context: 'work' }),
      minRem: 6,
      isNarrow: true,
      align: 'end',
      onCard: 'detail',
      cell: (row) => (
        <span className="tabular-nums">
          {/* A card has no column headers. */}
          <span className="md:hidden">
            <Trans>{percent(row)} complete</Trans>
          </span>
          <span className="max-md:hidden">{percent(row)}</span>
        </span>
      ),
      text: percent,
    },
    money('earned', t`Earned`, ({ work }) => work.earned),
    money('billed', t`Billed`, ({ billed }) => billed),
    {
      key: 'overbilled',
      header: t`Over- or under-billed`,
      minRem: 12.5,
      isNarrow: true,
      align: 'end',
      onCard: 'trailing',
      cell: (row) => <span className="tabular-nums">{billing(row)}</span>,
      text: billing,
    },
    money('profit', t`Expected profit`, ({ work }) => work.profit, { isLoss: true }),
    money('actual', words.figure('actual'), ({ actual }) => actual),
    money('forecast', t`Forecast cost`, ({ forecast }) => forecast),
    money('approved', t`Approved change orders`, ({ approved }) => approved),
    {
      key: 'billed_on',
      header: t`Billed as of`,
      minRem: 8,
      isNarrow: true,
      cell: ({ billed_on: day }) => day !== null && words.day(day),
      text: ({ billed_on: day }) => day ?? '',
    },
  ];
}

function Totals({ rows, currency }: { readonly rows: readonly Row[]; readonly currency: string }) {
  const { t } = useLingui();
  const words = useCostWords();
  const sum = (of: (row: Row) => number | null) =>
    rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  const over = ({ work }: Row) => Math.max(work.overbilled ?? 0, 0);
  const under = ({ work }: Row) => Math.max(-(work.overbilled ?? 0), 0);
  const money = (amount: number) => (
    <span className="text-22">{words.money(amount, currency)}</span>
  );
  return (
    <StatTiles label={t`Totals`}>
      <StatTile label={t`Contracts`} value={money(sum(({ work }) => work.contract))} />
      <StatTile label={t`Earned`} value={money(sum(({ work }) => work.earned))} />
      <StatTile label={t`Billed`} value={money(sum(({ billed }) => billed))} />
      <StatTile label={t`Over-billed`} value={money(sum(over))} />
      <StatTile label={t`Under-billed`} value={money(sum(under))} />
    </StatTiles>
  );
}
