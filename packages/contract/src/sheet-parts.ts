import type { MinuteClass, Sheet, SheetAdjustment, SheetDay, SheetRange } from './timesheets.ts';

/** The parts behind each number in a timesheet's totals, so that people can open it. */

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
  /** The rule behind the pay class; null for a premium and for an adjustment. */
  readonly rule: Pick<SheetRange, 'rule' | 'limit_minutes'> | null;
  /** Problems with breaks, such as `first_meal_late`, that caused the premium. */
  readonly breaks: readonly string[];
  /** The source of the rule; null for straight time and for the company's own rules. */
  readonly source: string | null;
  /** Name of the rule set, or `custom`; null for an adjustment. */
  readonly set: string | null;
  /** Entries whose punches the part is made of. */
  readonly entryIds: readonly string[];
  readonly adjustment: SheetAdjustment | null;
};

/** Returns a number of a sheet's totals, in minutes. */
export function minutesOfTotal(totals: Sheet['totals'], total: SheetTotal): number {
  return total === 'worked'
    ? totals.regular_minutes + totals.overtime_minutes + totals.double_minutes
    : totals[`${total}_minutes`];
}

/**
 * Returns the parts of a number in order of time, with adjustments of earlier days last. Their
 * minutes add up to the number.
 */
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

/** Returns the premiums of a day, with the problems of its breaks. */
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

/** Returns the missed meals, named as in exceptions. */
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
