import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Budget, BudgetFigure } from '@muster/contract/job-costs';
import { useParams } from '@tanstack/react-router';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import type { ListRows } from '../../kit/list/list-rows.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Banner } from '../../ui/Banner.tsx';
import { NameList } from '../../ui/NameList.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { StatTile, StatTiles } from '../../ui/StatTile.tsx';
import { sumBudget } from './budget-sums.ts';
import { useBudget, useLiveCosts } from './cost-queries.ts';
import { BudgetActions, StartBudget } from './BudgetActions.tsx';
import { lineKey } from './line-key.ts';
import { LineSheet } from './LineSheet.tsx';
import { useBudgetColumns } from './use-budget-columns.tsx';
import { useCostWords } from './use-cost-words.ts';

const params = { q: anyText, which: oneOf(['over', 'pending']) };

const isShown = (line: BudgetFigure, which: string | undefined) =>
  which === 'over'
    ? line.is_budgeted && line.forecast > line.revised
    : which === 'pending'
      ? line.pending !== 0
      : true;

/** `/admin/projects/{projectId}/cost`: a project's budget, its cost so far and its forecast, for admins. */
export function CostTab() {
  const { t } = useLingui();
  const { projectId = '' } = useParams({ strict: false });
  useLiveCosts();
  const query = useBudget(projectId);
  const budget = query.data;
  const search = useListSearch(params);
  const { q = '', which } = search.values;
  const [opened, setOpened] = useState<string | null>(null);
  const typeWords = useCostWords().type;
  const shown = (budget?.lines ?? []).filter(
    (line) =>
      isShown(line, which) &&
      matchesSearch([line.code, line.name, typeWords(line.cost_type)].join(' '), q),
  );
  const rows: ListRows<BudgetFigure> =
    budget !== undefined
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
  const line = budget?.lines.find((each) => lineKey(each) === opened);
  return (
    <div className="space-y-5">
      {budget !== undefined && budget.lines.length > 0 && (
        <>
          <BudgetActions projectId={projectId} budget={budget} />
          <Totals budget={budget} />
          <LeftOut budget={budget} />
        </>
      )}
      <ResourceList
        label={t`Budget and cost by line`}
        rows={rows}
        rowKey={lineKey}
        columns={useBudgetColumns()}
        open={{ press: (pressed) => setOpened(lineKey(pressed)) }}
        search={search}
        searchField={{ label: t`Search cost codes` }}
        filters={[
          {
            kind: 'chips',
            key: 'which',
            label: t`Lines`,
            allLabel: t({ message: 'All', context: 'budget lines' }),
            options: [
              { value: 'over', label: t`Over budget` },
              { value: 'pending', label: t({ message: 'Not yet approved', context: 'cost' }) },
            ],
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# line" other="# lines" />}
        failedTitle={t`Couldn’t load the budget`}
        csv={{ fileName: 'budget.csv' }}
        empty={{
          icon: Wallet,
          text: <Trans>This project has no budget and no costs yet.</Trans>,
          action: budget !== undefined && <StartBudget projectId={projectId} budget={budget} />,
        }}
        noMatch={<Trans>No line matches.</Trans>}
      />
      {line !== undefined && budget !== undefined && (
        <LineSheet
          projectId={projectId}
          line={line}
          currency={budget.currency}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function Totals({ budget }: { readonly budget: Budget }) {
  const { t } = useLingui();
  const words = useCostWords();
  const sums = sumBudget(budget.lines);
  const hasBudget = budget.lines.some(({ is_budgeted: isBudgeted }) => isBudgeted);
  const money = (amount: number) => (
    <span className="text-22">{words.money(amount, budget.currency)}</span>
  );
  const percent =
    hasBudget && sums.revised > 0 ? Math.round((sums.actual / sums.revised) * 100) : null;
  return (
    <StatTiles label={t`Totals`}>
      {hasBudget && <StatTile label={words.figure('revised')} value={money(sums.revised)} />}
      <StatTile
        label={
          percent === null ? words.figure('actual') : t`Actual cost, ${percent}% of the budget`
        }
        value={money(sums.actual)}
      />
      <StatTile label={t`Actual cost not yet approved`} value={money(sums.pending)} />
      {(sums.committed !== 0 || sums.submitted !== 0) && (
        <StatTile
          label={
            sums.submitted === 0
              ? words.figure('committed')
              : t`Committed, ${words.money(sums.submitted, budget.currency)} more waiting for approval`
          }
          value={money(sums.committed)}
        />
      )}
      {hasBudget && <StatTile label={t`Remaining`} value={money(sums.remaining)} />}
      {hasBudget && <StatTile label={t`Forecast at completion`} value={money(sums.forecast)} />}
    </StatTiles>
  );
}

/** Warns about people whose work is not in the costs, and why. */
function LeftOut({ budget }: { readonly budget: Budget }) {
  const { without_rate: unpaid, in_other_currency: foreign, currency } = budget;
  return (
    <>
      {unpaid.length > 0 && (
        <Banner
          tone="attention"
          title={<Trans>No pay rate, so their labor costs nothing here</Trans>}
        >
          <NameList names={unpaid.map(({ name }) => name)} />
        </Banner>
      )}
      {foreign.length > 0 && (
        <Banner
          tone="attention"
          title={<Trans>Not paid in {currency}, so their labor isn’t counted here</Trans>}
        >
          <NameList names={foreign.map(({ name, currency: paid }) => `${name} (${paid})`)} />
        </Banner>
      )}
    </>
  );
}
