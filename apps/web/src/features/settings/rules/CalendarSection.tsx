import { payPeriodsFrom } from '@muster/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { PayPeriodChoice } from '../../../ui/time/PayPeriodChoice.tsx';
import { WorkweekSelect } from '../../../ui/time/WorkweekSelect.tsx';
import { nextWeekday, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { useDayWords } from '../use-day-words.ts';
import { LastWeek } from './last-week/LastWeek.tsx';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

export function CalendarSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const { rules, today } = settings;
  const { weekday } = useDayWords();
  const now = ruleAt(rules, 'calendar', today);
  const nextPeriod = payPeriodsFrom(now, today, 2)[1]?.from ?? today;
  const form = useRuleForm({
    kind: 'calendar',
    settings,
    firstDay: nextWeekday(nextPeriod, now.workweek_start),
    weekStart: (rule) => rule.workweek_start,
    complete: (rule, firstDay) => ({ ...rule, period_anchor: firstDay }),
  });
  const { draft, effectiveFrom } = form;
  // Periods begin with the rule.
  const periods = payPeriodsFrom({ ...draft, period_anchor: effectiveFrom }, effectiveFrom, 3);
  const before = ruleAt(rules, 'calendar', effectiveFrom);
  const isMoved =
    draft.pay_period === 'biweekly' &&
    payPeriodsFrom(before, effectiveFrom, 1)[0]?.to !== periods[0]?.to;
  return (
    <RuleFrame
      settings={settings}
      form={{ ...form, isChanged: form.isChanged || isMoved }}
      preview={
        <>
          <section aria-label={t`The next pay periods`}>
            <h3 className="text-14 font-medium">
              <Trans>The next pay periods</Trans>
            </h3>
            <ol className="mt-2 grid gap-2 lg:grid-cols-3">
              {periods.map(({ from, to }, index) => (
                <li key={from} className="rounded-control bg-surface-2 px-3 py-2 text-14">
                  <span className="block text-12 text-ink-3">{index + 1}</span>
                  <span className="tabular-nums">
                    {weekday(from)} – {weekday(to)}
                  </span>
                </li>
              ))}
            </ol>
            <p className="mt-2 text-14 text-ink-3">
              <Trans>
                The previous period ends the day before, so it may be shorter than usual. Where a
                week is cut short, overtime is counted in both weeks and the better result is paid.
              </Trans>
            </p>
          </section>
          <LastWeek
            current={{ kind: 'calendar', rule: now }}
            draft={{ kind: 'calendar', rule: draft }}
            isWrong={form.wrongPaths.length > 0}
          />
        </>
      }
    >
      <WorkweekSelect
        value={draft.workweek_start}
        onChange={(workweek_start) => form.change({ workweek_start })}
        className="md:max-w-80"
      />
      <PayPeriodChoice
        value={draft.pay_period}
        onChange={(pay_period) => form.change({ pay_period })}
      />
    </RuleFrame>
  );
}
