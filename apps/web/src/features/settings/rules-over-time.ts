import { isoWeekday, addDays } from '@muster/domain';
import { ruleSchemas, rulesBegin, type RuleKind } from '@muster/contract/company-rules';
import type { CompanyRule, SectionFacts } from '@muster/contract/company-settings';
import { isSame } from '@muster/contract/is-same';
import * as z from 'zod/mini';

const schemas: { readonly [Kind in RuleKind]: z.ZodMiniType<SectionFacts[Kind]> } = ruleSchemas;

export function ruleSchemaOf<Kind extends RuleKind>(kind: Kind): z.ZodMiniType<SectionFacts[Kind]> {
  return schemas[kind];
}

/** A rule as it was saved. */
export function readRule<Kind extends RuleKind>(
  kind: Kind,
  row: Pick<CompanyRule, 'rule'>,
): SectionFacts[Kind] {
  return z.parse(schemas[kind], row.rule);
}

/** Changes of one kind, the newest first. */
export function changesOf(rules: readonly CompanyRule[], kind: RuleKind): readonly CompanyRule[] {
  return rules
    .filter((row) => row.kind === kind)
    .sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
}

/** What holds on a day. Every company has a rule of each kind from the beginning. */
export function ruleAt<Kind extends RuleKind>(
  rules: readonly CompanyRule[],
  kind: Kind,
  day: string,
): SectionFacts[Kind] {
  const changes = changesOf(rules, kind);
  const held = changes.find(({ valid_from }) => valid_from <= day) ?? changes.at(-1);
  if (held === undefined) throw new Error(`the company has no rule of ${kind}`);
  return readRule(kind, held);
}

/** What was changed of one rule, on another one. */
export function moveChanges<Rule extends object>(draft: Rule, opened: Rule, other: Rule): Rule {
  const moved = { ...other };
  for (const name in draft) {
    if (!isSame(draft[name], opened[name])) moved[name] = draft[name];
  }
  return moved;
}

/** Whether someone chose a rule, or it is the one that every company begins with. */
export function wasChosen({ valid_from }: CompanyRule): boolean {
  return valid_from !== rulesBegin;
}

/** The first such weekday from a day on; 1 Monday to 7 Sunday. */
export function nextWeekday(from: string, weekday: number): string {
  return addDays(from, (weekday - isoWeekday(from) + 7) % 7);
}

/** The next first day of a workweek, as weeks are counted now. */
export function nextWeekBegins({
  rules,
  today,
}: {
  readonly rules: readonly CompanyRule[];
  readonly today: string;
}): string {
  return nextWeekday(today, ruleAt(rules, 'calendar', today).workweek_start);
}

/** Weeks' first days to choose from: a few that are over, and the next twelve. */
export function weekStarts(today: string, weekday: number): readonly string[] {
  const next = nextWeekday(today, weekday);
  return Array.from({ length: 17 }, (_, index) => addDays(next, (index - 4) * 7));
}
