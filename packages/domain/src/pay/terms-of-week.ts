import type { OvertimeTerms, PayFacts } from './pay-facts.ts';
import { overtimeTermsOn, payTermsOn } from './terms-on.ts';
import type { Workweek } from './workweeks.ts';

/** Returns the days of a week that a person's terms cover; their first terms cover all of their first week. */
export function datesWithTerms(
  { terms }: PayFacts,
  { dates, lastDate }: Workweek,
): readonly string[] {
  const first = terms[0]?.from;
  if (first === undefined || first > lastDate) return dates;
  return dates.filter((date) => date >= first);
}

/**
 * Returns the overtime rule whose weekly limit applies: if rules change within a week, the one that is reached first,
 * so that a change never takes overtime away.
 */
export function overtimeTermsOfWeek(facts: PayFacts, week: Workweek): OvertimeTerms {
  let found: OvertimeTerms | undefined;
  for (const date of datesWithTerms(facts, week)) {
    const terms = overtimeTermsOn(facts, date);
    if (found === undefined || weeklyLimit(terms) < weeklyLimit(found)) found = terms;
  }
  return found ?? overtimeTermsOn(facts, week.date);
}

function weeklyLimit({ weekly_after_minutes }: OvertimeTerms): number {
  return weekly_after_minutes ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns true if the person can earn overtime in a week. Exempt people and contractors have no overtime. A person with
 * other terms on some day of the week has it for the whole week, since overtime is counted by whole weeks (29 CFR
 * 778.104).
 */
export function isOvertimeEligible(facts: PayFacts, week: Workweek): boolean {
  return datesWithTerms(facts, week).some((date) => {
    const { kind } = payTermsOn(facts, date);
    return kind === 'hourly' || kind === 'salaried_nonexempt';
  });
}
