import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/**
 * Payroll: responses of `list_payroll_periods`, `read_payroll_period`, `list_payroll_lines`, `read_payroll_mapping`,
 * `read_payroll_export` and the export functions. Dates are `yyyy-mm-dd`, instants RFC 3339, time is in whole minutes,
 * money in cents by currency.
 */

export const payrollFormats = [
  'csv',
  'csv_days',
  'xlsx',
  'adp',
  'paychex',
  'gusto',
  'quickbooks_desktop',
  'quickbooks_online',
  'xero',
  'reimbursements',
] as const;
export type PayrollFormat = (typeof payrollFormats)[number];

/** Formats that an export can start with; a claims-only file always accompanies another one. */
export const firstPayrollFormats = payrollFormats.filter((format) => format !== 'reimbursements');

/** Payroll systems, whose names a file uses. The generic files share one mapping. */
export const payrollSystems = [
  'generic',
  'adp',
  'paychex',
  'gusto',
  'quickbooks_desktop',
  'quickbooks_online',
  'xero',
] as const;
export type PayrollSystem = (typeof payrollSystems)[number];

/** Returns the payroll system of a file format. Mirrors `app.payroll_system`. */
export function payrollSystemOf(format: PayrollFormat): PayrollSystem {
  return format === 'csv' ||
    format === 'csv_days' ||
    format === 'xlsx' ||
    format === 'reimbursements'
    ? 'generic'
    : format;
}

export const payrollEarnings = [
  'regular',
  'overtime',
  'double_time',
  'meal_premium',
  'rest_premium',
  'fringe',
  'salary',
  'time_off',
  'bonus',
  'commission',
  'other_pay',
  'reimbursement',
] as const;
export type PayrollEarning = (typeof payrollEarnings)[number];

export const payrollBucket = 'payroll-files';

/** Problems that block an export or leave something out of it. */
export const payrollProblemKinds = [
  'unmapped_person',
  'same_id',
  'too_long',
  'wrong_form',
  'unmapped_earning',
  'unmapped_setting',
  'unmapped_project',
  'mixed_currency',
  'negative_time',
  'too_many_hours',
  'missing_rate',
  'premium_alone',
  'unsigned',
  'not_approved',
  'not_locked',
  'entry_open',
  'needs_review',
] as const;
export type PayrollProblemKind = (typeof payrollProblemKinds)[number];

const minutesByEarning = z.partialRecord(z.enum(payrollEarnings), z.int());
const centsByCurrency = z.record(z.string(), z.int());

const totalsSchema = z.object({
  minutes: minutesByEarning,
  cents: centsByCurrency,
  /** Lines without a rate. */
  without_amount: z.int(),
});
export type PayrollTotals = z.infer<typeof totalsSchema>;

const periodFields = {
  period_from: z.string(),
  period_to: z.string(),
  is_over: z.boolean(),
  people: z.int(),
  /** Timesheets by state. */
  counts: z.partialRecord(z.enum(['open', 'signed', 'approved', 'returned', 'locked']), z.int()),
  minutes: z.int(),
  overtime_minutes: z.int(),
  /** People with exceptions whose timesheet isn't locked. */
  exceptions: z.int(),
  exports: z.int(),
  is_exporting: z.boolean(),
  /** People with locked time that isn't in an export yet. */
  to_export: z.int(),
};
const payrollPeriodRowSchema = z.object(periodFields);
export type PayrollPeriodRow = z.infer<typeof payrollPeriodRowSchema>;

const payrollPeriodsSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  rows: z.array(payrollPeriodRowSchema),
  /** Passed back as `before`; null at the end. */
  next: z.nullable(z.string()),
});
export type PayrollPeriods = z.infer<typeof payrollPeriodsSchema>;
export const payrollPeriodsAnswerSchema = z.discriminatedUnion('verdict', [
  payrollPeriodsSchema,
  refusalSchema,
]);

const exportFields = {
  id: z.uuid(),
  number: z.int(),
  period_from: z.string(),
  period_to: z.string(),
  format: z.enum(payrollFormats),
  /** The export whose lines this file repeats in another format. */
  lines_of: z.nullable(z.uuid()),
  /** Contains only lines that earlier exports of the period don't have. */
  is_delta: z.boolean(),
  state: z.enum(['waiting', 'done', 'failed', 'canceled']),
  people: z.int(),
  totals: totalsSchema,
  /** From 0 to 1. */
  done_share: z.number(),
  asked_at: z.string(),
  asked_by: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  file_bytes: z.nullable(z.int()),
  file_sha256: z.nullable(z.string()),
};
const exportSchema = z.object(exportFields);
export type PayrollExport = z.infer<typeof exportSchema>;

