/**
 * How overtime is counted. Minutes count worked time; null: no such rule. Each hour counts once: daily
 * overtime first, then weekly over the remaining straight hours.
 */
export type OvertimeRule = {
  readonly set: OvertimeSetName | 'custom';
  /** Of the named set, which stays what it was when the law behind it changes. */
  readonly set_version: 1;
  readonly weekly_after_minutes: number | null;
  readonly daily_after_minutes: number | null;
  readonly daily_double_after_minutes: number | null;
  /** Consecutive minutes, whatever the day. */
  readonly shift_after_minutes: number | null;
  /** Daily overtime only for who earns less an hour, in ten-thousandths of the currency. */
  readonly daily_below_rate: number | null;
  /** The seventh day worked in a workweek is overtime from its first minute. */
  readonly seventh_day: boolean;
  readonly seventh_day_double_after_minutes: number | null;
  /** When the 24 hours of a workday begin, as `HH:MM`; null: with the shift. */
  readonly workday_starts_at: string | null;
  readonly overtime_percent: number;
  readonly double_percent: number;
};

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
  set_version: 1,
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

/** The named sets; the database holds the same (`app.overtime_set`), which a test compares. */
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
    // One and a half times the minimum wage of 12.00 dollars.
    daily_below_rate: 180_000,
    workday_starts_at: null,
  },
  colorado: {
    ...federal,
    set: 'colorado',
    daily_after_minutes: 720,
    shift_after_minutes: 720,
  },
  puerto_rico: { ...federal, set: 'puerto_rico', daily_after_minutes: 480 },
  oregon_manufacturing: { ...federal, set: 'oregon_manufacturing', daily_after_minutes: 600 },
};

/**
 * Where each set comes from. `isVerified`: its numbers were compared with a published copy of the
 * law's own text; people are told where they were not.
 */
export const overtimeSources: Readonly<
  Record<OvertimeSetName, { readonly source: string; readonly isVerified: boolean }>
> = {
  federal: { source: 'FLSA, 29 CFR 778.100 and 778.101', isVerified: true },
  california: { source: 'California Labor Code § 510', isVerified: true },
  alaska: { source: 'Alaska Statutes 23.10.060', isVerified: false },
  nevada: { source: 'NRS 608.018', isVerified: false },
  colorado: { source: 'COMPS Order, 7 CCR 1103-1, rule 4', isVerified: false },
  puerto_rico: { source: 'Act 379-1948, as amended', isVerified: false },
  oregon_manufacturing: { source: 'ORS 652.020', isVerified: false },
};
