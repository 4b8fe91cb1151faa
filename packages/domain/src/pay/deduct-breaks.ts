import type { PayFacts } from './pay-facts.ts';
import type { PlacedSpan } from './place-work.ts';
import type { Shift, Span } from './shifts.ts';
import { breakTermsOn } from './terms-on.ts';
import type { Workday } from './workweeks.ts';

/** Minutes deducted from a workday because no meal break was recorded. */
export type Deduction = Span & { readonly workday: Workday; readonly set: string };

/**
 * Deducts the minutes after the rule's limit, so that a longer day never pays less than a shorter one. Only applies if
 * the rule deducts, no meal was recorded, and no one reversed it.
 */
export function deductBreaks(
  facts: PayFacts,
  spans: readonly PlacedSpan[],
  shifts: readonly Shift[],
): { readonly spans: PlacedSpan[]; readonly deductions: Deduction[] } {
  const deductions: Deduction[] = [];
  const kept: PlacedSpan[] = [];
  let worked = 0;
  let workday: Workday | undefined;
  for (const span of spans) {
    if (workday?.from !== span.workday.from) worked = 0;
    workday = span.workday;
    const terms = breakTermsOn(facts, workday.date);
    const begin = worked;
    worked += span.to - span.from;
    if (terms.deduct === null || isReversedOrRecorded(facts, workday, shifts)) {
      kept.push(span);
      continue;
    }
    const { after_minutes, minutes } = terms.deduct;
    const from = Math.min(span.to, span.from + Math.max(0, after_minutes - begin));
    const to = Math.min(span.to, span.from + Math.max(0, after_minutes + minutes - begin));
    if (from > span.from) kept.push({ ...span, to: from });
    if (to > from) deductions.push({ from, to, workday, set: terms.set });
    if (span.to > to) kept.push({ ...span, from: to });
  }
  return { spans: kept, deductions };
}

function isReversedOrRecorded(
  facts: PayFacts,
  workday: Workday,
  shifts: readonly Shift[],
): boolean {
  if (facts.reversedDeductions.includes(workday.date)) return true;
  const touching = shifts.filter(
    ({ startedAt, endedAt }) => startedAt < workday.to && endedAt > workday.from,
  );
  const isIn = ({ from }: Span) => from >= workday.from && from < workday.to;
  return (
    touching.filter(({ startedAt }) => startedAt >= workday.from).length > 1 ||
    touching.some(({ entries }) =>
      entries.some(({ breaks }) => breaks.some((taken) => taken.kind === 'meal' && isIn(taken))),
    )
  );
}
