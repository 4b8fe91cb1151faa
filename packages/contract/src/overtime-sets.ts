import { isSame } from './is-same.ts';

/**
 * How overtime is counted. Minutes are of worked time; null means no such rule. Each hour counts once: daily overtime
 * first, then weekly over the remaining straight hours.
 */
export type OvertimeRule = {
  readonly set: OvertimeSetName | 'custom';
  /** Version of the named set; a version doesn't change when the law behind it does. */
  readonly set_version: 1 | 2;
  readonly weekly_after_minutes: number | null;
  readonly daily_after_minutes: number | null;
  readonly daily_double_after_minutes: number | null;
  /** Consecutive minutes, even across days. */
  readonly shift_after_minutes: number | null;
  /**
   * Daily overtime applies only to people who earn less per hour than this, in ten-thousandths of the currency. A list
   * if the law changed its limit, by effective date; only version 2 of a named set has one.
   */
  readonly daily_below_rate: number | null | readonly DatedLimit[];
  /** The seventh day worked in a workweek is overtime from its first minute. */
  readonly seventh_day: boolean;
  readonly seventh_day_double_after_minutes: number | null;
  /**
   * When the 24 hours of a workday begin, as `HH:MM`; null if they begin with the shift. In version 2 of a named set
   * the employer chooses it unless it is null.
   */
  readonly workday_starts_at: string | null;
  readonly overtime_percent: number;
  readonly double_percent: number;
};

export type DatedLimit = { readonly from: string; readonly value: number };

export const overtimeSetNames = [
  'federal',
  'california',
  'alaska',
  'nevada',
  'colorado',
  'puerto_rico',
  'oregon_manufacturing',
] as const;
export type OvertimeSetName = (typeof overtimeSetNames)[number];

/** 29 CFR 778.101: over 40 hours in a workweek. */
const federal: Omit<OvertimeRule, 'set'> = {
  set_version: 2,
  weekly_after_minutes: 2400,
  daily_after_minutes: null,
  daily_double_after_minutes: null,
  shift_after_minutes: null,
  daily_below_rate: null,
  seventh_day: false,
  seventh_day_double_after_minutes: null,
  workday_starts_at: '00:00',
  overtime_percent: 150,
  double_percent: 200,
};

/**
 * One and a half times the minimum wage: Nevada's rate for employees without health insurance, which since July 2024 is
 * the only one (Nevada Constitution, article 15, section 16).
 */
const nevadaLimits: readonly DatedLimit[] = [
  { from: '2000-01-01', value: 123_750 },
  { from: '2020-07-01', value: 135_000 },
  { from: '2021-07-01', value: 146_250 },
  { from: '2022-07-01', value: 157_500 },
  { from: '2023-07-01', value: 168_750 },
  { from: '2024-07-01', value: 180_000 },
];

/** The named sets. The database has the same ones (`app.overtime_set`); a test compares them. */
export const overtimeSets: Readonly<Record<OvertimeSetName, OvertimeRule>> = {
  federal: { ...federal, set: 'federal' },
  california: {
    ...federal,
    set: 'california',
    daily_after_minutes: 480,
    daily_double_after_minutes: 720,
    seventh_day: true,
    seventh_day_double_after_minutes: 480,
  },
  alaska: { ...federal, set: 'alaska', daily_after_minutes: 480 },
  nevada: {
    ...federal,
    set: 'nevada',
    daily_after_minutes: 480,
    daily_below_rate: nevadaLimits,
    workday_starts_at: null,
  },
  colorado: {
    ...federal,
    set: 'colorado',
    daily_after_minutes: 720,
    shift_after_minutes: 720,
  },
  // Act 289-1946: work on the day of rest after six days of work.
  puerto_rico: { ...federal, set: 'puerto_rico', daily_after_minutes: 480, seventh_day: true },
  oregon_manufacturing: { ...federal, set: 'oregon_manufacturing', daily_after_minutes: 600 },
};

/** The version 1 sets, for rules that were saved under version 1. */
export const oldOvertimeSets: Readonly<Record<OvertimeSetName, OvertimeRule>> = {
  federal: { ...overtimeSets.federal, set_version: 1 },
  california: { ...overtimeSets.california, set_version: 1 },
  alaska: { ...overtimeSets.alaska, set_version: 1 },
  nevada: { ...overtimeSets.nevada, set_version: 1, daily_below_rate: 180_000 },
  colorado: { ...overtimeSets.colorado, set_version: 1 },
  puerto_rico: { ...overtimeSets.puerto_rico, set_version: 1, seventh_day: false },
  oregon_manufacturing: { ...overtimeSets.oregon_manufacturing, set_version: 1 },
};

/** Returns true if a rule matches the set it names. */
export function keepsToItsSet(rule: OvertimeRule): boolean {
  if (rule.set === 'custom') return true;
  if (rule.set_version === 1) return isSame(rule, oldOvertimeSets[rule.set]);
  const { workday_starts_at } = overtimeSets[rule.set];
  const isSetByEmployer = workday_starts_at !== null && rule.workday_starts_at !== null;
  return isSame(isSetByEmployer ? { ...rule, workday_starts_at } : rule, overtimeSets[rule.set]);
}

/**
 * The source of each set. `isVerified` is true if its numbers were compared with a published copy of the law; people
 * are told about sets that weren't.
 */
export const overtimeSources: Readonly<
  Record<OvertimeSetName, { readonly source: string; readonly isVerified: boolean }>
> = {
  federal: { source: 'FLSA, 29 CFR 778.100 and 778.101', isVerified: true },
  california: { source: 'California Labor Code § 510', isVerified: true },
  alaska: { source: 'Alaska Statutes 23.10.060', isVerified: false },
  nevada: { source: 'NRS 608.018', isVerified: false },
  colorado: { source: 'COMPS Order, 7 CCR 1103-1, rule 4', isVerified: false },
  puerto_rico: { source: 'Acts 379-1948 and 289-1946, as amended', isVerified: false },
  oregon_manufacturing: { source: 'ORS 652.020', isVerified: false },
};
