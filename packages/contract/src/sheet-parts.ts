import type { MinuteClass, Sheet, SheetAdjustment, SheetDay, SheetRange } from './timesheets.ts';

/** What the numbers of a timesheet's totals are made of, so that each of them can be opened. */

export const sheetTotals = [
  'worked',
  'regular',
  'overtime',
  'double',
  'meal_premium',
  'rest_premium',
  'adjustment',
] as const;
export type SheetTotal = (typeof sheetTotals)[number];

export type SheetPart = {
  readonly date: string;
  readonly class: MinuteClass;
  readonly minutes: number;
  /** Why work is paid so; null for a premium and for an adjustment. */
  readonly rule: Pick<SheetRange, 'rule' | 'limit_minutes'> | null;
  /** What was wrong with breaks, such as `first_meal_late`: why there is a premium. */
  readonly breaks: readonly string[];
  /** Where the rule comes from; null for straight time and for the company's own rules. */
  readonly source: string | null;
  /** Name of the rule set, or `custom`; null for an adjustment. */
  readonly set: string | null;
  /** Entries whose punches it is made of. */
  readonly entryIds: readonly string[];
  readonly adjustment: SheetAdjustment | null;
};

/** Minutes of a number in a sheet's totals. */
export function minutesOfTotal(totals: Sheet['totals'], total: SheetTotal): number {
  return total === 'worked'
    ? totals.regular_minutes + totals.overtime_minutes + totals.double_minutes
    : totals[`${total}_minutes`];
}

/** In order of time, adjustments of earlier days last. Their minutes add up to the number. */
export function partsOfTotal(sheet: Sheet, total: SheetTotal): SheetPart[] {
  const isPartOf = (payClass: MinuteClass) =>
    total === 'adjustment' ||
    total === payClass ||
    (total === 'worked' && !payClass.endsWith('_premium'));
  const ofDays =
    total === 'adjustment' ? [] : sheet.days.flatMap((day) => [...workOf(day), ...premiumsOf(day)]);
  return [...ofDays, ...sheet.adjustments.map(adjustmentPart)].filter((part) =>
    isPartOf(part.class),
  );
}

function workOf(day: SheetDay): SheetPart[] {
  const partsByKey = new Map<string, SheetPart>();
  for (const range of day.ranges) {
    const key = `${range.class} ${range.rule} ${range.limit_minutes} ${range.source} ${range.set}`;
    const before = partsByKey.get(key);
    partsByKey.set(key, {
      date: day.date,
      class: range.class,
      minutes: (before?.minutes ?? 0) + range.minutes,
      rule: { rule: range.rule, limit_minutes: range.limit_minutes },
      breaks: [],
      source: range.source,
      set: range.set,
      entryIds: [...new Set([...(before?.entryIds ?? []), range.entry_id])],
      adjustment: null,
    });
  }
  return [...partsByKey.values()];
}

/** Premiums of a day, with what was wrong with its breaks. */
export function premiumsOf(day: SheetDay): SheetPart[] {
  const due = day.breaks.find(({ source }) => source !== null) ?? day.breaks[0];
  const entryIds = [...new Set(day.ranges.map((range) => range.entry_id))];
  return (['meal_premium', 'rest_premium'] as const)
    .map((kind) => ({
      date: day.date,
      class: kind,
      minutes: day[`${kind}_minutes`],
      rule: null,
      breaks: kind === 'meal_premium' ? missedMeals(day) : ['rest_not_provided'],
      source: due?.source ?? null,
      set: due?.set ?? null,
      entryIds,
      adjustment: null,
    }))
    .filter(({ minutes }) => minutes !== 0);
}

const owed = new Set(['late', 'short', 'not_provided', 'unanswered']);

/** As exceptions name them. */
function missedMeals(day: SheetDay): string[] {
  return day.breaks
    .flatMap(({ meals }) => meals)
    .filter(({ outcome }) => owed.has(outcome))
    .map(({ meal, outcome }) => `${meal}_${outcome}`);
}

function adjustmentPart(adjustment: SheetAdjustment): SheetPart {
  return {
    date: adjustment.date,
    class: adjustment.class,
    minutes: adjustment.minutes,
    rule: null,
    breaks: [],
    source: null,
    set: null,
    entryIds: [],
    adjustment,
  };
}
