import type { BreakTerms, Dated, OvertimeTerms, PayFacts } from '@muster/domain/pay/pay-facts';
import { knownZone } from '@muster/domain/pay/known-zone';
import {
  breakAnswers,
  inEffect,
  optionalInEffect,
  otherPayKinds,
  payKinds,
} from '@muster/domain/pay/pay-facts';
import type { ZoneTable } from '@muster/domain/pay/zone-table';
import * as z from 'zod/mini';
import { ruleSchemas } from './company-rules.ts';
import { overtimeSetNames } from './overtime-sets.ts';
import { breakSets } from './break-sets.ts';
import {
  breakTermNames,
  breakTermsOfRule,
  breakTermsOfSet,
  overtimeTermsOfRule,
  overtimeTermsOfSet,
} from './pay-terms.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Response of `my_time_facts` and input of the server's calculation: the pay engine's facts as the database has them.
 */

const dated = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.array(z.object({ from: z.string(), value }));

/** A custom rule, or a named set with the time at which the employer starts workdays. */
export const termsOvertimeSchema = z.union([
  ruleSchemas.overtime,
  z.strictObject({ set: z.enum(overtimeSetNames), workday_starts_at: z.optional(z.string()) }),
]);
export const termsBreaksSchema = z.union([
  ruleSchemas.breaks,
  z.strictObject({ set: z.enum(breakTermNames) }),
]);
export const salarySchema = z.strictObject({
  amount_cents: z.int(),
  per: z.enum(['week', 'biweek', 'semimonth', 'month', 'year']),
  hours_per_week: z.int(),
  currency: z.string(),
});

const answer = z.optional(z.enum(breakAnswers));

export const timeFactsSchema = z.object({
  zones: dated(z.string()),
  rules: z.object({
    calendar: dated(ruleSchemas.calendar),
    workday: dated(ruleSchemas.workday),
    rounding: dated(ruleSchemas.rounding),
    overtime: dated(ruleSchemas.overtime),
    breaks: dated(ruleSchemas.breaks),
  }),
  terms: dated(
    z.object({
      kind: z.enum(payKinds),
      classification: z.nullable(z.string()),
      overtime: z.nullable(termsOvertimeSchema),
      breaks: z.nullable(termsBreaksSchema),
      salary: z.nullable(salarySchema),
    }),
  ),
  rates: dated(z.nullable(z.int())),
  job_rates: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.nullable(z.string()),
      is_personal: z.boolean(),
      project_id: z.nullable(z.string()),
      cost_code_id: z.nullable(z.string()),
      classification: z.nullable(z.string()),
      rate: z.int(),
      fringe: z.int(),
      mode: z.enum(['replaces', 'at_least']),
    }),
  ),
  entries: z.array(
    z.object({
      id: z.string(),
      project_id: z.nullable(z.string()),
      cost_code_id: z.nullable(z.string()),
      /** Epoch milliseconds. */
      started_at: z.number(),
      ended_at: z.nullable(z.number()),
      zone: z.string(),
      flags: z.array(z.string()),
      needs_review: z.boolean(),
      breaks: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['meal', 'rest']),
          started_at: z.number(),
          ended_at: z.nullable(z.number()),
        }),
      ),
    }),
  ),
  answers: z.array(
    z.object({
      workday: z.string(),
      first_meal: answer,
      second_meal: answer,
      rest: answer,
    }),
  ),
  /** Approved time off, by day; absent from data stored by older apps. */
  time_off: z.optional(
    z.array(
      z.object({ date: z.string(), minutes: z.int(), kind: z.string(), is_paid: z.boolean() }),
    ),
  ),
  /** Only in responses that include money. */
  other_pay: z.optional(
    z.array(z.object({ date: z.string(), kind: z.enum(otherPayKinds), amount_cents: z.int() })),
  ),
});
export type TimeFacts = z.infer<typeof timeFactsSchema>;

export const myTimeFactsAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('ok'), facts: timeFactsSchema }),
  refusalSchema,
]);

/** Returns all zones in the facts, for which the engine needs offsets. */
export function zonesIn({ zones, entries }: TimeFacts): ReadonlySet<string> {
  return new Set([...zones.map(({ value }) => value), ...entries.map(({ zone }) => zone)]);
}

