import { isoWeekday, addDays } from '@muster/domain';
import { ruleSchemas, rulesBegin, type RuleKind } from '@muster/contract/company-rules';
import type { CompanyRule, SectionFacts } from '@muster/contract/company-settings';
import { isSame } from '@muster/contract/is-same';
import * as z from 'zod/mini';

const schemas: { readonly [Kind in RuleKind]: z.ZodMiniType<SectionFacts[Kind]> } = ruleSchemas;

export function ruleSchemaOf<Kind extends RuleKind>(kind: Kind): z.ZodMiniType<SectionFacts[Kind]> {
  return schemas[kind];
}

/** Parses a rule as it was saved. */
export function readRule<Kind extends RuleKind>(
  kind: Kind,
  row: Pick<CompanyRule, 'rule'>,
): SectionFacts[Kind] {
  return z.parse(schemas[kind], row.rule);
}

/** Returns the changes of one kind of rule, newest first. */
export function changesOf(rules: readonly CompanyRule[], kind: RuleKind): readonly CompanyRule[] {
  return rules
    .filter((row) => row.kind === kind)
    .sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
}

/** Returns the rule in effect on a day. Every company has a rule of each kind from the start. */
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

/** Applies the changes made to one rule to another. */
export function moveChanges<Rule extends object>(draft: Rule, opened: Rule, other: Rule): Rule {
  const moved = { ...other };
  for (const name in draft) {
    if (!isSame(draft[name], opened[name])) moved[name] = draft[name];
  }
  return moved;
}

/** Returns true if someone chose the rule, false for the one that every company starts with. */
export function wasChosen({ valid_from }: CompanyRule): boolean {
  return valid_from !== rulesBegin;
}

/** Returns the first such weekday on or after a day; 1 is Monday, 7 is Sunday. */
export function nextWeekday(from: string, weekday: number): string {
  return addDays(from, (weekday - isoWeekday(from) + 7) % 7);
}

/** Returns the next first day of a workweek, under the calendar rule in effect today. */
export function nextWeekBegins({
  rules,
  today,
}: {
  readonly rules: readonly CompanyRule[];
  readonly today: string;
}): string {
  return nextWeekday(today, ruleAt(rules, 'calendar', today).workweek_start);
}

/** Returns first days of workweeks to choose from: a few past ones, and those of the next three months. */
export function weekStarts(today: string, weekday: number): readonly string[] {
  const next = nextWeekday(today, weekday);
  return Array.from({ length: 17 }, (_, index) => addDays(next, (index - 4) * 7));
}
