import { Trans, useLingui } from '@lingui/react/macro';
import type { HazardIndicators } from '@muster/contract/safety';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { indicatorsQuery } from './indicators-query.ts';
import { useDayText } from './use-day-text.ts';
import { useSafetyWords } from './use-safety-words.ts';

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
      <ErrorState title={t`Couldn't load the figures`} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  return <Figures indicators={read.data} />;
}

function Figures({ indicators }: { readonly indicators: HazardIndicators }) {
  const { t, i18n } = useLingui();
  const dayText = useDayText();
  const words = useSafetyWords();
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const span = (minutes: number | null) => {
    if (minutes === null) return t`Nothing yet`;
    if (minutes < 60) return t`${minutes} min`;
    const hours = number(minutes / 60);
    if (minutes < 48 * 60) return t`${hours} h`;
    const days = number(minutes / 1440);
    return t`${days} days`;
  };
  const rates = indicators.weeks.map(({ week, reports, workers }) => ({
    key: week,
    label: dayText(week),
    value: workers === 0 ? 0 : (reports / workers) * 100,
  }));
  const { closed, closed_late } = indicators;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <BarsWithTable
          title={t`Reports per 100 people at work, by week`}
          unit={t`Reports per 100 people`}
          of={t`Week from`}
          bars={rates}
          format={number}
        />
      </Card>
      <div className="space-y-5">
        <Card title={t`Last 12 weeks`}>
          <KeyValue
            items={[
              { key: t`Until reviewed (median)`, value: span(indicators.triage_minutes) },
              { key: t`Until closed (median)`, value: span(indicators.close_minutes) },
              { key: t`Closed late`, value: t`${closed_late} of ${closed}` },
            ]}
          />
        </Card>
        <Card title={t`Repeat hazards`}>
          {indicators.repeats.length === 0 ? (
            <p className="text-14 text-ink-2">
              <Trans>No kind of hazard came up twice on one project.</Trans>
            </p>
          ) : (
            <KeyValue
              items={indicators.repeats.map(({ project, energy, count }) => ({
                key: `${project ?? t`No project`}, ${words.energy(energy)}`,
                value: String(count),
              }))}
            />
          )}
        </Card>
      </div>
    </div>
  );
}
