/** Rule sets and stored rules as the pay engine uses them. */
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
 * Sets under which a salary pays no overtime hour: California Labor Code § 515(d), and 8 AAC 15.100(a)(2) of Alaska,
 * both read in published copies. Federal law and OAR 839-020-0030 let a salary pay longer hours (29 CFR 778.325). The
 * other sets' laws on salaries were not read: they follow federal law, unverified. What a salary pays was never part
 * of a set's numbers, so it is the same for each version (decision 0229).
 */
const paysOvertimeBesideSalary: ReadonlySet<OvertimeRule['set']> = new Set([
  'california',
  'alaska',
]);

/** A stored rule, of either version. */
export function overtimeTermsOfRule({
  set_version: version,
  ...terms
}: OvertimeRule): OvertimeTerms {
  if (terms.set === 'custom') return terms;
  // Version 1 of Puerto Rico's knows no day of rest.
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
 * A named set as it is today.
 *
 * @param workdayStartsAt `HH:MM` where the employer sets it; the default is the set's own
 */
export function overtimeTermsOfSet(name: OvertimeSetName, workdayStartsAt?: string): OvertimeTerms {
  const terms = overtimeTermsOfRule(overtimeSets[name]);
  // A workday that begins with the shift leaves nothing for the employer to set.
  if (terms.workday_starts_at === null) return terms;
  return { ...terms, workday_starts_at: workdayStartsAt ?? terms.workday_starts_at };
}

export const breakTermNames = breakSetNames;
export type BreakTermName = BreakSetName;

/** What version 1 of a named set has no field for. */
const addedToOldBreaks: Readonly<Record<BreakRule['set'], Partial<BreakDetails>>> = {
  federal: { unpaid_from_minutes: 30 },
  california: { round_breaks: false },
  germany: { rest_paid: false, meal_form: 'added_up' },
  colorado: {},
  custom: {},
};

/** A stored rule, of either version. */
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

/** A named set as it is today. */
export function breakTermsOfSet(name: BreakTermName): BreakTerms {
  return breakTermsOfRule(breakSets[name]);
}

const unverifiedMark = ' (unverified)';

function sourceText(of: { readonly source: string; readonly isVerified: boolean }): string {
  return of.isVerified ? of.source : `${of.source}${unverifiedMark}`;
}

/** The source's name alone. Whoever chooses the rules reads in the settings which ones are unverified. */
export function sourceName(source: string): string {
  return source.endsWith(unverifiedMark) ? source.slice(0, -unverifiedMark.length) : source;
}
