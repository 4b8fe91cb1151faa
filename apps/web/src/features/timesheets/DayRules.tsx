import { Trans, useLingui } from '@lingui/react/macro';
import { premiumsOf } from '@muster/contract/sheet-parts';
import type { Sheet, SheetDay, SheetRange } from '@muster/contract/timesheets';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { Minutes } from './Minutes.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** A day's minutes by how they are paid, the rule that applies, and the source of that rule. */
export function DayRules({
  day,
  names,
}: {
  readonly day: SheetDay;
  readonly names: Sheet['names'];
}) {
  const { t } = useLingui();
  const words = useSheetWords();
  if (day.ranges.length === 0) return null;
  return (
    <section className="px-4 pt-2 text-14 md:px-5">
      <h3 className="font-medium">
        <Trans>How these hours are paid</Trans>
      </h3>
      <ul aria-label={t`How these hours are paid`} className="mt-1 space-y-1.5">
        {day.ranges.map((range, index) => (
          <li key={`${range.from} ${range.class}`} className="flex flex-wrap gap-x-3">
            <span className="min-w-40 text-ink-2 tabular-nums">
              <TimeOfDay atMs={Date.parse(range.from)} zone={range.zone} />
              {' – '}
              <TimeOfDay atMs={Date.parse(range.to)} zone={range.zone} />
            </span>
            <span className="min-w-36 flex-1">
              {words.minutes(range.class)}
              {', '}
              <Minutes minutes={range.minutes} />
              {range.project_id !== null && (
                <span className="text-ink-3"> · {names[range.project_id]}</span>
              )}
            </span>
            {!isSameReason(range, day.ranges[index + 1]) && (
              <span className="w-full text-ink-3">
                {[words.rule(range), words.source(range)]
                  .filter((said) => said !== null)
                  .join(' · ')}
              </span>
            )}
          </li>
        ))}
        {premiumsOf(day).map(({ class: kind, minutes, breaks, source, set }) => (
          <li key={kind} className="flex flex-wrap gap-x-3">
            <span>
              {words.minutes(kind)}
              {', '}
              <Minutes minutes={minutes} />
            </span>
            <span className="w-full text-ink-3">
              {[...breaks.map(words.exception), words.source({ source, set })]
                .filter((said) => said !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
        {day.breaks
          .filter(({ meals }) => meals.length > 0)
          .map(({ workday, source, rest_due, rest_recorded }) => (
            <li key={workday} className="text-ink-3">
              <Trans>
                Rest breaks: {rest_recorded} of {rest_due} recorded
              </Trans>
              {source !== null && ` · ${source}`}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** True if two adjacent ranges are paid for the same reason, which is then shown once, below the last one. */
function isSameReason(range: SheetRange, next: SheetRange | undefined): boolean {
  return (
    next !== undefined &&
    range.class === next.class &&
    range.rule === next.rule &&
    range.limit_minutes === next.limit_minutes &&
    range.source === next.source &&
    range.set === next.set
  );
}
