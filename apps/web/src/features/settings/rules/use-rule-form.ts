import { useLingui } from '@lingui/react/macro';
import { addDays, isoWeekday } from '@muster/domain';
import type { RuleKind } from '@muster/contract/company-rules';
import type { CompanySettingsAnswer, SectionFacts } from '@muster/contract/company-settings';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type FramedForm, useForm } from '../../../kit/form/use-form.ts';
import { notify } from '../../../ui/notices.ts';
import { useSaveSection } from '../form/save-section.ts';
import { moveChanges, nextWeekday, ruleAt, ruleSchemaOf, weekStarts } from '../rules-over-time.ts';
import { useRuleWords } from './use-rule-words.ts';

/** The form of a rule as its frame sees it, for any kind of rule. */
export type FramedRuleForm = FramedForm & {
  readonly kind: RuleKind;
  /** Restores the stored values. */
  readonly reset: () => void;
  /** Fields that the server would refuse. */
  readonly wrong: ReadonlySet<string>;
  /** The draft's effective date, `yyyy-mm-dd`. */
  readonly effectiveFrom: string;
  readonly isDayTooFar: boolean;
  readonly chooseDay: (day: string) => void;
  /** The days to choose from, or null if any day will do. */
  readonly days: readonly string[] | null;
};

export type RuleForm<Kind extends RuleKind> = FramedRuleForm & {
  readonly draft: SectionFacts[Kind];
  readonly change: (part: Partial<SectionFacts[Kind]>) => void;
};

type RuleFormOptions<Kind extends RuleKind> = {
  readonly kind: Kind;
  readonly settings: CompanySettingsAnswer;
  /** The proposed effective date. */
  readonly firstDay: string;
  /** Returns the weekday on which this rule must start. Absent: any day. */
  readonly weekStart?: (draft: SectionFacts[Kind], day: string) => number;
  /** Fills in the parts of the rule that follow from its effective date. */
  readonly complete?: (draft: SectionFacts[Kind], effectiveFrom: string) => SectionFacts[Kind];
};

/**
 * Runs the form of a rule, which starts with the rule in effect on the chosen day. A rule is one field, so if two
 * admins change it at once, they choose between whole rules.
 */
export function useRuleForm<Kind extends RuleKind>({
  kind,
  settings,
  firstDay,
  weekStart,
  complete = (draft) => draft,
}: RuleFormOptions<Kind>): RuleForm<Kind> {
  const { t } = useLingui();
  const words = useRuleWords();
  const save = useSaveSection();
  const { today, rules, settings_version: latest } = settings;
  const [chosen, setChosen] = useState(firstDay);
  // If the week starts on another day, the change moves to the next such day.
  const firstDayOf = (draft: SectionFacts[Kind]) =>
    weekStart === undefined ? chosen : nextWeekday(chosen, weekStart(draft, chosen));
  const stored = ruleAt(rules, kind, chosen);
  const schema = z.pipe(
    z.transform(({ rule }: { readonly rule: SectionFacts[Kind] }): { rule: unknown } => ({
      rule: complete(rule, firstDayOf(rule)),
    })),
    z.object({ rule: ruleSchemaOf(kind) }),
  );
  const show = (rule: SectionFacts[Kind]) => {
    const read = schema.safeParse({ rule });
    return read.success ? words({ kind, rule: { ...read.data.rule } }) : '';
  };
  const form = useForm({
    stored: { rule: stored },
    version: latest,
    fields: { rule: { label: t`Rule`, show } },
    schema,
    isCheckedAtOnce: true,
    save: ({ rule }, version = latest) =>
      save.mutateAsync({
        section: kind,
        version,
        facts: rule,
        effective_from: firstDayOf(rule),
      }),
    onSaved: () => void notify({ id: 'settings', tone: 'good', title: t`Your settings are saved` }),
  });
  const draft = form.values.rule;
  const effectiveFrom = firstDayOf(draft);
  return {
    ...form,
    kind,
    draft,
    change: (part) => form.change((now) => ({ rule: { ...now.rule, ...part } })),
    wrong: new Set(form.wrongPaths.map((path) => String(path[1]))),
    effectiveFrom,
    isDayTooFar: effectiveFrom < addDays(today, -366) || effectiveFrom > addDays(today, 731),
    chooseDay: (day) => {
      const next = ruleAt(rules, kind, day);
      form.reset({ rule: next });
      form.change({ rule: moveChanges(draft, stored, next) });
      setChosen(day);
    },
    days: weekStart === undefined ? null : weekStarts(today, isoWeekday(effectiveFrom)),
  };
}
