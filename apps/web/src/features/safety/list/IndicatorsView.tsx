import { useLingui } from '@lingui/react/macro';
import type { HazardIndicators } from '@muster/contract/safety';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarsWithTable } from '../../../ui/chart/BarsWithTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { HeatTable } from './HeatTable.tsx';
import { indicatorsQuery } from './indicators-query.ts';
import { useDayText } from '../use-day-text.ts';

/** Leading indicators of the last twelve weeks: is anything reported, and how soon is it fixed? */
export function IndicatorsView() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(indicatorsQuery(user_id));
  if (read.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    );
  }
  if (read.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the metrics`} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  return <Figures indicators={read.data} />;
}

const minutesPerDay = 1440;

function Figures({ indicators }: { readonly indicators: HazardIndicators }) {
  const { t, i18n } = useLingui();
  const dayText = useDayText();
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const span = (minutes: number | null) => {
    if (minutes === null) return t`No data yet`;
    if (minutes < 60) return t`${minutes} min`;
    const hours = number(minutes / 60);
    if (minutes < 2 * minutesPerDay) return t`${hours} h`;
    const days = number(minutes / minutesPerDay);
    return t`${days} days`;
  };
  const byWeek = (valueOf: (week: HazardIndicators['weeks'][number]) => number) =>
    indicators.weeks.map((week) => ({
      key: week.week,
      label: dayText(week.week),
      value: valueOf(week),
    }));
  const daysOf = (minutes: number | null) => (minutes ?? 0) / minutesPerDay;
  const { closed, closed_late } = indicators;
  const charts = [
    {
      title: t`Reports per 100 people at work, by week`,
      unit: t`Reports per 100 people`,
      bars: byWeek(({ reports, workers }) => (workers === 0 ? 0 : (reports / workers) * 100)),
    },
    {
      title: t`Days to review, by week reported`,
      unit: t`Days (median)`,
      bars: byWeek(({ triage_minutes }) => daysOf(triage_minutes)),
    },
    {
      title: t`Days to close, by week closed`,
      unit: t`Days (median)`,
      bars: byWeek(({ close_minutes }) => daysOf(close_minutes)),
    },
    {
      title: t`Closed late, by week`,
      unit: t`Closed after the due date`,
      bars: byWeek(({ closed_late: late }) => late),
    },
    // Twelve weeks of nothing need no picture.
  ].filter(({ bars }) => bars.some(({ value }) => value > 0));
  return (
    <div className="space-y-5">
      <Card title={t`Last 12 weeks`}>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-3">
          {[
            { key: t`Time to review (median)`, value: span(indicators.triage_minutes) },
            { key: t`Time to close (median)`, value: span(indicators.close_minutes) },
            {
              key: t`Closed late`,
              value: closed === 0 ? t`No data yet` : t`${closed_late} of ${closed}`,
            },
          ].map(({ key, value }) => (
            <div key={key}>
              <dt className="text-14 text-ink-3">{key}</dt>
              <dd className="text-22 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t`Hazards by project`}>
        <HeatTable heat={indicators.heat} />
      </Card>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {charts.map(({ title, unit, bars }) => (
          <Card key={title}>
            <BarsWithTable title={title} unit={unit} of={t`Week of`} bars={bars} format={number} />
          </Card>
        ))}
      </div>
    </div>
  );
}
