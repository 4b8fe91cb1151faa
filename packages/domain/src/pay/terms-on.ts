import {
  inEffect,
  optionalInEffect,
  type BreakTerms,
  type OvertimeTerms,
  type PayFacts,
  type PayTerms,
} from './pay-facts.ts';
import type { Workweek } from './workweeks.ts';

const hourly: PayTerms = {
  kind: 'hourly',
  classification: null,
  overtime: null,
  breaks: null,
  salary: null,
};

/** A person without terms is paid by the hour. */
export function payTermsOn(facts: PayFacts, date: string): PayTerms {
  return optionalInEffect(facts.terms, date)?.value ?? hourly;
}

/** The person's own rule set, else the company's. */
export function overtimeTermsOn(facts: PayFacts, date: string): OvertimeTerms {
  return payTermsOn(facts, date).overtime ?? inEffect(facts.overtime, date);
}

export function breakTermsOn(facts: PayFacts, date: string): BreakTerms {
  return payTermsOn(facts, date).breaks ?? inEffect(facts.breaks, date);
}

/** The days of a week that a person's terms cover; someone's first terms cover all of their first week. */
export function datesWithTerms(
  { terms }: PayFacts,
  { dates, lastDate }: Workweek,
): readonly string[] {
  const first = terms[0]?.from;
  if (first === undefined || first > lastDate) return dates;
  return dates.filter((date) => date >= first);
}

/**
 * The overtime rule whose weekly limit counts: where rules change within a week, the one that is reached first, so
 * that a change never takes overtime away.
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
 * Exempt people and contractors have no overtime. Who is paid by other terms on some day of the week has it for the
 * whole week, since overtime is counted by whole weeks (29 CFR 778.104).
 */
export function isOvertimeEligible(facts: PayFacts, week: Workweek): boolean {
  return datesWithTerms(facts, week).some((date) => {
    const { kind } = payTermsOn(facts, date);
    return kind === 'hourly' || kind === 'salaried_nonexempt';
  });
}
