import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/**
 * Certified payrolls (WH-347): what `list_certified_payrolls` and `read_certified_payroll` answer. Minutes are whole,
 * money is cents, rates are ten-thousandths an hour.
 */

const certifiedPayrollListSchema = z.object({
  verdict: z.literal('ok'),
  payrolls: z.array(
    z.object({
      project_id: z.uuid(),
      project: z.string(),
      week_from: z.string(),
      people: z.int(),
    }),
  ),
});
export type CertifiedPayrollList = z.infer<typeof certifiedPayrollListSchema>;
export const certifiedPayrollListAnswerSchema = z.discriminatedUnion('verdict', [
  certifiedPayrollListSchema,
  refusalSchema,
]);

const minutes = { regular: z.int(), overtime: z.int(), double: z.int() };

const lineSchema = z.object({
  /** Of the matching job rate, else of the person's pay terms; null: neither says one. */
  classification: z.nullable(z.string()),
  days: z.array(z.object({ date: z.string(), ...minutes })),
  ...minutes,
  rates: z.array(z.int()),
  fringe_rates: z.array(z.int()),
  overtime_cents: z.nullable(z.int()),
  double_cents: z.nullable(z.int()),
  cents: z.int(),
  lacks_rate: z.boolean(),
  /** False: the days and what was paid differ. */
  days_match: z.boolean(),
});
export type CertifiedLine = z.infer<typeof lineSchema>;

const cents = z.nullable(z.int());

const figures = {
  /** Null: not said yet. */
  is_apprentice: z.nullable(z.boolean()),
  /** Ten-thousandths an hour. */
  fringe_credit: z.nullable(z.int()),
  tax_cents: cents,
  fica_cents: cents,
  other_cents: cents,
  net_cents: cents,
};
/** What `save_certified_pay` takes; null: not known yet. */
const figuresSchema = z.object(figures);
export type CertifiedFigures = z.infer<typeof figuresSchema>;

const workerSchema = z.object({
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  employee_number: z.nullable(z.string()),
  lines: z.array(lineSchema),
  /** Earned on the project. */
  cents: z.int(),
  /** Earned for all work of the week. */
  all_cents: z.int(),
  ...figures,
});
export type CertifiedWorker = z.infer<typeof workerSchema>;

/** What `save_project_contract` takes. */
const contractSchema = z.object({
  contract_number: z.nullable(z.string()),
  prime_contractor: z.nullable(z.string()),
  location: z.nullable(z.string()),
  wage_determination: z.nullable(z.string()),
});
export type ProjectContract = z.infer<typeof contractSchema>;

const certifiedPayrollSchema = z.object({
  verdict: z.literal('ok'),
  week_from: z.string(),
  week_to: z.string(),
  company: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  project: z.object({ id: z.uuid(), name: z.string(), number: z.nullable(z.string()) }),
  contract: contractSchema,
  /** Counts the weeks with work on the project. */
  number: z.int(),
  currencies: z.array(z.string()),
  /** People whose work on the project is in no locked timesheet yet. */
  not_locked: z.array(z.string()),
  workers: z.array(workerSchema),
});
export type CertifiedPayroll = z.infer<typeof certifiedPayrollSchema>;
export const certifiedPayrollAnswerSchema = z.discriminatedUnion('verdict', [
  certifiedPayrollSchema,
  refusalSchema,
]);

export const certifiedGaps = [
  'worker_number',
  'worker_kind',
  'classification',
  'rate',
  'days',
  'fringe_credit',
  'deductions',
  'net_pay',
] as const;
export type CertifiedGap = (typeof certifiedGaps)[number];

/** What a certified payroll lacks of a worker. */
export function gapsOfWorker(worker: CertifiedWorker): readonly CertifiedGap[] {
  const { lines } = worker;
  const lacks: Readonly<Record<CertifiedGap, boolean>> = {
    worker_number: worker.employee_number === null,
    worker_kind: worker.is_apprentice === null,
    classification: lines.some(({ classification }) => classification === null),
    rate: lines.some(({ lacks_rate: lacksRate }) => lacksRate),
    days: lines.some(({ days_match: daysMatch }) => !daysMatch),
    fringe_credit: worker.fringe_credit === null,
    deductions: [worker.tax_cents, worker.fica_cents, worker.other_cents].includes(null),
    net_pay: worker.net_cents === null,
  };
  return certifiedGaps.filter((gap) => lacks[gap]);
}

/** Whether something of the project's contract is not said yet. */
export function lacksContract({ contract }: Pick<CertifiedPayroll, 'contract'>): boolean {
  return Object.values(contract).includes(null);
}
