import { breakTermsOfSet, overtimeTermsOfSet } from '@muster/contract/pay-terms';
import { countedPunches, foldPunches, inFoldOrder, type FoldPunch } from '@muster/domain';
import type {
  BreakTerms,
  Dated,
  OvertimeTerms,
  PayFacts,
  PayTerms,
  WorkEntry,
} from '@muster/domain/pay/pay-facts';
import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { minutesAtLocal, type ZoneTable } from '@muster/domain/pay/zone-table';
import { CommandError } from '../command.ts';
import type { ReckoningFile } from './reckoning-file.ts';
import { shiftToPunches } from './shift-line.ts';

const dayMs = 24 * 60 * 60_000;
const tzdata = process.versions['tz'] ?? 'unknown';

/** @throws CommandError for a wall time that doesn't exist, or occurs twice and doesn't say which */
export function fileToFacts(file: ReckoningFile): PayFacts {
  const zoneTables = readZoneTables(file);
  const zoneOn = (localTime: string) =>
    file.zone.findLast(({ from }) => from <= localTime.slice(0, 10))?.value ?? '';
  const instant = (localTime: string, zone: string, which?: 'first' | 'second') =>
    instantOf(zoneTables, localTime, zone, which);

  const listed = [...file.punches, ...file.shifts.flatMap(shiftToPunches)];
  const punches = listed.map((punch, index): FoldPunch => {
    const zone = punch.zone ?? zoneOn(punch.at);
    return {
      id: `punch ${index + 1}`,
      kind: punch.kind,
      breakKind: punch.break ?? null,
      at: instant(punch.at, zone, punch.which),
      deviceId: 'file',
      deviceSeq: index,
      projectId: punch.project,
      costCodeId: punch.code,
      actor: 'person',
      own: true,
      accepted: false,
      zone,
      note: null,
      flags: [],
    };
  });
  const withdrawn = punches.filter((_, index) => listed[index]?.withdrawn).map(({ id }) => id);
  return {
    zones: file.zone,
    zoneTables,
    calendar: file.rules.calendar,
    workday: file.rules.workday,
    rounding: file.rules.rounding,
    overtime: mapDated(file.rules.overtime, toOvertimeTerms),
    breaks: mapDated(file.rules.breaks, toBreakTerms),
    terms: mapDated(file.terms, toPayTerms),
    rates: file.rate,
    jobRates: file.job_rates.map((job) => ({
      id: job.name,
      from: job.from,
      to: job.to,
      isPersonal: job.personal,
      projectId: job.project,
      costCodeId: job.code,
      classification: job.classification,
      rate: job.rate,
      fringe: job.fringe,
      mode: job.mode,
    })),
    entries: entriesOf(countedPunches(punches, new Set(withdrawn))),
    answers: file.answers,
    reversedDeductions: file.reversed_deductions,
    timeOff: file.time_off.map(({ paid, ...off }) => ({ ...off, isPaid: paid })),
    otherPay: file.other_pay.map(({ amount, ...pay }) => ({
      ...pay,
      amountCents: toCents(amount),
    })),
    until: file.until === undefined ? null : instant(file.until, zoneOn(file.until)),
  };
}

function entriesOf(punches: readonly FoldPunch[]): WorkEntry[] {
  const { state } = foldPunches(inFoldOrder(punches));
  const open =
    state.open === null
      ? []
      : [
          {
            ...state.open,
            endedAt: null,
            breaks: [
              ...state.open.breaks,
              ...(state.onBreak === null ? [] : [{ ...state.onBreak, endedAt: null }]),
            ],
          },
        ];
  return [...state.closed, ...open].map((entry) => ({ ...entry, needsReview: false }));
}

function readZoneTables(file: ReckoningFile): ReadonlyMap<string, ZoneTable> {
  const zones = new Set([
    ...file.zone.map(({ value }) => value),
    ...file.punches.flatMap(({ zone }) => zone ?? []),
  ]);
  const dates = [
    file.from,
    file.to,
    ...file.punches.map(({ at }) => at.slice(0, 10)),
    ...file.shifts.map((line) => line.slice(0, 10)),
  ].sort();
  const from = Date.parse(dates[0] ?? file.from) - 40 * dayMs;
  const to = Date.parse(dates.at(-1) ?? file.to) + 40 * dayMs;
  return new Map([...zones].map((zone) => [zone, readZoneTable(zone, from, to, tzdata)]));
}

function instantOf(
  tables: ReadonlyMap<string, ZoneTable>,
  localTime: string,
  zone: string,
  which?: 'first' | 'second',
): number {
  const table = tables.get(zone);
  if (table === undefined) throw new CommandError(`No zone is in effect at ${localTime}.`);
  const [date = '', time = ''] = localTime.split(' ');
  const [hour, minute, second] = time.split(':').map(Number);
  const minutes = minutesAtLocal(table, date, (hour ?? 0) * 60 + (minute ?? 0));
  const [first, other] = minutes;
  if (first === undefined) {
    throw new CommandError(`${localTime} doesn’t exist in ${zone}: the clock was set forward.`);
  }
  if (other !== undefined && which === undefined) {
    throw new CommandError(
      `${localTime} occurs twice in ${zone}: add "which": "first" or "which": "second".`,
    );
  }
  return (which === 'second' ? (other ?? first) : first) * 60_000 + (second ?? 0) * 1000;
}

type FileOvertime = ReckoningFile['rules']['overtime'][number]['value'];
type FileBreaks = ReckoningFile['rules']['breaks'][number]['value'];
type FileTerms = ReckoningFile['terms'][number]['value'];

function toOvertimeTerms(rule: FileOvertime): OvertimeTerms {
  if (rule.set === 'custom') {
    const { source, ...custom } = rule;
    return { ...custom, source: source ?? 'company rule' };
  }
  const startsAt = 'workday_starts_at' in rule ? rule.workday_starts_at : undefined;
  return overtimeTermsOfSet(rule.set, startsAt);
}

function toBreakTerms(rule: FileBreaks): BreakTerms {
  if (rule.set === 'custom') {
    const {
      source,
      unpaid_from_minutes,
      missed_rest_pays_minutes,
      longest_stretch_minutes,
      ...custom
    } = rule;
    return {
      ...custom,
      source: source ?? 'company rule',
      ...(unpaid_from_minutes === undefined ? {} : { unpaid_from_minutes }),
      ...(missed_rest_pays_minutes === undefined ? {} : { missed_rest_pays_minutes }),
      ...(longest_stretch_minutes === undefined ? {} : { longest_stretch_minutes }),
    };
  }
  const named = breakTermsOfSet(rule.set);
  return 'deduct' in rule && rule.deduct !== undefined ? { ...named, deduct: rule.deduct } : named;
}

function toPayTerms(terms: FileTerms): PayTerms {
  return {
    kind: terms.kind,
    classification: terms.classification,
    overtime: terms.overtime === null ? null : toOvertimeTerms(terms.overtime),
    breaks: terms.breaks === null ? null : toBreakTerms(terms.breaks),
    salary:
      terms.salary === null
        ? null
        : {
            amountCents: toCents(terms.salary.amount),
            per: terms.salary.per,
            hoursPerWeek: terms.salary.hours_per_week,
          },
  };
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function mapDated<From, To>(
  list: readonly Dated<From>[],
  convert: (value: From) => To,
): Dated<To>[] {
  return list.map(({ from, value }) => ({ from, value: convert(value) }));
}
