import { wholeMinute } from '../clock/worked-minutes.ts';
import { inEffect, type BreakTerms, type PayFacts, type WorkEntry } from './pay-facts.ts';
import { breakTermsOn } from './terms-on.ts';
import { roundMinute, type RoundingStep } from '../rules/round-minute.ts';
import {
  localDateAt,
  localMinuteAt,
  minutesPerDay,
  selectZoneTable,
  type ZoneTable,
} from './zone-table.ts';

/** Epoch minutes; `to` is excluded. */
export type Span = { readonly from: number; readonly to: number };

/** Minutes of one entry that count as worked. */
export type WorkSpan = Span & {
  readonly entry: WorkEntry;
  /** Id of a paid break. */
  readonly breakId: string | null;
  /** The shift that the minutes belong to. */
  readonly shift: Shift;
};

/** Adjacent entries: from clock-in to clock-out, through job switches. */
export type Shift = {
  readonly startedAt: number;
  readonly endedAt: number;
  /** Local date in the person's zone. */
  readonly date: string;
  readonly entries: readonly EntrySpan[];
};

/** An entry's boundaries in whole minutes. */
export type EntrySpan = Span & { readonly entry: WorkEntry; readonly breaks: readonly BreakSpan[] };

export type BreakSpan = Span & {
  readonly id: string;
  readonly kind: 'meal' | 'rest';
  /** As recorded, before rounding, because break laws look at recorded time. */
  readonly recordedMinutes: number;
  readonly pay: BreakPay;
};

/** `short_meal`: paid, but someone should check. `work`: too short to count as a break. */
export type BreakPay = 'unpaid' | 'paid' | 'short_meal' | 'work';

/** Returns the entries that count, in whole minutes and grouped into shifts, before rounding. */
export function shiftsOf(facts: PayFacts): Shift[] {
  const counted = facts.entries
    .filter((entry) => !entry.needsReview && (entry.endedAt ?? facts.until) !== null)
    .map((entry) => toEntrySpan(facts, entry))
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const groups: EntrySpan[][] = [];
  for (const span of counted) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && span.from <= before.to) group.push(span);
    else groups.push([span]);
  }
  return groups.map((entries) => toShift(facts, entries));
}

function toShift(facts: PayFacts, entries: readonly EntrySpan[]): Shift {
  const startedAt = entries[0]?.from ?? 0;
  return {
    startedAt,
    endedAt: entries.at(-1)?.to ?? startedAt,
    date: personDateAt(facts, startedAt),
    entries,
  };
}

/** Returns the local date in the zone that the person has at that time. */
export function personDateAt(facts: PayFacts, minute: number): string {
  const inUtc = new Date(minute * 60_000).toISOString().slice(0, 10);
  const table = selectZoneTable(facts.zoneTables, inEffect(facts.zones, inUtc));
  return localDateAt(table, minute);
}

function toEntrySpan(facts: PayFacts, entry: WorkEntry): EntrySpan {
  const from = wholeMinute(entry.startedAt);
  const to = Math.max(from, wholeMinute(entry.endedAt ?? facts.until ?? entry.startedAt));
  const terms = breakTermsOn(facts, personDateAt(facts, from));
  const breaks = entry.breaks
    .map((taken) => {
      const start = clamp(wholeMinute(taken.startedAt), from, to);
      const end = clamp(wholeMinute(taken.endedAt ?? facts.until ?? taken.startedAt), start, to);
      const recordedMinutes = end - start;
      const pay = payOfBreak(taken.kind, recordedMinutes, terms);
      return { id: taken.id, kind: taken.kind, from: start, to: end, recordedMinutes, pay };
    })
    .sort((one, other) => one.from - other.from);
  return { entry, from, to, breaks };
}

function payOfBreak(kind: 'meal' | 'rest', minutes: number, terms: BreakTerms): BreakPay {
  if (minutes < terms.shortest_block_minutes) return 'work';
  if (kind === 'rest') return terms.rest_paid === false ? 'unpaid' : 'paid';
  if (minutes <= terms.paid_up_to_minutes) return 'paid';
  return minutes < (terms.unpaid_from_minutes ?? 0) ? 'short_meal' : 'unpaid';
}

