/** Which breaks are due and how they count. */
export type BreakRule = {
  readonly set: BreakSetName | 'custom';
  readonly set_version: 1;
  /** A break up to this long is paid, whatever it was for. */
  readonly paid_up_to_minutes: number;
  /** A shorter one counts as none. */
  readonly shortest_block_minutes: number;
  /** Each due before its working time is over, on top of the one before. */
  readonly meals: readonly {
    readonly after_minutes: number;
    readonly minutes: number;
    /** On a day no longer than this the person may do without; null: never. */
    readonly waivable_up_to_minutes: number | null;
  }[];
  /** Paid rest for each stretch of work or its major part. */
  readonly rest: {
    readonly minutes: number;
    readonly every_minutes: number;
    readonly none_under_minutes: number;
  } | null;
  /** An hour's pay a workday for meals that were not provided, another for rests. */
  readonly missed_pays_hour: boolean;
  /** Ask at the clock-out: taken, not provided, chose to skip. */
  readonly ask_at_clock_out: boolean;
  /** Taken off where no one recorded a break; visible and reversible. */
  readonly deduct: { readonly after_minutes: number; readonly minutes: number } | null;
};

export const breakSetNames = ['federal', 'california', 'germany'] as const;
export type BreakSetName = (typeof breakSetNames)[number];

const federal: Omit<BreakRule, 'set'> = {
  set_version: 1,
  paid_up_to_minutes: 20,
  shortest_block_minutes: 1,
  meals: [],
  rest: null,
  missed_pays_hour: false,
  ask_at_clock_out: false,
  deduct: null,
};

/** The named sets; the database holds the same (`app.break_set`), which a test compares. */
export const breakSets: Readonly<Record<BreakSetName, BreakRule>> = {
  federal: { ...federal, set: 'federal' },
  california: {
    ...federal,
    set: 'california',
    meals: [
      { after_minutes: 300, minutes: 30, waivable_up_to_minutes: 360 },
      { after_minutes: 600, minutes: 30, waivable_up_to_minutes: 720 },
    ],
    rest: { minutes: 10, every_minutes: 240, none_under_minutes: 210 },
    missed_pays_hour: true,
    ask_at_clock_out: true,
  },
  germany: {
    ...federal,
    set: 'germany',
    paid_up_to_minutes: 0,
    shortest_block_minutes: 15,
    meals: [
      { after_minutes: 360, minutes: 30, waivable_up_to_minutes: null },
      { after_minutes: 540, minutes: 15, waivable_up_to_minutes: null },
    ],
  },
};

/** Where each set comes from; `isVerified`: compared with a published copy of the law's text. */
export const breakSources: Readonly<
  Record<BreakSetName, { readonly source: string; readonly isVerified: boolean }>
> = {
  federal: { source: 'FLSA, 29 CFR 785.18 and 785.19', isVerified: false },
  california: { source: 'California Labor Code §§ 226.7 and 512', isVerified: false },
  germany: { source: 'Arbeitszeitgesetz § 4', isVerified: true },
};
