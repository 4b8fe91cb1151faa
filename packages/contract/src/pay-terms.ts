/**
 * Rule sets as the pay engine uses them: version 2 of the named sets, and stored rules of version 1
 * with what their fields leave out.
 */
import type { BreakTerms, Dated, OvertimeTerms } from '@muster/domain/pay/pay-facts';
import { breakSets, breakSources, type BreakSetName } from './break-sets.ts';
import { overtimeSets, overtimeSources, type OvertimeSetName } from './overtime-sets.ts';

/** Nevada's limit is one and a half times its minimum wage without health insurance. */
const nevadaLimits: readonly Dated<number>[] = [
  { from: '2000-01-01', value: 123_750 },
  { from: '2020-07-01', value: 135_000 },
  { from: '2021-07-01', value: 146_250 },
  { from: '2022-07-01', value: 157_500 },
  { from: '2023-07-01', value: 168_750 },
  { from: '2024-07-01', value: 180_000 },
];

const changedOvertime: Partial<Record<OvertimeSetName, Partial<OvertimeTerms>>> = {
  nevada: { daily_below_rate: nevadaLimits },
  // Act 289-1946: work on the day of rest after six days of work.
  puerto_rico: { seventh_day: true, source: 'Acts 379-1948 and 289-1946, as amended' },
};

/**
 * Version 2 of a named set.
 *
 * @param workdayStartsAt `HH:MM` where the employer sets it; the default is the set's own
 */
export function overtimeTermsOfSet(name: OvertimeSetName, workdayStartsAt?: string): OvertimeTerms {
  const { set_version: _, ...rule } = overtimeSets[name];
  const { source, isVerified } = overtimeSources[name];
  const terms = { ...rule, source, ...changedOvertime[name] };
  return {
    ...terms,
    source: isVerified ? terms.source : `${terms.source} (unverified)`,
    // A workday that begins with the shift leaves nothing for the employer to set.
    workday_starts_at:
      terms.workday_starts_at === null ? null : (workdayStartsAt ?? terms.workday_starts_at),
  };
}

export const breakTermNames = ['federal', 'california', 'colorado', 'germany'] as const;
export type BreakTermName = (typeof breakTermNames)[number];

/** 7 CCR 1103-1, rules 5.1 and 5.2. */
const colorado: BreakTerms = {
  set: 'colorado',
  source: 'COMPS Order, 7 CCR 1103-1, rule 5',
  paid_up_to_minutes: 20,
  shortest_block_minutes: 1,
  unpaid_from_minutes: 30,
  meals: [{ after_minutes: 300, minutes: 30, waivable_up_to_minutes: null }],
  rest: { minutes: 10, every_minutes: 240, none_under_minutes: 121 },
  missed_pays_hour: false,
  missed_rest_pays_minutes: 10,
  deduct: null,
};

/** What version 1 of a named set has no field for. */
export const addedToBreaks: Readonly<Record<BreakSetName, Partial<BreakTerms>>> = {
  // 29 CFR 785.19: a meal break is long enough from 30 minutes on.
  federal: { unpaid_from_minutes: 30 },
  // Donohue v. AMN Services, 11 Cal.5th 58: meal punches are not rounded.
  california: { round_breaks: false },
  germany: { rest_paid: false, meal_form: 'added_up' },
};

/** Version 2 of a named set. */
export function breakTermsOfSet(name: BreakTermName): BreakTerms {
  if (name === 'colorado') return colorado;
  const { set_version: _, ask_at_clock_out: __, ...rule } = breakSets[name];
  const { source, isVerified } = breakSources[name];
  return {
    ...rule,
    ...addedToBreaks[name],
    source: isVerified ? source : `${source} (unverified)`,
  };
}
