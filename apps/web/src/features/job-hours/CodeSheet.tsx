import { Trans, useLingui } from '@lingui/react/macro';
import type { JobHoursCode } from '@muster/contract/job-costs';
import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { progressOf } from './job-hours.ts';
import { useHoursWords } from './use-hours-words.ts';

const shownWeeks = 12;

/** One code week by week. */
export function CodeSheet({
  code,
  onClose,
}: {
  readonly code: JobHoursCode;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useHoursWords();
  const progress = progressOf(code);
  const shown = code.weeks.slice(-shownWeeks);
  const earlier = code.weeks
    .slice(0, -shownWeeks)
    .reduce((sum, { minutes }) => sum + minutes, (code.opening_hours * 60) / 1000);
  const bars = (valueOf: (week: JobHoursCode['weeks'][number]) => number) =>
    shown.map((week) => ({
      key: week.week,
      label: words.week(week.week),
      value: valueOf(week),
    }));
  return (
    <Sheet isOpen onOpenChange={onClose} title={words.code(code)} height="tall">
      <div className="space-y-6">
        <KeyValue
          items={[
            { key: t`Hours used`, value: t`${words.hours(progress.usedMinutes)} h` },
            ...(progress.budgetMinutes > 0
              ? [{ key: t`Hours planned`, value: t`${words.hours(progress.budgetMinutes)} h` }]
              : []),
            ...(earlier > 0
              ? [{ key: t`Of them before these weeks`, value: t`${words.hours(earlier)} h` }]
              : []),
          ]}
        />
        {shown.length === 0 ? (
          <p className="text-ink-2">
            <Trans>No one has worked on this yet.</Trans>
          </p>
        ) : (
          <BarsWithTable
            title={t`Hours by week`}
            unit={t`Hours`}
            of={t`Week of`}
            bars={bars(({ minutes }) => minutes / 60)}
            format={(value) => words.hours(value * 60)}
          />
        )}
        {progress.installed > 0 && (
          <BarsWithTable
            title={t`Installed by week`}
            unit={code.unit ?? t`Quantity`}
            of={t`Week of`}
            bars={bars(({ installed }) => installed / 1000)}
            format={(value) => words.quantity(Math.round(value * 1000))}
          />
        )}
      </div>
    </Sheet>
  );
}
