import { addDays, isoWeekday } from '@muster/domain';
import type { RuleKind } from '@muster/contract/company-rules';
import type { CompanySettingsAnswer } from '@muster/contract/company-settings';
import { useState } from 'react';
import { type SectionForm, useSectionForm } from '../form/use-section-form.ts';
import { nextWeekday, ruleAt, weekStarts } from '../rules-over-time.ts';

export type RuleForm<Kind extends RuleKind> = SectionForm<Kind> & {
  /** ISO date from which the draft is to hold. */
  readonly effectiveFrom: string;
  readonly chooseDay: (day: string) => void;
  /** The days to choose from where not every day will do. */
  readonly days: readonly string[] | null;
};

type WeekStart<Kind extends RuleKind> = (draft: SectionForm<Kind>['draft'], day: string) => number;

/**
 * The form of a rule, which begins with what holds on the chosen day.
 *
 * @param firstDay what is proposed as the day from which it holds
 * @param weekStart the weekday on which this rule must begin; null: any day
 */
export function useRuleForm<Kind extends RuleKind>(
  kind: Kind,
  settings: CompanySettingsAnswer,
  firstDay: string,
  weekStart: WeekStart<Kind> | null = null,
): RuleForm<Kind> {
  const { today, rules } = settings;
  const [chosen, setChosen] = useState(firstDay);
  const form = useSectionForm(kind, ruleAt(rules, kind, chosen), settings);
  const weekday = weekStart === null ? null : weekStart(form.draft, chosen);
  // Another first day of the week moves the change to the next such day.
  const effectiveFrom =
    weekday === null || isoWeekday(chosen) === weekday ? chosen : nextWeekday(chosen, weekday);
  const isTooFar = effectiveFrom < addDays(today, -366) || effectiveFrom > addDays(today, 731);
  return {
    ...form,
    wrong: isTooFar ? new Set([...form.wrong, 'effective_from']) : form.wrong,
    effectiveFrom,
    chooseDay: setChosen,
    days: weekday === null ? null : weekStarts(today, weekday),
  };
}
