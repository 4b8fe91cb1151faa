/** The JSON that `muster reckon` prints; docs/reckoning.md describes it. */
import type { BreaksDue } from '@muster/domain/pay/breaks-due';
import { fractionToNumber } from '@muster/domain/money/fraction';
import type { PayFacts } from '@muster/domain/pay/pay-facts';
import type { Reckoning } from '@muster/domain/pay/reckon';
import type { RatedSpan } from '@muster/domain/pay/regular-rate';
import { selectZoneTable } from '@muster/domain/pay/zone-table';

export function describeReckoning(facts: PayFacts, result: Reckoning): object {
  const [table] = facts.zoneTables.values();
  const local = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16) + 'Z';
  const dates = [...new Set(result.spans.map(({ date }) => date))].sort();
  return {
    tzdata: table?.tzdata ?? null,
    days: dates.map((date) => ({
      date,
      ...minutesByClass(result.spans.filter((span) => span.date === date)),
      ranges: result.spans
        .filter((span) => span.date === date)
        .map((span) => ({
          from: local(span.from),
          to: local(span.to),
          local_from: wallTime(facts, span, span.from),
          local_to: wallTime(facts, span, span.to),
          minutes: span.to - span.from,
          class: span.payClass,
          rule: span.reason,
          why: whyOf(span),
          source: span.limitMinutes === null ? null : (span.terms.source ?? null),
          project: span.entry.projectId,
          code: span.entry.costCodeId,
          paid_break: span.breakId !== null,
          punch: span.entry.id,
        })),
    })),
    workdays: result.breaks.map(describeBreaks),
    weeks: result.weeks.map(({ week, spans, regularRate }) => ({
      from: week.date,
      to: week.lastDate,
      starts_at: local(week.from),
      ends_at: local(week.to),
      ...minutesByClass(spans),
      regular_rate:
        regularRate === null ? null : Math.round(fractionToNumber(regularRate)) / 10_000,
    })),
    premiums: result.weeks.flatMap(({ premiums }) =>
      premiums.map(({ workday, kind, minutes, terms }) => ({
        workday: workday.date,
        kind,
        minutes,
        source: terms.source ?? null,
      })),
    ),
    deductions: result.deductions.map(({ workday, from, to, set }) => ({
      workday: workday.date,
      minutes: to - from,
      set,
    })),
    lines: result.lines.map((line) => ({
      period: line.period,
      week: line.week,
      earning: line.earning,
      project: line.projectId,
      code: line.costCodeId,
      classification: line.classification,
      time_off: line.timeOffKind,
      rate: line.rate === null ? null : line.rate / 10_000,
      percent: line.percent,
      minutes: line.minutes,
      amount: line.amountCents === null ? null : (line.amountCents / 100).toFixed(2),
      split_week: line.isSplitWeek,
    })),
    exceptions: result.exceptions.map(({ kind, date, entryId }) => ({
      kind,
      date,
      punch: entryId,
    })),
  };
}

function minutesByClass(spans: readonly RatedSpan[]): object {
  const sum = (wanted: (span: RatedSpan) => boolean) =>
    spans.filter(wanted).reduce((total, { from, to }) => total + to - from, 0);
  return {
    worked: sum(() => true),
    regular: sum(({ payClass }) => payClass === 'regular'),
    overtime: sum(({ payClass }) => payClass === 'overtime'),
    double: sum(({ payClass }) => payClass === 'double'),
  };
}

function describeBreaks(due: BreaksDue): object {
  return {
    date: due.workday.date,
    starts_at: new Date(due.workday.from * 60_000).toISOString().slice(0, 16) + 'Z',
    recorded_minutes: due.workedMinutes,
    meals: due.meals.map(({ meal, afterMinutes, minutes, outcome }) => ({
      meal,
      after_minutes: afterMinutes,
      minutes,
      outcome,
    })),
    rest_breaks_due: due.restBreaks,
    rest_breaks_recorded: due.restRecorded,
    source: due.terms.source ?? null,
  };
}

function wallTime(facts: PayFacts, { entry }: RatedSpan, minute: number): string {
  const table = selectZoneTable(facts.zoneTables, entry.zone);
  const change = table.changes.findLast(([from]) => from <= minute);
  const local = new Date((minute + (change?.[1] ?? 0)) * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

function whyOf({ reason, limitMinutes }: RatedSpan): string {
  const hours = limitMinutes === null ? '' : String(limitMinutes / 60);
  switch (reason) {
    case 'straight':
      return 'Regular time';
    case 'not_eligible':
      return 'Not eligible for overtime';
    case 'daily':
      return `Over ${hours} h a day`;
    case 'daily_double':
      return `Over ${hours} h a day, double`;
    case 'consecutive':
      return `Over ${hours} consecutive hours`;
    case 'weekly':
      return `Over ${hours} h a week`;
    case 'seventh_day':
      return 'Seventh day of the workweek';
    case 'seventh_day_double':
      return `Over ${hours} h on the seventh day of the workweek`;
  }
}