/**
 * Converts the facts for the pay engine.
 *
 * @param until the time up to which an open entry counts, in epoch milliseconds; null if open entries don't count
 */
export function timeFactsToPayFacts(
  facts: TimeFacts,
  zoneTables: ReadonlyMap<string, ZoneTable>,
  until: number | null,
): PayFacts {
  const { rules } = facts;
  return {
    zones: facts.zones,
    zoneTables,
    calendar: rules.calendar,
    workday: rules.workday,
    rounding: rules.rounding,
    overtime: mapDated(rules.overtime, toOvertimeTerms),
    breaks: mapDated(rules.breaks, toBreakTerms),
    terms: mapDated(facts.terms, ({ kind, classification, overtime, breaks, salary }) => ({
      kind,
      classification,
      overtime: overtime === null ? null : toOvertimeTerms(overtime),
      breaks: breaks === null ? null : toBreakTerms(breaks),
      salary:
        salary === null
          ? null
          : {
              amountCents: salary.amount_cents,
              per: salary.per,
              hoursPerWeek: salary.hours_per_week,
            },
    })),
    rates: facts.rates,
    jobRates: facts.job_rates.map((job) => ({
      id: job.id,
      from: job.from,
      to: job.to,
      isPersonal: job.is_personal,
      projectId: job.project_id,
      costCodeId: job.cost_code_id,
      classification: job.classification,
      rate: job.rate,
      fringe: job.fringe,
      mode: job.mode,
    })),
    entries: facts.entries.map((entry) => ({
      id: entry.id,
      projectId: entry.project_id,
      costCodeId: entry.cost_code_id,
      startedAt: entry.started_at,
      endedAt: entry.ended_at,
      zone: zoneOf(entry, facts, zoneTables),
      flags: entry.flags,
      needsReview: entry.needs_review,
      breaks: entry.breaks.map((taken) => ({
        id: taken.id,
        kind: taken.kind,
        startedAt: taken.started_at,
        endedAt: taken.ended_at,
      })),
    })),
    answers: facts.answers,
    reversedDeductions: [],
    otherPay: (facts.other_pay ?? []).map(({ amount_cents: amountCents, ...pay }) => ({
      ...pay,
      amountCents,
    })),
    timeOff: (facts.time_off ?? []).map(({ is_paid: isPaid, ...off }) => ({ ...off, isPaid })),
    until,
  };
}

/**
 * Returns the entry's zone, or the person's if this runtime doesn't know it: a phone may be older than the one that
 * punched.
 */
function zoneOf(
  { zone, started_at }: TimeFacts['entries'][number],
  { zones }: TimeFacts,
  zoneTables: ReadonlyMap<string, ZoneTable>,
): string {
  const home = optionalInEffect(zones, new Date(started_at).toISOString().slice(0, 10));
  const known = knownZone(zone, ...(home === undefined ? [] : [home.value]));
  return zoneTables.has(known) ? known : zone;
}

/** Returns true if the break rule in effect on a workday asks at clock-out. */
export function asksAtClockOut(
  { rules, terms }: Pick<TimeFacts, 'rules' | 'terms'>,
  workday: string,
): boolean {
  const own = optionalInEffect(terms, workday)?.value.breaks ?? null;
  const rule = own ?? inEffect(rules.breaks, workday);
  return 'ask_at_clock_out' in rule ? rule.ask_at_clock_out : breakSets[rule.set].ask_at_clock_out;
}

function toOvertimeTerms(rule: z.infer<typeof termsOvertimeSchema>): OvertimeTerms {
  return 'set_version' in rule
    ? overtimeTermsOfRule(rule)
    : overtimeTermsOfSet(rule.set, rule.workday_starts_at);
}

function toBreakTerms(rule: z.infer<typeof termsBreaksSchema>): BreakTerms {
  return 'set_version' in rule ? breakTermsOfRule(rule) : breakTermsOfSet(rule.set);
}

function mapDated<From, To>(
  list: readonly Dated<From>[],
  convert: (value: From) => To,
): Dated<To>[] {
  return list.map(({ from, value }) => ({ from, value: convert(value) }));
}
