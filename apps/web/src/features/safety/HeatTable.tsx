import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardIndicators } from '@muster/contract/safety';
import { clsx } from 'clsx';
import { heatOf } from './heat-of.ts';
import { useSafetyWords } from './use-safety-words.ts';

/** What comes up where: the more often, the stronger. The numbers say the same without color. */
export function HeatTable({ heat }: Pick<HazardIndicators, 'heat'>) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const { projects, energies, countOf, most } = heatOf(heat);
  if (energies.length === 0) {
    return (
      <p className="text-14 text-ink-2">
        <Trans>No kind of energy was named in the last 12 weeks.</Trans>
      </p>
    );
  }
  const label = t`Hazards by project and kind of energy`;
  return (
    <div
      // Wider than a phone where there are many projects.
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-control focus-visible:outline-2 focus-visible:outline-accent-mark"
    >
      <table className="w-full border-separate border-spacing-1 text-14">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="pr-3 pb-1 text-left align-bottom font-normal text-ink-3">
              <Trans>Kind of energy</Trans>
            </th>
            {projects.map(({ key, name }) => (
              <th
                key={key}
                scope="col"
                className="min-w-20 px-1 pb-1 text-center align-bottom font-medium wrap-anywhere"
              >
                <bdi>{name ?? t`No project`}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {energies.map((energy) => (
            <tr key={energy}>
              <th scope="row" className="min-w-32 py-1 pr-3 text-left font-normal">
                {words.energy(energy)}
              </th>
              {projects.map(({ key }) => {
                const count = countOf(key, energy);
                return (
                  <td
                    key={key}
                    className={clsx(
                      'h-10 rounded-control text-center tabular-nums',
                      count === 0
                        ? 'bg-surface-2 text-ink-3'
                        : count === 1
                          ? 'bg-surface-3'
                          : count < most || most === 2
                            ? 'bg-attention-soft font-medium text-attention-ink'
                            : 'bg-danger-soft font-semibold text-danger-ink',
                    )}
                  >
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
