import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardIndicators } from '@muster/contract/safety';
import { clsx } from 'clsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { type HeatColumn, heatOf, isOthers } from './heat-of.ts';
import { useSafetyWords } from '../use-safety-words.ts';

/**
 * Hazards by project and type of energy: the more there are, the stronger the color. The numbers say the same without
 * color.
 */
export function HeatTable({ heat }: Pick<HazardIndicators, 'heat'>) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const isPhone = useIsPhone();
  const { columns, energies, countOf, most } = heatOf(heat, isPhone ? 3 : 6);
  if (energies.length === 0) {
    return (
      <p className="text-14 text-ink-2">
        <Trans>No type of energy was recorded in the last 12 weeks.</Trans>
      </p>
    );
  }
  const nameOf = (column: HeatColumn) =>
    isOthers(column) ? t`Other projects` : (column.name ?? t`No project`);
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-14">
      <caption className="sr-only">{t`Hazards by project and type of energy`}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="w-2/5 max-md:w-[45%] pb-1 text-left align-bottom font-normal text-ink-3"
          >
            <Trans>Type of energy</Trans>
          </th>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className="px-1 max-md:px-0 pb-1 text-center align-bottom font-medium wrap-anywhere"
            >
              <bdi className="line-clamp-3">{nameOf(column)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {energies.map((energy) => (
          <tr key={energy}>
            <th scope="row" className="py-1 pr-3 text-left font-normal hyphens-auto max-md:pr-0">
              {words.energy(energy)}
            </th>
            {columns.map((column) => (
              <td
                key={column.key}
                className={clsx(
                  'h-10 rounded-control text-center tabular-nums',
                  heatStyle(countOf(column, energy), most),
                )}
              >
                {countOf(column, energy)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two or more are a repeat. The highest count stands out if it is at least three. */
function heatStyle(count: number, most: number): string {
  if (count === 0) return 'bg-surface-2 text-ink-3';
  if (count === 1) return 'bg-surface-3';
  return count === most && count > 2
    ? 'bg-danger-soft font-semibold text-danger-ink'
    : 'bg-attention-soft font-medium text-attention-ink';
}
