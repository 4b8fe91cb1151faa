import { useLingui } from '@lingui/react/macro';
import type { RiskMatrix } from '@muster/contract/safety';
import { riskBand, riskBands, riskScore } from '@muster/domain';
import { clsx } from 'clsx';
import { statusInks, statusSofts } from '../../../ui/status.ts';
import { BandBadge, bandIcons, bandTones } from '../BandBadge.tsx';
import { thresholdsOf } from './matrix-query.ts';
import { riskLevels } from './risk-levels.ts';
import { useSafetyWords } from '../use-safety-words.ts';

/** Every severity with every likelihood, and the band it comes to. */
export function MatrixTable({ matrix }: { readonly matrix: RiskMatrix }) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const thresholds = thresholdsOf(matrix);
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-1 text-12">
        <caption className="sr-only">{t`Risk by severity and likelihood`}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="w-24 pb-1 text-left align-bottom font-normal text-ink-3"
            >
              {t`Likelihood`}
            </th>
            <th
              scope="colgroup"
              colSpan={riskLevels.length}
              className="text-center font-normal text-ink-3 md:px-2 md:text-left"
            >
              {t`Severity`}
            </th>
          </tr>
          <tr>
            {riskLevels.map((severity) => (
              <th
                key={severity}
                scope="col"
                className="pb-1 text-center font-medium md:px-2 md:text-left"
              >
                <span className="max-md:sr-only">{words.severity(severity).name}</span>
                <span aria-hidden className="md:hidden">
                  {severity}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {riskLevels.toReversed().map((likelihood) => (
            <tr key={likelihood}>
              <th scope="row" className="pr-2 text-left font-medium">
                {words.likelihood(likelihood).name}
              </th>
              {riskLevels.map((severity) => {
                const band = riskBand(thresholds, severity, likelihood);
                const Icon = bandIcons[band];
                return (
                  <td
                    key={severity}
                    className={clsx(
                      'rounded-control p-2 align-top max-md:px-1',
                      statusSofts[bandTones[band]],
                    )}
                  >
                    <span
                      className={clsx(
                        'flex items-center gap-1 max-md:justify-center',
                        statusInks[bandTones[band]],
                      )}
                    >
                      <Icon aria-hidden className="size-3.5 shrink-0 max-[22.5rem]:hidden" />
                      <span className="font-medium tabular-nums">
                        {riskScore(severity, likelihood)}
                      </span>
                    </span>
                    <span className="block max-md:sr-only">{words.band(band)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* A phone has no room for words in the cells. */}
      <p className="mt-3 flex flex-wrap gap-2 md:hidden">
        {riskBands.map((band) => (
          <BandBadge key={band} band={band} />
        ))}
      </p>
    </>
  );
}
