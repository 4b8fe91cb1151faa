import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/**
 * Certified payrolls (WH-347): responses of `list_certified_payrolls` and `read_certified_payroll`. Minutes are whole,
 * money is in cents, rates are in ten-thousandths per hour.
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
  /** From the matching job rate, or else from the person's pay terms; null if neither has one. */
  classification: z.nullable(z.string()),
  days: z.array(z.object({ date: z.string(), ...minutes })),
  ...minutes,
  rates: z.array(z.int()),
  /** Cash in lieu of fringe benefits, part of `cents`. */
  fringe_cents: z.int(),
  overtime_cents: z.nullable(z.int()),
  double_cents: z.nullable(z.int()),
  cents: z.int(),
  lacks_rate: z.boolean(),
  /** False if the daily minutes and the paid minutes differ. */
  days_match: z.boolean(),
});
export type CertifiedLine = z.infer<typeof lineSchema>;

const cents = z.nullable(z.int());

const figures = {
  /** Null if not answered yet. */
  is_apprentice: z.nullable(z.boolean()),
  /** A registered apprentice's level of progression. */
  apprentice_level: z.nullable(z.string()),
  /** Credit claimed, by benefit plan name, in ten-thousandths per hour; a plan is absent until it is answered. */
  fringe_credits: z.record(z.string(), z.int()),
  tax_cents: cents,
  fica_cents: cents,
  other_cents: cents,
  /** Description of the other deductions. */
  other_note: z.nullable(z.string()),
  net_cents: cents,
};
/** Input of `save_certified_pay`; null if not known yet. */
const figuresSchema = z.object(figures);
export type CertifiedFigures = z.infer<typeof figuresSchema>;

const workerSchema = z.object({
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  employee_number: z.nullable(z.string()),
  lines: z.array(lineSchema),
  /** Earned on this project. */
  cents: z.int(),
  /** Earned for all work in the week. */
  all_cents: z.int(),
  ...figures,
});
export type CertifiedWorker = z.infer<typeof workerSchema>;

const fringePlanSchema = z.object({
  name: z.string(),
  kind: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Null if not answered yet. */
  is_funded: z.nullable(z.boolean()),
});
export type FringePlan = z.infer<typeof fringePlanSchema>;

const apprenticeProgramSchema = z.object({
  name: z.string(),
  /** The Office of Apprenticeship or a State Apprenticeship Agency. */
  registered_with: z.enum(['OA', 'SAA']),
  classification: z.string(),
});
export type ApprenticeProgram = z.infer<typeof apprenticeProgramSchema>;

const contractSchema = z.object({
  contract_number: z.nullable(z.string()),
  prime_contractor: z.nullable(z.string()),
  location: z.nullable(z.string()),
  wage_determination: z.nullable(z.string()),
  fringe_plans: z.array(fringePlanSchema),
  apprentice_programs: z.array(apprenticeProgramSchema),
});
/** Input of `save_project_contract`; absent fields stay unchanged. */
export type ContractChange = Partial<z.infer<typeof contractSchema>>;

const certifiedPayrollSchema = z.object({
  verdict: z.literal('ok'),
  week_from: z.string(),
  week_to: z.string(),
  company: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  project: z.object({ id: z.uuid(), name: z.string(), number: z.nullable(z.string()) }),
  contract: contractSchema,
  /** Sequence number among the weeks with work on the project. */
  number: z.int(),
  currencies: z.array(z.string()),
  /** People with work on the project that isn't in a locked timesheet yet. */
  not_locked: z.array(z.string()),
  workers: z.array(workerSchema),
});
export type CertifiedPayroll = z.infer<typeof certifiedPayrollSchema>;
export const certifiedPayrollAnswerSchema = z.discriminatedUnion('verdict', [
  certifiedPayrollSchema,
  refusalSchema,
]);

/** A line of the file: the worker's number and their figures for the week. */
export type CertifiedPayLine = { readonly worker: string } & Partial<
  Readonly<Record<'tax_cents' | 'fica_cents' | 'other_cents' | 'net_cents', number | string>> & {
    readonly other_note: string;
  }
>;

