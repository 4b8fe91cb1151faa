import { type TimeFacts, timeFactsToPayFacts, zonesIn } from '@muster/contract/time-facts';
import type { BreaksDue } from '@muster/domain/pay/breaks-due';
import type { PayLine } from '@muster/domain/pay/pay-lines';
import { reckon, type Reckoning } from '@muster/domain/pay/reckon';
import type { RatedSpan } from '@muster/domain/pay/regular-rate';
import { type Workweek, workweeksToCalculate } from '@muster/domain/pay/workweeks';
import { tzdata, zoneTableOf } from './zone-tables.ts';

/** A person's whole workweeks as the database stores them; names as in `day_results` and `pay_lines`. */
export type CalculatedWeeks = {
  readonly from: string;
  readonly to: string;
  readonly days: readonly object[];
  readonly lines: readonly object[];
};

/** Returns the pay engine's results for the workweeks that contain the dates, and those that share hours with them. */
export function calculateWeeks(facts: TimeFacts, from: string, to: string): CalculatedWeeks {
  const zoneTables = new Map(
    [...zonesIn(facts)].map((zone) => [zone, zoneTableOf(zone, from, to)]),
  );
  const payFacts = timeFactsToPayFacts(facts, zoneTables, null);
  const covered = workweeksToCalculate(payFacts, from, to);
  const first = covered[0]?.date ?? from;
  const last = covered.at(-1)?.lastDate ?? to;
  const reckoning = reckon(payFacts, first, last);
  return {
    from: first,
    to: last,
    days: reckoning.weeks.flatMap(({ week }) => daysOf(week, reckoning)),
    lines: reckoning.weeks.flatMap(({ week }) => linesOf(week, reckoning.lines)),
  };
}

function daysOf(week: Workweek, reckoning: Reckoning): object[] {
  const isInWeek = (date: string) => week.date <= date && date <= week.lastDate;
  const spans = reckoning.spans.filter((span) => span.week.from === week.from);
  const breaks = reckoning.breaks.filter(({ workday }) => isInWeek(workday.date));
  const deductions = reckoning.deductions.filter(({ workday }) => isInWeek(workday.date));
  const exceptions = reckoning.exceptions.filter(
    // Readers of hours must not see which pay rates are missing.
    ({ date, kind }) => isInWeek(date) && kind !== 'rate_missing',
  );
  const premiums =
    reckoning.weeks
      .find((pay) => pay.week.from === week.from)
      ?.premiums.map(({ kind, minutes, workday }) => ({ kind, minutes, date: workday.date })) ?? [];
  const dates = new Set(
    [
      ...spans.map(({ date }) => date),
      ...[...breaks, ...deductions].map(({ workday }) => workday.date),
      ...exceptions.map(({ date }) => date),
    ].sort(),
  );
  return [...dates].map((date) => {
    const ofDay = spans.filter((span) => span.date === date);
    const sum = (payClass: RatedSpan['payClass']) =>
      minutesOf(ofDay.filter((span) => span.payClass === payClass));
    const premium = (kind: 'meal_premium' | 'rest_premium') =>
      premiums
        .filter((due) => due.kind === kind && due.date === date)
        .reduce((total, { minutes }) => total + minutes, 0);
    const found = exceptions.filter((exception) => exception.date === date);
    return {
      date,
      week_from: week.date,
      regular_minutes: sum('regular'),
      overtime_minutes: sum('overtime'),
      double_minutes: sum('double'),
      meal_premium_minutes: premium('meal_premium'),
      rest_premium_minutes: premium('rest_premium'),
      deducted_minutes: minutesOf(deductions.filter(({ workday }) => workday.date === date)),
      is_open: found.some(({ kind }) => kind === 'open_entry'),
      needs_review: found.some(({ kind }) => kind === 'needs_review'),
      lines: [
        ...workLines(ofDay),
        ...(['meal_premium', 'rest_premium'] as const)
          .map((kind) => line({ class: kind, minutes: premium(kind) }))
          .filter(({ minutes }) => minutes > 0),
      ],
      ranges: ofDay.map(describeRange),
      breaks: breaks.filter(({ workday }) => workday.date === date).map(describeBreaks),
      exceptions: found.map(({ kind, entryId }) => ({ kind, entry_id: entryId })),
      tzdata,
    };
  });
}

type WorkLine = {
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly class: string;
  readonly minutes: number;
};

function line(of: Pick<WorkLine, 'class' | 'minutes'>): WorkLine {
  return { project_id: null, cost_code_id: null, ...of };
}

/** Minutes by project, cost code and class, in a fixed order. */
function workLines(spans: readonly RatedSpan[]): WorkLine[] {
  const linesByKey = new Map<string, WorkLine>();
  for (const { entry, payClass, from, to } of spans) {
    const key = `${entry.projectId}|${entry.costCodeId}|${payClass}`;
    const before = linesByKey.get(key);
    linesByKey.set(key, {
      project_id: entry.projectId,
      cost_code_id: entry.costCodeId,
      class: payClass,
      minutes: (before?.minutes ?? 0) + to - from,
    });
  }
  return [...linesByKey.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => of);
}

function describeRange(span: RatedSpan): object {
  return {
    from: instant(span.from),
    to: instant(span.to),
    minutes: span.to - span.from,
    class: span.payClass,
    rule: span.reason,
    limit_minutes: span.limitMinutes,
    set: span.terms.set,
    source: span.limitMinutes === null ? null : (span.terms.source ?? null),
    project_id: span.entry.projectId,
    cost_code_id: span.entry.costCodeId,
    entry_id: span.entry.id,
    paid_break_id: span.breakId,
    zone: span.entry.zone,
  };
}

function describeBreaks(due: BreaksDue): object {
  return {
    workday: due.workday.date,
    from: instant(due.workday.from),
    to: instant(due.workday.to),
    worked_minutes: due.workedMinutes,
    meals: due.meals.map(({ meal, afterMinutes, minutes, outcome }) => ({
      meal,
      after_minutes: afterMinutes,
      minutes,
      outcome,
    })),
    rest_due: due.restBreaks,
    rest_recorded: due.restRecorded,
    rest_answer: due.restAnswer,
    set: due.terms.set,
    source: due.terms.source ?? null,
  };
}

function linesOf(week: Workweek, lines: readonly PayLine[]): object[] {
  return lines
    .filter((of) => weekOf(of) >= week.date && weekOf(of) <= week.lastDate)
    .map((of, position) => ({
      week_from: week.date,
      position,
      period_from: of.period.from,
      period_to: of.period.to,
      earning: of.earning,
      project_id: of.projectId,
      cost_code_id: of.costCodeId,
      classification: of.classification,
      time_off_kind: of.timeOffKind,
      rate: of.rate,
      percent: of.percent,
      minutes: of.minutes,
      amount_cents: of.amountCents,
      is_split_week: of.isSplitWeek,
    }));
}

/** A salary belongs to the week in which its period ends. */
function weekOf({ week, period }: PayLine): string {
  return week ?? period.to;
}

function minutesOf(spans: readonly { readonly from: number; readonly to: number }[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0);
}

/** RFC 3339 of an epoch minute. */
function instant(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}
