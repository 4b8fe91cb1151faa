import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetFigure } from '@muster/contract/job-costs';
import { clsx } from 'clsx';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useCostWords } from './use-cost-words.ts';

type NumberKey =
  | 'revised'
  | 'approved'
  | 'pending'
  | 'remaining'
  | 'forecast'
  | 'original'
  | 'moved'
  | 'changed'
  | 'committed';

/** The figures of a line, most important first: the last ones fold away if there is no room. */
export function useBudgetColumns(): readonly ListColumn<BudgetFigure>[] {
  const { t } = useLingui();
  const words = useCostWords();
  const headers: Readonly<Record<NumberKey, string>> = {
    revised: t`Budget`,
    approved: words.figure('approved'),
    pending: words.figure('pending'),
    remaining: t`Remaining`,
    forecast: t`Forecast`,
    original: words.figure('original'),
    moved: words.figure('moved'),
    changed: words.figure('changed'),
    committed: words.figure('committed'),
  };
  const numberColumn = (key: NumberKey): ListColumn<BudgetFigure> => ({
    key,
    header: headers[key],
    minRem: key === 'pending' ? 9.5 : 7.25,
    isNarrow: true,
    align: 'end',
    ...(key === 'remaining' && { onCard: 'trailing' as const }),
    cell: (line) => (
      <span
        className={clsx(
          'tabular-nums',
          line[key] === 0 && 'text-ink-3',
          isOver(key, line) && 'font-medium text-danger-ink',
        )}
      >
        {words.cents(line[key])}
        {key === 'committed' && line.submitted !== 0 && (
          <span className="block text-12 text-ink-3">
            <Trans>{words.cents(line.submitted)} waiting</Trans>
          </span>
        )}
      </span>
    ),
    text: (line) => words.cents(line[key]),
  });
  const codeText = ({ code, name }: BudgetFigure) =>
    code === null ? t`No cost code` : `${code} ${name ?? ''}`;
  return [
    {
      key: 'code',
      header: t`Cost code`,
      minRem: 12,
      wraps: true,
      cell: ({ code, name }) =>
        code === null ? (
          t`No cost code`
        ) : (
          <span className="wrap-anywhere">
            <span className="tabular-nums text-ink-2">{code}</span> <bdi>{name}</bdi>
          </span>
        ),
      text: codeText,
    },
    {
      key: 'type',
      header: t`Type`,
      minRem: 7.5,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ cost_type: type }) => words.type(type),
      text: ({ cost_type: type }) => words.type(type),
    },
    ...(
      [
        'revised',
        'approved',
        'pending',
        'remaining',
        'forecast',
        'original',
        'moved',
        'changed',
        'committed',
      ] as const
    ).map(numberColumn),
  ];
}

/** True for money spent beyond the budget. A line without a budget is never over it. */
function isOver(key: NumberKey, line: BudgetFigure): boolean {
  if (key === 'forecast') return line.is_budgeted && line.forecast > line.revised;
  return key === 'remaining' && line.remaining < 0;
}