/** Rounds boundaries if a rule says so; a job switch is one boundary for both sides. */
export function roundShifts(facts: PayFacts, shifts: readonly Shift[]): Shift[] {
  let earliest = Number.NEGATIVE_INFINITY;
  return shifts.map((shift) => {
    const rule = inEffect(facts.rounding, shift.date);
    const roundsBreaks = breakTermsOn(facts, shift.date).round_breaks !== false;
    const entries = shift.entries.map((span, index) => {
      const table = selectZoneTable(facts.zoneTables, span.entry.zone);
      const isLast = index === shift.entries.length - 1;
      const next = shift.entries[index + 1];
      const from = Math.max(earliest, roundBoundary(table, span.from, rule.begin, 'begin'));
      const nextTable =
        next === undefined ? table : selectZoneTable(facts.zoneTables, next.entry.zone);
      const end = isLast
        ? roundBoundary(table, span.to, rule.end, 'end')
        : roundBoundary(nextTable, next?.from ?? span.to, rule.begin, 'begin');
      const to = Math.max(from, end);
      earliest = to;
      return { ...span, from, to, breaks: roundBreaks(span.breaks, { from, to }, table) };
    });
    return { ...shift, entries };

    function roundBreaks(
      breaks: readonly BreakSpan[],
      within: Span,
      table: ZoneTable,
    ): BreakSpan[] {
      let after = within.from;
      return breaks.map((taken) => {
        const begun = roundsBreaks ? roundBoundary(table, taken.from, rule.end, 'end') : taken.from;
        const ended = roundsBreaks ? roundBoundary(table, taken.to, rule.begin, 'begin') : taken.to;
        const from = clamp(begun, after, within.to);
        const to = clamp(ended, from, within.to);
        after = to;
        return { ...taken, from, to };
      });
    }
  });
}

function roundBoundary(
  table: ZoneTable,
  minute: number,
  step: RoundingStep,
  of: 'begin' | 'end',
): number {
  const local = localMinuteAt(table, minute);
  const minuteOfDay = local - Math.floor(local / minutesPerDay) * minutesPerDay;
  return minute + roundMinute(minuteOfDay, step, of) - minuteOfDay;
}

/** Returns the worked minutes of a shift in order of time, without unpaid breaks. */
export function workSpansOf(shift: Shift): WorkSpan[] {
  const spans: WorkSpan[] = [];
  for (const { entry, from, to, breaks } of shift.entries) {
    let at = from;
    for (const taken of breaks) {
      if (taken.pay === 'work') continue;
      add(entry, at, taken.from, null);
      if (taken.pay !== 'unpaid') add(entry, taken.from, taken.to, taken.id);
      at = taken.to;
    }
    add(entry, at, to, null);
  }
  return spans;

  function add(entry: WorkEntry, from: number, to: number, breakId: string | null): void {
    if (to > from) spans.push({ entry, from, to, breakId, shift });
  }
}

/**
 * Like `workSpansOf`, but with the shift's length rounded at its end; it never extends into the
 * next shift.
 */
export function roundedWorkSpansOf(
  facts: PayFacts,
  shift: Shift,
  nextFrom: number | undefined,
): WorkSpan[] {
  const spans = workSpansOf(shift);
  const worked = minutesIn(spans);
  const { duration } = inEffect(facts.rounding, shift.date);
  let missing = roundMinute(worked, duration, 'duration') - worked;
  const last = spans.at(-1);
  if (missing > 0 && last !== undefined) {
    const to = Math.min(last.to + missing, nextFrom ?? Number.POSITIVE_INFINITY);
    spans[spans.length - 1] = { ...last, to };
  }
  while (missing < 0) {
    const cut = spans.pop();
    if (cut === undefined) break;
    const kept = Math.max(0, cut.to - cut.from + missing);
    missing += cut.to - cut.from - kept;
    if (kept > 0) spans.push({ ...cut, to: cut.from + kept });
  }
  return spans;
}

export function minutesIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
