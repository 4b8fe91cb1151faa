import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  resolveRetention,
  retentionKinds,
  type RetentionKind,
  type RetentionPeriod,
} from '@muster/contract/retention';

/** @param settings of the reader's company; null: the defaults */
export function RetentionTable({ settings }: { readonly settings: unknown }) {
  const { t } = useLingui();
  const names: Record<RetentionKind, string> = {
    location_trail: t`Places recorded between punches, where a company switches this on`,
    punch_coordinates: t`Place of a punch`,
    voice_audio: t`Voice recordings`,
    time_cards: t`Time cards and schedules`,
    payroll: t`Payroll records`,
  };
  const words = (period: RetentionPeriod): string => {
    if ('days' in period) return plural(period.days, { one: '# day', other: '# days' });
    if ('years' in period) return plural(period.years, { one: '# year', other: '# years' });
    return t`As long as the time card`;
  };
  const periods = resolveRetention(settings);
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-14 text-ink-3">
          <th scope="col" className="py-2 pr-4 font-medium">
            <Trans>Record</Trans>
          </th>
          <th scope="col" className="py-2 font-medium">
            <Trans>Kept for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {retentionKinds.map((kind) => (
          <tr key={kind} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-normal text-ink-1">
              {names[kind]}
            </th>
            <td className="py-3 text-ink-1 tabular-nums">{words(periods[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