const problemSchema = z.object({
  kind: z.enum(payrollProblemKinds),
  /** False if something is left out or blank instead. */
  blocks: z.boolean(),
  person_id: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
  date: z.nullable(z.string()),
  /** Name of an earning, a setting or a project, or `person`. */
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type PayrollProblem = z.infer<typeof problemSchema>;

const problemsSchema = z.object({
  blocking: z.int(),
  counts: z.partialRecord(z.enum(payrollProblemKinds), z.int()),
  /** At most 300, blocking ones first. */
  rows: z.array(problemSchema),
});
export type PayrollProblems = z.infer<typeof problemsSchema>;

const payrollPeriodSchema = z.object({
  verdict: z.literal('ok'),
  ...periodFields,
  today: z.string(),
  format: z.enum(payrollFormats),
  previous_from: z.string(),
  next_from: z.string(),
  problems: problemsSchema,
  /** Totals of an export made now. */
  to_export_totals: totalsSchema,
  /** Newest first. */
  history: z.array(exportSchema),
});
export type PayrollPeriod = z.infer<typeof payrollPeriodSchema>;
export const payrollPeriodAnswerSchema = z.discriminatedUnion('verdict', [
  payrollPeriodSchema,
  refusalSchema,
]);

const payrollLinesSchema = z.object({
  verdict: z.literal('ok'),
  matching: z.int(),
  rows: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      state: z.enum(['open', 'signed', 'approved', 'returned', 'locked']),
      minutes: minutesByEarning,
      cents: centsByCurrency,
      without_amount: z.int(),
      adjustment_minutes: z.int(),
    }),
  ),
  /** Passed back as `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type PayrollLines = z.infer<typeof payrollLinesSchema>;
export const payrollLinesAnswerSchema = z.discriminatedUnion('verdict', [
  payrollLinesSchema,
  refusalSchema,
]);

const lengthRule = z.object({
  max: z.int(),
  pattern: z.optional(z.string()),
  /** True if no file can be made without it. */
  required: z.optional(z.boolean()),
  warn: z.optional(z.boolean()),
});
export type PayrollFieldRule = z.infer<typeof lengthRule>;

const named = { name: z.string(), value: z.nullable(z.string()) };
const payrollMappingSchema = z.object({
  verdict: z.literal('ok'),
  system: z.enum(payrollSystems),
  /** Limits of the system's files; a rule is absent if they have no such field. */
  rules: z.object({
    person: z.optional(lengthRule),
    project: z.optional(lengthRule),
    cost_code: z.optional(lengthRule),
    earning: z.object({ max: z.int(), required: z.array(z.enum(payrollEarnings)) }),
    settings: z.record(z.string(), lengthRule),
    negative: z.boolean(),
    currencies: z.boolean(),
    by_day: z.optional(z.boolean()),
    most_minutes: z.optional(z.int()),
  }),
  people: z.array(
    z.object({
      person_id: z.uuid(),
      ...named,
      first_name: z.string(),
      last_name: z.string(),
      employee_number: z.nullable(z.string()),
      is_active: z.boolean(),
    }),
  ),
  projects: z.array(z.object({ id: z.uuid(), ...named })),
  cost_codes: z.array(z.object({ id: z.uuid(), code: z.string(), ...named })),
  /** Keyed by `earning:<name>` and `setting:<name>`. */
  names: z.record(z.string(), z.string()),
});
export type PayrollMapping = z.infer<typeof payrollMappingSchema>;
export const payrollMappingAnswerSchema = z.discriminatedUnion('verdict', [
  payrollMappingSchema,
  refusalSchema,
]);

/** Input of `save_payroll_mapping`; a blank or null value deletes the entry. */
export type PayrollMappingChange = {
  readonly kind: 'person' | 'project' | 'cost_code' | 'earning' | 'setting';
  readonly key: string;
  readonly value: string | null;
};

/** Response of `start_payroll_export` and `cancel_payroll_export`. */
export const payrollExportVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    state: z.enum(['waiting', 'done', 'failed', 'canceled']),
  }),
  refusalSchema,
]);

const payrollExportPageSchema = z.object({
  verdict: z.literal('ok'),
  ...exportFields,
  /** Problems of the same lines in the requested format; null if none was requested. */
  problems: z.nullable(problemsSchema),
  /** Files with the same lines. */
  siblings: z.array(exportSchema),
  /** Newest first, at most 20. */
  fetched: z.array(z.object({ at: z.string(), by: z.string() })),
});
export type PayrollExportPage = z.infer<typeof payrollExportPageSchema>;
export const payrollExportAnswerSchema = z.discriminatedUnion('verdict', [
  payrollExportPageSchema,
  refusalSchema,
]);

export const payrollFileAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('ok'), path: z.string(), name: z.string() }),
  refusalSchema,
]);
