import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetFigure, CostFigure, CostRow, DirectCost } from '@muster/contract/job-costs';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useCostRows } from './cost-queries.ts';
import { DirectCostSheet } from './DirectCostSheet.tsx';
import { useCostWords } from './use-cost-words.ts';

type LineSheetProps = {
  readonly projectId: string;
  readonly line: BudgetFigure;
  readonly currency: string;
  readonly onClose: () => void;
};

const opening = [
  'original',
  'moved',
  'changed',
  'committed',
  'submitted',
  'approved',
  'pending',
] as const;

/** One line of a budget: what its figures add up to, each opening the rows that it is made of. */
export function LineSheet({ projectId, line, currency, onClose }: LineSheetProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const [figure, setFigure] = useState<CostFigure | null>(null);
  const [changed, setChanged] = useState<DirectCost | null>(null);
  const title = `${line.code ?? t`No cost code`} · ${words.type(line.cost_type)}`;
  const money = (amount: number) => words.money(amount, currency);
  if (changed !== null) {
    return (
      <DirectCostSheet
        projectId={projectId}
        currency={currency}
        cost={changed}
        source={changed.source}
        onClose={() => setChanged(null)}
      />
    );
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={figure === null ? title : words.figure(figure)}
      description={figure === null ? line.name : title}
      height="tall"
      isFlush
      footer={
        figure !== null && (
          <Button size="lg" onClick={() => setFigure(null)}>
            <Trans>Back to the line</Trans>
          </Button>
        )
      }
    >
      {figure === null ? (
        <>
          <List label={title}>
            {opening
              .filter((key) => line[key] !== 0 || key === 'original' || key === 'approved')
              .map((key) => (
                <ListRow
                  key={key}
                  title={words.figure(key)}
                  trailing={money(line[key])}
                  onPress={() => setFigure(key)}
                />
              ))}
          </List>
          <KeyValue
            className="border-t border-line px-4 md:px-5"
            items={[
              { key: words.figure('revised'), value: money(line.revised) },
              { key: words.figure('actual'), value: money(line.approved + line.pending) },
              { key: t`Remaining`, value: money(line.remaining) },
              { key: t`Forecast`, value: money(line.forecast) },
              ...(line.revised_hours > 0 || line.used_hours > 0
                ? [
                    {
                      key: t`Hours used`,
                      value: t`${words.number(line.used_hours)} of ${words.number(line.revised_hours)}`,
                    },
                  ]
                : []),
              ...(line.revised_quantity > 0
                ? [
                    {
                      key: t`Installed`,
                      value: t`${words.number(line.installed)} of ${words.number(line.revised_quantity)} ${line.unit ?? ''}`,
                    },
                  ]
                : []),
            ]}
          />
        </>
      ) : (
        <FigureRows
          projectId={projectId}
          line={line}
          figure={figure}
          currency={currency}
          onChange={setChanged}
        />
      )}
    </Sheet>
  );
}

function FigureRows({
  projectId,
  line,
  figure,
  currency,
  onChange,
}: Omit<LineSheetProps, 'onClose'> & {
  readonly figure: CostFigure;
  readonly onChange: (cost: DirectCost) => void;
}) {
  const { t, i18n } = useLingui();
  const words = useCostWords();
  const query = useCostRows({
    projectId,
    costCodeId: line.cost_code_id,
    costType: line.cost_type,
    figure,
  });
  const [first] = query.data?.pages ?? [];
  if (query.isError && first === undefined) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the rows</Trans>}
        onRetry={() => void query.refetch()}
      >
        {i18n._(describeError(query.error))}
      </ErrorState>
    );
  }
  if (first === undefined) return <SkeletonRows count={6} />;
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const money = (amount: number) => words.money(amount, currency);
  return (
    <>
      <p className="flex justify-between gap-4 border-b border-line px-4 py-3 font-medium tabular-nums md:px-5">
        <span>{t`Total`}</span>
        <span>{money(first.total)}</span>
      </p>
      {rows.length === 0 && (
        <p className="px-4 py-4 text-ink-2 md:px-5">
          <Trans>Nothing is in this figure yet.</Trans>
        </p>
      )}
      <List label={words.figure(figure)}>
        {rows.map((row) => (
          <ListRow
            key={`${row.kind} ${row.id ?? row.person_id ?? ''} ${row.date ?? ''}`}
            title={<RowTitle row={row} />}
            detail={<RowDetail row={row} />}
            trailing={money(row.amount)}
            {...(row.facts !== null && {
              onPress: () => row.facts !== null && onChange(row.facts),
            })}
          />
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
  );
}

function RowTitle({ row }: { readonly row: CostRow }) {
  const { t } = useLingui();
  switch (row.kind) {
    case 'original':
      return <Trans>Original budget</Trans>;
    case 'modification':
    case 'change_order':
      return <bdi className="wrap-anywhere">{row.label}</bdi>;
    case 'opening':
      return <bdi className="wrap-anywhere">{row.label ?? t`Opening figure`}</bdi>;
    case 'typed':
      return <bdi className="wrap-anywhere">{row.label ?? t`Direct cost`}</bdi>;
    case 'receipt':
      return (
        <bdi className="wrap-anywhere">
          <Trans>Receipt: {row.label}</Trans>
        </bdi>
      );
    case 'claim':
      return (
        <bdi className="wrap-anywhere">
          <Trans>Claim: {row.label}</Trans>
        </bdi>
      );
    case 'committed':
    case 'submitted':
      return row.label;
    case 'labor':
      return <bdi>{row.label}</bdi>;
  }
}

function RowDetail({ row }: { readonly row: CostRow }) {
  const { t } = useLingui();
  const words = useCostWords();
  if (row.date === null) return null;
  if (row.kind !== 'labor') return words.day(row.date);
  return (
    <>
      {t`Pay period from ${words.day(row.date)}`}
      {row.worked_minutes !== null && (
        <>
          {' · '}
          <Duration minutes={row.worked_minutes} />
        </>
      )}
    </>
  );
}
