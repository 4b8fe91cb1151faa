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
    location_trail: t`Locations between punches, if your company records them`,
    punch_coordinates: t`Location of a punch`,
    voice_audio: t`What you say to Sarah, and the recordings if your company keeps them`,
    time_cards: t`Timesheets and schedules`,
    payroll: t`Payroll records`,
  };
  const periods = resolveRetention(settings);
  const length = (period: RetentionPeriod): string => {
    if ('until' in period) return t`Until everyone has signed or the JSA has ended`;
    if ('days' in period) return plural(period.days, { one: '# day', other: '# days' });
    const { years } = 'years' in period ? period : periods.time_cards;
    return plural(years, { one: '# year', other: '# years' });
  };
  const words = (kind: RetentionKind): string => {
    const period = length(periods[kind]);
    const isDeleted = kind !== 'time_cards' && kind !== 'payroll';
    return isDeleted ? t`${period}, then deleted` : t`At least ${period}`;
  };
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-14 text-ink-3">
          <th scope="col" className="py-2 pr-4 font-medium">
            <Trans>Record</Trans>
          </th>
          <th scope="col" className="py-2 font-medium">
            <Trans>Kept</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {retentionKinds.map((kind) => (
          <tr key={kind} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-normal text-ink-1">
              {names[kind]}
            </th>
            <td className="py-3 text-ink-1 tabular-nums">{words(kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
