import { Trans, useLingui } from '@lingui/react/macro';
import { priceText } from '@muster/domain/money/decimal-text';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { JobRate } from './job-rate-draft.ts';
import { usePayWords } from './use-pay-words.ts';

/** @param today `yyyy-mm-dd` */
export function useRateColumns(today: string): readonly ListColumn<JobRate>[] {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const amount = (rate: number, currency: string) =>
    priceText(rate, currency, i18n.locales ?? i18n.locale);
  return [
    {
      key: 'for',
      header: t({ message: 'For', context: 'job rate' }),
      minRem: 16,
      wraps: true,
      cell: ({ project, cost_code, classification, person }) => (
        <bdi className="wrap-anywhere">
          {[project, cost_code, classification, person].filter((part) => part !== null).join(' · ')}
        </bdi>
      ),
    },
    {
      key: 'rate',
      header: t`Amount per hour`,
      minRem: 10.5,
      isNarrow: true,
      wraps: true,
      align: 'end',
      onCard: 'trailing',
      cell: ({ rate, fringe, currency }) => (
        <span className="tabular-nums">
          {amount(rate, currency)}
          {fringe > 0 && (
            <span className="block text-14 text-ink-3">
              <Trans>+ {amount(fringe, currency)} fringe</Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'mode',
      header: t`How it applies`,
      minRem: 11,
      onCard: 'detail',
      cell: ({ mode }) => words.mode(mode),
    },
    {
      key: 'dates',
      header: t`Effective`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ valid_from: from, valid_to: to }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {to === null
            ? t`Starting ${words.day(from)}`
            : t`${words.day(from)} until ${words.day(to)}`}
          {from > today && (
            <StatusBadge tone="info" look="plain">
              <Trans>Upcoming</Trans>
            </StatusBadge>
          )}
        </span>
      ),
    },
  ];
}
