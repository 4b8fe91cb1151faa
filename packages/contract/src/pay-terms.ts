/** Rule sets and stored rules in the form that the pay engine uses. */
import type { BreakTerms, OvertimeTerms } from '@muster/domain/pay/pay-facts';
import {
  breakSetNames,
  breakSets,
  breakSources,
  type BreakDetails,
  type BreakRule,
  type BreakSetName,
} from './break-sets.ts';
import {
  overtimeSets,
  overtimeSources,
  type OvertimeRule,
  type OvertimeSetName,
} from './overtime-sets.ts';

/**
 * Sets under which a salary doesn't cover any overtime hours: California Labor Code § 515(d), and 8 AAC 15.100(a)(2) of
 * Alaska, both checked in published copies. Federal law and OAR 839-020-0030 let a salary cover longer hours (29 CFR
 * 778.325). The other sets' laws on salaries were not checked: they follow federal law, unverified. Salary coverage was
 * never part of a set's numbers, so it is the same for each version (decision 0229).
 */
const paysOvertimeBesideSalary: ReadonlySet<OvertimeRule['set']> = new Set([
  'california',
  'alaska',
]);

/** Converts a stored rule of either version. */
export function overtimeTermsOfRule({
  set_version: version,
  ...terms
}: OvertimeRule): OvertimeTerms {
  if (terms.set === 'custom') return terms;
  // Version 1 of Puerto Rico's set has no day of rest.
  const source =
    version === 1 && terms.set === 'puerto_rico'
      ? { source: 'Act 379-1948, as amended', isVerified: false }
      : overtimeSources[terms.set];
  return {
    ...terms,
    source: sourceText(source),
    ...(paysOvertimeBesideSalary.has(terms.set) && { salary_covers_overtime: false }),
  };
}

/**
 * Returns the current version of a named set.
 *
 * @param workdayStartsAt `HH:MM` if the employer sets it; the default is the set's own
 */
export function overtimeTermsOfSet(name: OvertimeSetName, workdayStartsAt?: string): OvertimeTerms {
  const terms = overtimeTermsOfRule(overtimeSets[name]);
  // If a workday begins with the shift, the employer has nothing to set.
  if (terms.workday_starts_at === null) return terms;
  return { ...terms, workday_starts_at: workdayStartsAt ?? terms.workday_starts_at };
}

export const breakTermNames = breakSetNames;
export type BreakTermName = BreakSetName;

/** Values that version 1 of a named set has no field for. */
const addedToOldBreaks: Readonly<Record<BreakRule['set'], Partial<BreakDetails>>> = {
  federal: { unpaid_from_minutes: 30 },
  california: { round_breaks: false },
  germany: { rest_paid: false, meal_form: 'added_up' },
  colorado: {},
  custom: {},
};

/** Converts a stored rule of either version. */
export function breakTermsOfRule(rule: BreakRule): BreakTerms {
  const {
    set_version: _version,
    ask_at_clock_out: _asks,
    unpaid_from_minutes: unpaidFrom,
    missed_rest_pays_minutes: missedRestPays,
    ...terms
  } = rule.set_version === 1 ? { ...rule, ...addedToOldBreaks[rule.set] } : rule;
  return {
    ...terms,
    ...(unpaidFrom != null && { unpaid_from_minutes: unpaidFrom }),
    ...(missedRestPays != null && { missed_rest_pays_minutes: missedRestPays }),
    ...(terms.set !== 'custom' && { source: sourceText(breakSources[terms.set]) }),
    // Arbeitszeitgesetz § 4 sentence 3, the same for each version.
    ...(terms.set === 'germany' && { longest_stretch_minutes: 360 }),
  };
}

/** Returns the current version of a named set. */
export function breakTermsOfSet(name: BreakTermName): BreakTerms {
  return breakTermsOfRule(breakSets[name]);
}

const unverifiedMark = ' (unverified)';

function sourceText(of: { readonly source: string; readonly isVerified: boolean }): string {
  return of.isVerified ? of.source : `${of.source}${unverifiedMark}`;
}

/** Returns the source's name alone. The settings tell the person who chooses the rules which ones are unverified. */
export function sourceName(source: string): string {
  return source.endsWith(unverifiedMark) ? source.slice(0, -unverifiedMark.length) : source;
}
