import { otherPayKinds, payKinds } from '@muster/domain/pay/pay-facts';
import * as z from 'zod/mini';
import { salarySchema, termsBreaksSchema, termsOvertimeSchema } from './time-facts.ts';
import { refusalSchema } from './verdict.ts';

/**
 * What a person is paid by and what some work pays, for admins: `read_pay_terms`, `save_pay_terms`,
 * `list_job_rates`, `save_job_rate`. Rates are ten-thousandths of the currency's unit an hour.
 */

/** What `save_pay_terms` takes. */
export const payTermsFactsSchema = z.strictObject({
  kind: z.enum(payKinds),
  classification: z.nullable(z.string()),
  /** Null: the company's rule. */
  overtime: z.nullable(termsOvertimeSchema),
  breaks: z.nullable(termsBreaksSchema),
  /** Null: the company's. */
  time_zone: z.nullable(z.string()),
  /** Only and always of salaried and exempt people. */
  salary: z.nullable(salarySchema),
});
export type PayTermsFacts = z.infer<typeof payTermsFactsSchema>;

const payTermsListSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  /** Nothing takes effect before this day: what lies earlier is in locked timesheets. */
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

/** What `save_other_pay` takes. */
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
  /** In which the person is paid; null where no rate is known. */
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

/** What `save_job_rate` takes: for at least one of person, project, cost code and classification. */
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
      /** First day without it. */
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

/** What `hours_progress` answers: of how many people hours are still to be calculated. */
export const hoursProgressAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    waiting_people: z.int(),
    since: z.nullable(z.string()),
  }),
  refusalSchema,
]);
