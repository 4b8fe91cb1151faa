import * as z from 'zod/mini';
import { budgetErrorSchema, costTypeSchema } from './job-costs.ts';
import { refusalSchema } from './verdict.ts';

/** Changes to a project's contract: a price for the customer, and cost lines for the budget. Amounts in cents. */
export const changeOrderStates = ['draft', 'sent', 'approved', 'declined', 'void'] as const;
export type ChangeOrderState = (typeof changeOrderStates)[number];

/** Longer texts and lists are rejected (`invalid_input`; `detail` names the field). */
export const changeOrderLimits = {
  title: 200,
  scope: 4000,
  reason: 2000,
  name: 200,
  lines: 200,
  tickets: 200,
} as const;

const rowShape = {
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  price: z.int(),
  /** Sum of the cost lines. */
  cost: z.int(),
  state: z.enum(changeOrderStates),
  made_at: z.string(),
  sent_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The customer's signer. */
  signer_name: z.nullable(z.string()),
};
export const changeOrderRowSchema = z.object(rowShape);
export type ChangeOrderRow = z.infer<typeof changeOrderRowSchema>;

const contractSchema = z.object({
  /** The original price; null if unknown. */
  price: z.nullable(z.int()),
  /** Total of the approved change orders. */
  approved: z.int(),
  billed: z.int(),
  billed_on: z.nullable(z.iso.date()),
  /** 0 if nothing is saved yet. */
  version: z.int(),
});
export type Contract = z.infer<typeof contractSchema>;

const foundChangeOrdersSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  contract: contractSchema,
  change_orders: z.array(changeOrderRowSchema),
});
/** Response of `list_change_orders`. */
export const changeOrderListSchema = z.union([foundChangeOrdersSchema, refusalSchema]);
export type ChangeOrders = z.infer<typeof foundChangeOrdersSchema>;

const projectInProgressSchema = z.object({
  ...contractSchema.shape,
  id: z.uuid(),
  name: z.string(),
  number: z.nullable(z.string()),
  status: z.enum(['planned', 'active', 'on_hold', 'done']),
  actual: z.int(),
  forecast: z.int(),
});
export type ProjectInProgress = z.infer<typeof projectInProgressSchema>;

const foundWorkSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  projects: z.array(projectInProgressSchema),
});
/** Response of `read_work_in_progress`. */
export const workInProgressSchema = z.union([foundWorkSchema, refusalSchema]);

/**
 * Request body of the function `work-sheet`: the column names in the reader's language, in this order: project,
 * contract, complete, earned, billed, over-billed (below zero: under-billed), profit, actual, forecast, change orders,
 * billed until.
 */
export const workSheetRequestSchema = z.object({
  headings: z.array(z.string().check(z.maxLength(100))).check(z.length(11)),
});
export type WorkSheetRequest = z.infer<typeof workSheetRequestSchema>;

const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

const changeOrderLineSchema = z.object({
  cost_code_id: z.uuid(),
  code: z.string(),
  name: z.string(),
  cost_type: costTypeSchema,
  /** In thousandths, like the quantity. */
  hours: z.int(),
  quantity: z.int(),
  amount: z.int(),
});
export type ChangeOrderLine = z.infer<typeof changeOrderLineSchema>;

/** Input of `save_change_order`: the whole change order each time. */
export type ChangeOrderFacts = {
  readonly title: string;
  readonly scope: string | null;
  readonly price: number;
  readonly lines: readonly Omit<ChangeOrderLine, 'code' | 'name'>[];
  readonly ticket_ids: readonly string[];
};

const changeOrderTicketSchema = z.object({
  number: z.int(),
  code: z.string(),
  day: z.iso.date(),
  what: z.string(),
});

const drawingSchema = z.array(
  z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) }),
);

const foundChangeOrderSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  project: z.object({ id: z.uuid(), name: z.string() }),
  change_order: z.object({
    ...rowShape,
    version: z.int(),
    scope: z.nullable(z.string()),
    author: personSchema,
    /** Null if the customer answered on the public page. */
    decided_by: z.nullable(personSchema),
    signer_role: z.nullable(z.string()),
    drawing: z.nullable(drawingSchema),
    decision_note: z.nullable(z.string()),
    voided_at: z.nullable(z.string()),
    voided_by: z.nullable(personSchema),
    void_reason: z.nullable(z.string()),
  }),
  lines: z.array(changeOrderLineSchema),
  tickets: z.array(z.extend(changeOrderTicketSchema, { id: z.uuid() })),
  /** The current public link. */
  link: z.nullable(
    z.object({
      expires_at: z.string(),
      /** The recipient's address; null if it wasn't mailed. */
      mail: z.nullable(z.string()),
      mail_state: z.nullable(z.enum(['queued', 'sent', 'failed'])),
      mail_error: z.nullable(z.string()),
    }),
  ),
});
/** Response of `read_change_order`. */
export const changeOrderAnswerSchema = z.union([foundChangeOrderSchema, refusalSchema]);
export type ChangeOrderPage = z.infer<typeof foundChangeOrderSchema>;

/** Response of every function that changes a change order or a contract. With `flawed`, nothing changed. */
export const changeOrderVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    number: z.optional(z.int()),
    version: z.int(),
  }),
  z.object({ verdict: z.literal('flawed'), flaws: z.array(budgetErrorSchema) }),
  refusalSchema,
]);
export type ChangeOrderVerdict = Exclude<
  z.infer<typeof changeOrderVerdictSchema>,
  { readonly verdict: 'refused' }
>;

const secretSchema = z.string().check(z.regex(/^[0-9a-f]{48}$/));

/** The customer's answer, to the version they were shown. */
const answerShape = { version: z.int(), name: z.string() };

/**
 * Request body of the function `change-order-link`, sent by POST without a session. `read` changes nothing. Every
 * invalid link gets the same answer: `refused`, `link_not_valid`.
 */
export const changeOrderLinkRequestSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read'), secret: secretSchema }),
  z.object({
    act: z.literal('approve'),
    secret: secretSchema,
    facts: z.object({ ...answerShape, role: z.string(), drawing: drawingSchema }),
  }),
  z.object({
    act: z.literal('decline'),
    secret: secretSchema,
    facts: z.object({ ...answerShape, note: z.string() }),
  }),
]);
export type ChangeOrderLinkRequest = z.infer<typeof changeOrderLinkRequestSchema>;

export const shownChangeOrderSchema = z.strictObject({
  verdict: z.literal('ok'),
  company: z.string(),
  project: z.string(),
  currency: z.string(),
  number: z.int(),
  title: z.string(),
  scope: z.nullable(z.string()),
  price: z.int(),
  state: z.enum(changeOrderStates),
  version: z.int(),
  sent_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  signer_name: z.nullable(z.string()),
  tickets: z.array(changeOrderTicketSchema),
});
/** The customer's view: the price without the cost. */
export const changeOrderLinkSchema = z.union([shownChangeOrderSchema, refusalSchema]);
export type ShownChangeOrder = z.infer<typeof shownChangeOrderSchema>;