const certifiedPayErrorSchema = z.object({
  /** Line number, starting at 1. */
  line: z.int(),
  field: z.enum(['worker', 'tax_cents', 'fica_cents', 'other_cents', 'other_note', 'net_cents']),
  reason: z.enum(['missing', 'unknown', 'several', 'repeated', 'wrong']),
});
export type CertifiedPayError = z.infer<typeof certifiedPayErrorSchema>;

/** Response of `import_certified_pay`. With `checked`, nothing changed and the counts are a preview. */
export const certifiedPayImportSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied']),
    changed: z.int(),
    unchanged: z.int(),
    flaws: z.array(certifiedPayErrorSchema),
  }),
  refusalSchema,
]);
export type CertifiedPayImport = Exclude<
  z.infer<typeof certifiedPayImportSchema>,
  { readonly verdict: 'refused' }
>;

export const certifiedGaps = [
  'worker_number',
  'worker_kind',
  'apprentice_level',
  'classification',
  'rate',
  'days',
  'fringe_credit',
  'fringe_plan',
  'deductions',
  'other_note',
  'net_pay',
] as const;
export type CertifiedGap = (typeof certifiedGaps)[number];

type WithContract = Pick<CertifiedPayroll, 'contract'>;

/** Returns the fields that a worker's entry still needs for a certified payroll. */
export function gapsOfWorker(
  worker: CertifiedWorker,
  { contract }: WithContract,
): readonly CertifiedGap[] {
  const { lines, fringe_credits: credits } = worker;
  const plans = contract.fringe_plans.map(({ name }) => name);
  const lacks: Readonly<Record<CertifiedGap, boolean>> = {
    worker_number: worker.employee_number === null,
    worker_kind: worker.is_apprentice === null,
    apprentice_level: worker.is_apprentice === true && worker.apprentice_level === null,
    classification: lines.some(({ classification }) => classification === null),
    rate: lines.some(({ lacks_rate: lacksRate }) => lacksRate),
    days: lines.some(({ days_match: daysMatch }) => !daysMatch),
    fringe_credit: plans.some((name) => credits[name] === undefined),
    fringe_plan: Object.entries(credits).some(
      ([name, credit]) => credit > 0 && !plans.includes(name),
    ),
    deductions: [worker.tax_cents, worker.fica_cents, worker.other_cents].includes(null),
    other_note: (worker.other_cents ?? 0) > 0 && worker.other_note === null,
    net_pay: worker.net_cents === null,
  };
  return certifiedGaps.filter((gap) => lacks[gap]);
}

export const contractGaps = ['contract', 'fringe_plans', 'apprentice_programs'] as const;
type ContractGap = (typeof contractGaps)[number];

/** Returns the fields that the project's contract still needs for a certified payroll. */
export function gapsOfContract({
  contract,
  workers,
}: WithContract & Pick<CertifiedPayroll, 'workers'>): readonly ContractGap[] {
  const lacks: Readonly<Record<ContractGap, boolean>> = {
    contract: Object.values(contract).includes(null),
    fringe_plans: contract.fringe_plans.some((plan) => Object.values(plan).includes(null)),
    apprentice_programs:
      contract.apprentice_programs.length === 0 &&
      workers.some(({ is_apprentice: isApprentice }) => isApprentice === true),
  };
  return contractGaps.filter((gap) => lacks[gap]);
}

/** Returns the total credit of all plans, in ten-thousandths per hour. */
export function hourlyCredit({
  fringe_credits: credits,
}: Pick<CertifiedWorker, 'fringe_credits'>): number {
  return Object.values(credits).reduce((sum, credit) => sum + credit, 0);
}

/**
 * Returns column 6B of a row: the week's credit in cents, rounded half-up. Fringe benefits are owed for all hours
 * worked, including overtime, without a premium.
 */
export function creditCents(
  worker: Pick<CertifiedWorker, 'fringe_credits'>,
  { regular, overtime, double }: Pick<CertifiedLine, 'regular' | 'overtime' | 'double'>,
): number {
  return Math.round((hourlyCredit(worker) * (regular + overtime + double)) / 6000);
}
