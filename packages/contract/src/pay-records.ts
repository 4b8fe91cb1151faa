import { otherPayKinds, payKinds } from '@muster/domain/pay/pay-facts';
import * as z from 'zod/mini';
import { salarySchema, termsBreaksSchema, termsOvertimeSchema } from './time-facts.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Pay terms of people and pay rates of certain work, for admins: `read_pay_terms`, `save_pay_terms`, `list_job_rates`,
 * `save_job_rate`. Rates are in ten-thousandths of the currency's unit per hour.
 */

/** Input of `save_pay_terms`. */
export const payTermsFactsSchema = z.strictObject({
  kind: z.enum(payKinds),
  classification: z.nullable(z.string()),
  /** Null for the company's rule. */
  overtime: z.nullable(termsOvertimeSchema),
  breaks: z.nullable(termsBreaksSchema),
  /** Null for the company's zone. */
  time_zone: z.nullable(z.string()),
  /** Required for salaried and exempt people, and only for them. */
  salary: z.nullable(salarySchema),
});
export type PayTermsFacts = z.infer<typeof payTermsFactsSchema>;

const payTermsListSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  /** The first day on which a change can take effect; earlier days are in locked timesheets. */
  first_free_day: z.string(),
  company_zone: z.string(),
  /** Newest first. */
  terms: z.array(
    z.extend(payTermsFactsSchema, {
      id: z.uuid(),
      valid_from: z.string(),
      changed_at: z.string(),
      changed_by: z.nullable(z.string()),
    }),
  ),
});
export type PayTermsList = z.infer<typeof payTermsListSchema>;
export const payTermsAnswerSchema = z.discriminatedUnion('verdict', [
  payTermsListSchema,
  refusalSchema,
]);

/** Input of `save_other_pay`. */
export const otherPayFactsSchema = z.strictObject({
  /** A day of the workweek in which it was earned. */
  date: z.string(),
  kind: z.enum(otherPayKinds),
  amount_cents: z.int(),
});
export type OtherPayFacts = z.infer<typeof otherPayFactsSchema>;

const otherPayListSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  first_free_day: z.string(),
  /** The person's pay currency; null if no rate is known. */
  currency: z.nullable(z.string()),
  /** Newest first. */
  pay: z.array(
    z.extend(otherPayFactsSchema, {
      id: z.uuid(),
      currency: z.nullable(z.string()),
      added_by: z.nullable(z.string()),
    }),
  ),
});
export type OtherPayList = z.infer<typeof otherPayListSchema>;
export const otherPayAnswerSchema = z.discriminatedUnion('verdict', [
  otherPayListSchema,
  refusalSchema,
]);

export const jobRateModes = ['replaces', 'at_least'] as const;

/** Input of `save_job_rate`: a rate for at least one of person, project, cost code and classification. */
export type JobRateFacts = {
  readonly person_id: string | null;
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly classification: string | null;
  readonly rate: number;
  readonly fringe: number;
  readonly currency: string;
  readonly mode: (typeof jobRateModes)[number];
  readonly valid_from: string;
};

const jobRateListSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  first_free_day: z.string(),
  rates: z.array(
    z.object({
      id: z.uuid(),
      person_id: z.nullable(z.uuid()),
      person: z.nullable(z.string()),
      project_id: z.nullable(z.uuid()),
      project: z.nullable(z.string()),
      cost_code_id: z.nullable(z.uuid()),
      cost_code: z.nullable(z.string()),
      classification: z.nullable(z.string()),
      rate: z.int(),
      fringe: z.int(),
      currency: z.string(),
      mode: z.enum(jobRateModes),
      valid_from: z.string(),
      /** The first day on which it no longer applies. */
      valid_to: z.nullable(z.string()),
      set_at: z.string(),
      set_by: z.nullable(z.string()),
    }),
  ),
});
export type JobRateList = z.infer<typeof jobRateListSchema>;
export const jobRatesAnswerSchema = z.discriminatedUnion('verdict', [
  jobRateListSchema,
  refusalSchema,
]);

/** Response of `hours_progress`: the number of people whose hours are still being calculated. */
export const hoursProgressAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    waiting_people: z.int(),
    since: z.nullable(z.string()),
  }),
  refusalSchema,
]);
