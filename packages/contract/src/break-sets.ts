import { isSame } from './is-same.ts';

/** A rule for which breaks are due and whether they are paid. */
export type BreakRule = {
  readonly set: BreakSetName | 'custom';
  readonly set_version: 1 | 2;
  /** A break up to this long is paid, regardless of its purpose. */
  readonly paid_up_to_minutes: number;
  /** A shorter break doesn't count as a break. */
  readonly shortest_block_minutes: number;
  /** Meal breaks in order. Each is due before its working time is over, in addition to the ones before it. */
  readonly meals: readonly {
    readonly after_minutes: number;
    readonly minutes: number;
    /** On a day no longer than this, the employee may waive the meal; null if it can't be waived. */
    readonly waivable_up_to_minutes: number | null;
  }[];
  /** Paid rest for each period of work or major fraction of one. */
  readonly rest: {
    readonly minutes: number;
    readonly every_minutes: number;
    readonly none_under_minutes: number;
  } | null;
  /** One hour's pay per workday for meals that were not provided, and another for rests. */
  readonly missed_pays_hour: boolean;
  /** Ask at clock-out whether the break was taken, not provided, or skipped by choice. */
  readonly ask_at_clock_out: boolean;
  /** Deducted if no break was recorded; visible and reversible. */
  readonly deduct: { readonly after_minutes: number; readonly minutes: number } | null;
} & Partial<BreakDetails>;

/** Fields that version 2 states and version 1 doesn't have. */
export type BreakDetails = {
  /** A meal break shorter than this is paid and flagged. Null if only the time above the paid length is unpaid. */
  readonly unpaid_from_minutes: number | null;
  readonly rest_paid: boolean;
  /** One uninterrupted block in time for each meal, or shorter blocks that add up. */
  readonly meal_form: 'one_block' | 'added_up';
  /** False if break punches are never rounded. */
  readonly round_breaks: boolean;
  /** Pay for each rest break that was not provided; null if it is an hour a day, where missed breaks pay one. */
  readonly missed_rest_pays_minutes: number | null;
};

export const breakDetails = [
  'unpaid_from_minutes',
  'rest_paid',
  'meal_form',
  'round_breaks',
  'missed_rest_pays_minutes',
] as const satisfies readonly (keyof BreakDetails)[];

export const breakSetNames = ['federal', 'california', 'colorado', 'germany'] as const;
export type BreakSetName = (typeof breakSetNames)[number];

/** 29 CFR 785.18 and 785.19: breaks of up to 20 minutes are paid, and a meal break needs at least 30 minutes. */
const federal = {
  set_version: 2,
  paid_up_to_minutes: 20,
  shortest_block_minutes: 1,
  meals: [],
  rest: null,
  missed_pays_hour: false,
  ask_at_clock_out: false,
  deduct: null,
  unpaid_from_minutes: 30,
  rest_paid: true,
  meal_form: 'one_block',
  round_breaks: true,
  missed_rest_pays_minutes: null,
} as const satisfies Omit<BreakRule, 'set'>;

/** The named sets. The database has the same ones (`app.break_set`); a test compares them. */
export const breakSets: Readonly<Record<BreakSetName, BreakRule & BreakDetails>> = {
  federal: { ...federal, set: 'federal' },
  california: {
    ...federal,
    set: 'california',
    unpaid_from_minutes: null,
    // Donohue v. AMN Services, 11 Cal.5th 58: meal punches are not rounded.
    round_breaks: false,
    meals: [
      { after_minutes: 300, minutes: 30, waivable_up_to_minutes: 360 },
      { after_minutes: 600, minutes: 30, waivable_up_to_minutes: 720 },
    ],
    rest: { minutes: 10, every_minutes: 240, none_under_minutes: 210 },
    missed_pays_hour: true,
    ask_at_clock_out: true,
  },
  // 7 CCR 1103-1, rules 5.1 and 5.2.
  colorado: {
    ...federal,
    set: 'colorado',
    meals: [{ after_minutes: 300, minutes: 30, waivable_up_to_minutes: null }],
    rest: { minutes: 10, every_minutes: 240, none_under_minutes: 121 },
    ask_at_clock_out: true,
    missed_rest_pays_minutes: 10,
  },
  germany: {
    ...federal,
    set: 'germany',
    unpaid_from_minutes: null,
    paid_up_to_minutes: 0,
    shortest_block_minutes: 15,
    rest_paid: false,
    meal_form: 'added_up',
    meals: [
      { after_minutes: 360, minutes: 30, waivable_up_to_minutes: null },
      { after_minutes: 540, minutes: 15, waivable_up_to_minutes: null },
    ],
  },
};

type OldBreakSetName = Exclude<BreakSetName, 'colorado'>;

/** The version 1 sets, for rules that were saved under version 1. */
export const oldBreakSets: Readonly<Record<OldBreakSetName, BreakRule>> = {
  federal: withoutDetails(breakSets.federal),
  california: withoutDetails(breakSets.california),
  germany: withoutDetails(breakSets.germany),
};

/**
 * Returns the details of a rule, with the values that version 1 of a custom rule implied for those it doesn't state.
 */
export function detailsOf(rule: BreakRule): BreakDetails {
  return {
    unpaid_from_minutes: rule.unpaid_from_minutes ?? null,
    rest_paid: rule.rest_paid ?? true,
    meal_form: rule.meal_form ?? 'one_block',
    round_breaks: rule.round_breaks ?? true,
    missed_rest_pays_minutes: rule.missed_rest_pays_minutes ?? null,
  };
}

/**
 * Returns true if a rule matches the set it names, apart from an automatic deduction. Only the federal set allows one.
 */
export function keepsToItsBreakSet(rule: BreakRule): boolean {
  if (rule.set === 'custom') return true;
  const named: Partial<Readonly<Record<BreakSetName, BreakRule>>> =
    rule.set_version === 1 ? oldBreakSets : breakSets;
  return isSame({ ...rule, deduct: null }, named[rule.set]);
}

function withoutDetails({
  unpaid_from_minutes: _unpaid,
  rest_paid: _rest,
  meal_form: _form,
  round_breaks: _round,
  missed_rest_pays_minutes: _missed,
  ...rule
}: BreakRule & BreakDetails): BreakRule {
  return { ...rule, set_version: 1 };
}

/** The source of each set. `isVerified` is true if the set was compared with a published copy of the law. */
export const breakSources: Readonly<
  Record<BreakSetName, { readonly source: string; readonly isVerified: boolean }>
> = {
  federal: { source: 'FLSA, 29 CFR 785.18 and 785.19', isVerified: false },
  california: { source: 'California Labor Code §§ 226.7 and 512', isVerified: false },
  colorado: { source: 'COMPS Order, 7 CCR 1103-1, rule 5', isVerified: false },
  germany: { source: 'Arbeitszeitgesetz § 4', isVerified: true },
};
