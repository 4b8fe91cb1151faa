import { payPeriodsFrom } from '@muster/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { payPeriods } from '@muster/contract/founding';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { weekdayNames } from '../../../ui/time/weekday-names.ts';
import { nextWeekday, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { useDayWords } from '../use-day-words.ts';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

export function CalendarSection({ settings }: SectionProps) {
  const { t, i18n } = useLingui();
  const { rules, today } = settings;
  const { weekday } = useDayWords();
  const now = ruleAt(rules, 'calendar', today);
  const nextPeriod = payPeriodsFrom(now, today, 2)[1]?.from ?? today;
  const form = useRuleForm(
    'calendar',
    settings,
    nextWeekday(nextPeriod, now.workweek_start),
    (draft) => draft.workweek_start,
  );
  const { draft, effectiveFrom } = form;
  // Periods begin with the rule.
  const periods = payPeriodsFrom({ ...draft, period_anchor: effectiveFrom }, effectiveFrom, 3);
  const before = ruleAt(rules, 'calendar', effectiveFrom);
  const isMoved =
    draft.pay_period === 'biweekly' &&
    payPeriodsFrom(before, effectiveFrom, 1)[0]?.to !== periods[0]?.to;
  const names = {
    weekly: t`Every week`,
    biweekly: t`Every two weeks`,
    semimonthly: t`Twice a month`,
    monthly: t`Once a month`,
  };
  return (
    <RuleFrame
      settings={settings}
      form={{
        ...form,
        isChanged: form.isChanged || isMoved,
        // The day it begins on becomes the anchor.
        wrong: new Set([...form.wrong].filter((field) => field !== 'period_anchor')),
        save: (day) => form.save(day, { period_anchor: effectiveFrom }),
      }}
      preview={
        <section aria-label={t`The next pay periods`}>
          <h3 className="text-14 font-medium">
            <Trans>The next pay periods</Trans>
          </h3>
          <ol className="mt-2 grid gap-2 md:grid-cols-3">
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
              The period before ends the day before, so it may be shorter than usual. Where a week
              is cut short, overtime is counted in both weeks and the better result is paid.
            </Trans>
          </p>
        </section>
      }
    >
      <Select
        label={t`The workweek begins on`}
        hint={t`Weekly overtime is counted from this day.`}
        options={weekdayNames(i18n.locale).map((label, index) => ({
          value: `${index + 1}`,
          label,
        }))}
        value={`${draft.workweek_start}`}
        onChange={(event) => form.change({ workweek_start: Number(event.target.value) })}
        className="md:max-w-80"
      />
      <RadioGroup
        label={t`You pay`}
        value={draft.pay_period}
        onChange={(pay_period) => form.change({ pay_period })}
        options={payPeriods.map((value) => ({ value, label: names[value] }))}
      />
    </RuleFrame>
  );
}
