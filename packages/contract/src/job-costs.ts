import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Budgets and actual costs of projects. Amounts in cents, hours and quantities in thousandths. */

/** Labor, material, equipment, subcontract, other. */
export const costTypes = ['L', 'M', 'E', 'S', 'O'] as const;
export type CostType = (typeof costTypes)[number];
export const costTypeSchema = z.enum(costTypes);

/** The maximum hours, quantity or amount of one line. */
export const mostOfLine = 999_999_999_999;

export const budgetFigureSchema = z.object({
  /** Null for time without a cost code. */
  cost_code_id: z.nullable(z.uuid()),
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  cost_type: costTypeSchema,
  unit: z.nullable(z.string()),
  original_hours: z.int(),
  original_quantity: z.int(),
  original: z.int(),
  moved: z.int(),
  /** From approved change orders. */
  changed: z.int(),
  revised_hours: z.int(),
  revised_quantity: z.int(),
  revised: z.int(),
  committed: z.int(),
  /** Amount that submitted orders would commit; it isn't deducted from what remains. */
  submitted: z.int(),
  /** Together, the actual cost: from approved timesheets and from the others. */
  approved: z.int(),
  pending: z.int(),
  used_hours: z.int(),
  installed: z.int(),
  remaining: z.int(),
  forecast: z.int(),
  /** False if it has costs but no budget. */
  is_budgeted: z.boolean(),
});
export type BudgetFigure = z.infer<typeof budgetFigureSchema>;

const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

const foundBudgetSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  version: z.int(),
  activated_at: z.nullable(z.string()),
  lines: z.array(budgetFigureSchema),
  modifications: z.array(
    z.object({ id: z.uuid(), number: z.int(), date: z.iso.date(), note: z.string() }),
  ),
  without_rate: z.array(personSchema),
  in_other_currency: z.array(z.extend(personSchema, { currency: z.string() })),
});
/** Response of `read_budget`. */
export const budgetAnswerSchema = z.union([foundBudgetSchema, refusalSchema]);
export type Budget = z.infer<typeof foundBudgetSchema>;

/** A line in the form that is saved and imported. */
export type BudgetLineFacts = {
  readonly cost_code_id: string;
  readonly cost_type: CostType;
  readonly hours: number;
  readonly quantity: number;
  readonly unit: string | null;
  readonly amount: number;
};

export const budgetErrorSchema = z.object({
  /** Line number, starting at 1. */
  line: z.int(),
  field: z.enum(['cost_code_id', 'cost_type', 'hours', 'quantity', 'unit', 'amount']),
  reason: z.enum([
    'missing',
    'unknown',
    'repeated',
    'invalid',
    'negative',
    'too_large',
    'too_long',
    'below_zero',
  ]),
});
export type BudgetError = z.infer<typeof budgetErrorSchema>;

/**
 * Response of `save_budget`, `activate_budget` and `add_budget_modification`. With `flawed`,
 * nothing changed.
 */
export const budgetVerdictSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']), version: z.optional(z.int()) }),
  z.object({ verdict: z.literal('flawed'), flaws: z.array(budgetErrorSchema) }),
  refusalSchema,
]);
export type BudgetVerdict = Exclude<
  z.infer<typeof budgetVerdictSchema>,
  { readonly verdict: 'refused' }
>;

/** Response of `import_budget`. With `checked`, nothing changed and the counts are a preview. */
export const budgetImportSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied']),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    hours: z.int(),
    amount: z.int(),
    flaws: z.array(
      z.extend(budgetErrorSchema, {
        field: z.enum(['code', 'cost_type', 'hours', 'quantity', 'unit', 'amount']),
      }),
    ),
  }),
  refusalSchema,
]);
export type BudgetImport = Exclude<
  z.infer<typeof budgetImportSchema>,
  { readonly verdict: 'refused' }
>;

export const costFigures = [
  'original',
  'moved',
  'changed',
  'revised',
  'committed',
  'submitted',
  'approved',
  'pending',
  'actual',
] as const;
export type CostFigure = (typeof costFigures)[number];

const directCostSchema = z.object({
  id: z.uuid(),
  cost_code_id: z.uuid(),
  cost_type: costTypeSchema,
  date: z.iso.date(),
  amount: z.int(),
  hours: z.int(),
  note: z.nullable(z.string()),
  source: z.enum(['typed', 'opening']),
  version: z.int(),
});
export type DirectCost = z.infer<typeof directCostSchema>;

const costRowSchema = z.object({
  kind: z.enum([
    'original',
    'modification',
    'change_order',
    'typed',
    'opening',
    'receipt',
    'claim',
    'committed',
    'submitted',
    'labor',
  ]),
  id: z.nullable(z.uuid()),
  /** For labor, the first day of the pay period. */
  date: z.nullable(z.iso.date()),
  label: z.nullable(z.string()),
  person_id: z.nullable(z.uuid()),
  worked_minutes: z.nullable(z.int()),
  amount: z.int(),
  /** The facts of a direct cost, for editing it. */
  facts: z.nullable(directCostSchema),
});
export type CostRow = z.infer<typeof costRowSchema>;

/** Response of `read_cost_rows`. */
export const costRowsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    total: z.int(),
    matching: z.int(),
    rows: z.array(costRowSchema),
    next: z.nullable(z.int()),
  }),
  refusalSchema,
]);

const burdenSchema = z.object({
  id: z.uuid(),
  person: z.nullable(personSchema),
  classification: z.nullable(z.string()),
  /** In hundredths of a percent. */
  percent: z.int(),
  valid_from: z.iso.date(),
});
export type LaborBurden = z.infer<typeof burdenSchema>;

const foundBurdensSchema = z.object({
  verdict: z.literal('ok'),
  today: z.iso.date(),
  burdens: z.array(burdenSchema),
  classifications: z.array(z.string()),
});
/** Response of `list_labor_burdens`. */
export const laborBurdensSchema = z.union([foundBurdensSchema, refusalSchema]);
export type LaborBurdens = z.infer<typeof foundBurdensSchema>;

const jobHoursCodeSchema = z.object({
  cost_code_id: z.nullable(z.uuid()),
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  budget_hours: z.int(),
  budget_quantity: z.int(),
  /** Hours worked before the company tracked them here. */
  opening_hours: z.int(),
  weeks: z.array(z.object({ week: z.iso.date(), minutes: z.int(), installed: z.int() })),
});
export type JobHoursCode = z.infer<typeof jobHoursCodeSchema>;

export const foundJobHoursSchema = z.object({
  verdict: z.literal('ok'),
  codes: z.array(jobHoursCodeSchema),
});
/** Response of `read_job_hours`: also for supervisors, and without money. */
export const jobHoursSchema = z.union([foundJobHoursSchema, refusalSchema]);
export type JobHours = z.infer<typeof foundJobHoursSchema>;
