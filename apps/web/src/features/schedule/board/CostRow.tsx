import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { monthOnPaper } from './month-on-paper.ts';
import { usePlannedCosts } from './use-planned-costs.ts';

type CostRowProps = {
  readonly days: readonly string[];
  readonly columns: string;
};

/** For admins, below the coverage: what each day costs as planned. Nothing where a total would tell what someone earns. */
export function CostRow({ days, columns }: CostRowProps) {
  const { t, i18n } = useLingui();
  const { data = [] } = usePlannedCosts(days[0] ?? '', days.at(-1) ?? '', days.length > 0);
  if (data.length === 0) return null;
  const money = (cents: number, options: Intl.NumberFormatOptions) =>
    i18n.number(cents / 100, { style: 'currency', ...options });
  const costsByDay = Map.groupBy(data, ({ on_date }) => on_date);
  return (
    <tr className="grid border-t border-line bg-surface-2" style={{ gridTemplateColumns: columns }}>
      <th
        scope="row"
        className="sticky left-0 z-10 print:static border-r border-line bg-surface-2 px-3 py-1 text-left text-14 leading-tight font-medium"
      >
        <Trans>Planned cost</Trans>
        <span className="block text-12 leading-tight font-normal text-ink-3">
          <Trans>Base rates, 3 or more people</Trans>
        </span>
      </th>
      {days.map((date) => {
        const costs = costsByDay.get(date) ?? [];
        return (
          <td
            key={date}
            className={clsx(
              'min-w-0 border-r border-line px-2 py-1.5 text-12 text-ink-2 tabular-nums not-print:last:border-r-0',
              monthOnPaper,
            )}
          >
            {costs.length === 0 ? (
              <span aria-label={t`Not shown`}>–</span>
            ) : (
              costs.map(({ currency, amount_cents }) => (
                <span key={currency} className="block truncate print:text-clip">
                  <span className="print:group-data-month/board:hidden">
                    {money(amount_cents, { currency, maximumFractionDigits: 0 })}
                  </span>
                  {/* A day of a month on paper has room for no more. */}
                  <span className="hidden print:group-data-month/board:inline">
                    {money(amount_cents, { currency, notation: 'compact' })}
                  </span>
                </span>
              ))
            )}
          </td>
        );
      })}
    </tr>
  );
}
