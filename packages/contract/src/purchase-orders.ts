import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Purchase orders; related files are `vendors.ts`, `order-requests.ts`, `counter-orders.ts`, `order-link.ts` and
 * `purchasing-settings.ts`. Amounts are whole cents, prices ten-thousandths of the currency's unit, quantities
 * thousandths, tax rates ten-thousandths of a percent. `invalid_input` names its field in `detail`; a line's field is
 * `lines.<row from 1>.<field>`.
 */

/** The displayed state of an order, derived by `app.order_label`. */
export const orderLabels = [
  'draft',
  'submitted',
  'returned',
  'rejected',
  'approved',
  'sent',
  'canceled',
  'closed',
] as const;
export type OrderLabel = (typeof orderLabels)[number];

/** State of the revision being edited. */
export const approvalStates = ['draft', 'submitted', 'approved', 'returned', 'rejected'] as const;
export const deliveryStates = ['not_sent', 'queued', 'sent', 'failed'] as const;

/** Orders are never of type L, labor. */
export const orderCostTypes = ['M', 'E', 'S', 'O'] as const;
export type OrderCostType = (typeof orderCostTypes)[number];

export const orderDecisions = ['approve', 'return', 'reject'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** Problems that would have held back an order that was already placed at a counter. */
export const orderFlags = [
  'over_limit',
  'over_budget',
  'insurance_expired',
  'project_archived',
  'right_lost',
  'vendor_unknown',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

export const orderLimits = {
  lines: 200,
  description: 500,
  unit: 20,
  itemNumber: 50,
  shipTo: 500,
  note: 2000,
  reason: 1000,
  vendorName: 200,
  contacts: 20,
  /** Thousandths: a million units. */
  quantity: 1_000_000_000,
  /** Ten-thousandths: a million of the currency's units. */
  price: 10_000_000_000,
  /** Thousandths: a million units in one priced unit. */
  priceFactor: 1_000_000_000,
  /** Ten-thousandths of a percent: 100 %. */
  taxRate: 1_000_000,
  /** Cents; of a line, a discount, freight, an order and an approval limit. */
  amount: 99_999_999_999,
  reservedNumbers: 5,
  /** Days without contact after which a device's reserved numbers are released. */
  silentDays: 60,
} as const;

/** A person of the company. */
export const orderPersonSchema = z.object({ person_id: z.uuid(), name: z.string() });
const namedSchema = z.object({ id: z.uuid(), name: z.string() });
const codeSchema = z.object({ id: z.uuid(), code: z.string(), name: z.string() });

/** A line as an input of `save_order`, `check_order` and `record_counter_order`. */
export type OrderLineForm = {
  /** Made by the device; a line keeps it across revisions. */
  readonly id: string;
  readonly description: string;
  readonly item_number: string | null;
  /** Thousandths of `unit`, from 1. */
  readonly quantity: number;
  readonly unit: string;
  /** Ten-thousandths for one `price_unit`, from 1; 0 only at a counter, where it may be unknown. */
  readonly price: number;
  /** Null if it is the same as `unit`. */
  readonly price_unit: string | null;
  /** How many of `unit` one `price_unit` has, in thousandths; 1000 without a `price_unit`. */
  readonly price_factor: number;
  readonly tax_rate: number;
  readonly cost_code_id: string | null;
  readonly cost_type: OrderCostType | null;
};

/** The content of an order. A draft may lack the vendor, the project, lines, and the lines' codes. */
export type OrderForm = {
  readonly vendor_id: string | null;
  /** As typed, if the vendor isn't in the list; null if `vendor_id` is set. */
  readonly vendor_name: string | null;
  readonly project_id: string | null;
  readonly ship_to: string | null;
  readonly needed_by: string | null;
  readonly discount_cents: number;
  readonly freight_cents: number;
  /** Shown to the vendor. */
  readonly vendor_note: string | null;
  /** Internal. */
  readonly note: string | null;
  readonly lines: readonly OrderLineForm[];
};

const lineSchema = z.object({
  id: z.uuid(),
  description: z.string(),
  item_number: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.string(),
  price: z.int(),
  price_unit: z.nullable(z.string()),
  price_factor: z.int(),
  tax_rate: z.int(),
  cost_code: z.nullable(codeSchema),
  cost_type: z.nullable(z.enum(orderCostTypes)),
  /** Quantity × price, rounded. */
  amount_cents: z.int(),
  /** Shares of the order's discount and freight. */
  discount_cents: z.int(),
  freight_cents: z.int(),
  tax_cents: z.int(),
  cost_cents: z.int(),
});
export type OrderLine = z.infer<typeof lineSchema>;

const totalsSchema = z.object({
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  freight_cents: z.int(),
  tax_cents: z.int(),
  total_cents: z.int(),
});
export type OrderTotals = z.infer<typeof totalsSchema>;

/**
 * The budget check. People who may not read budgets get only `over` or `ok`, without `places`. `none`: the project has
 * no budget. `unknown`: the caller learns the result only when they submit.
 */
export const budgetCheckSchema = z.object({
  state: z.enum(['ok', 'over', 'none', 'unknown']),
  /**
   * Per code and type, for admins: the amount left before this order, the amount that other waiting orders would take,
   * and this order's own.
   */
  places: z.optional(
    z.array(
      z.object({
        cost_code: z.nullable(codeSchema),
        cost_type: z.enum(orderCostTypes),
        order_cents: z.int(),
        left_cents: z.int(),
        submitted_cents: z.int(),
        is_over: z.boolean(),
      }),
    ),
  ),
});
export type BudgetCheck = z.infer<typeof budgetCheckSchema>;

/**
 * Response of `check_order(order_id, entry)`, called while the order is being typed; it changes nothing. Refused with
 * `invalid_input` and the field. Both rules are the company's; `asks_again` says whether this change to an approved
 * order needs a new approval.
 */
export const orderCheckSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    totals: totalsSchema,
    /** In the order of the lines. */
    lines: z.array(
      z.object({
        amount_cents: z.int(),
        discount_cents: z.int(),
        freight_cents: z.int(),
        tax_cents: z.int(),
        cost_cents: z.int(),
      }),
    ),
    budget: budgetCheckSchema,
    budget_rule: z.enum(['warn', 'block']),
    is_insurance_expired: z.boolean(),
    insurance_rule: z.enum(['warn', 'block']),
    asks_again: z.boolean(),
    approvals_needed: z.literal([1, 2]),
  }),
  refusalSchema,
]);
export type OrderCheck = z.infer<typeof orderCheckSchema>;

/**
 * Response of `save_order(id, entry, version, request_ids)`. With version null it creates a draft under an id from the
 * device, and a repeat changes nothing; otherwise `version` is the one that was read. A submitted, returned or approved
 * order gets a new revision and is a draft again until it is submitted; the approved revision stays in force.
 * `request_ids` are the requests that this order fulfills. Refused: not_allowed, not_found, invalid_input,
 * changed_meanwhile, wrong_state.
 */
export const savedOrderSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    version: z.int(),
    revision: z.int(),
    total_cents: z.int(),
  }),
  refusalSchema,
]);

/**
 * Response of `submit_order(request_id, order_id, version, override_reason)`, `decide_order(request_id, order_id,
 * version, decision, reason, override_reason)`, `cancel_order(request_id, order_id, version, reason)`,
 * `close_order(request_id, order_id, version, reason)`, `mark_order_sent(request_id, order_id, version, by)` where `by`
 * is `phone` or `share`, and `send_order(request_id, order_id, version, mail)`, which also resends. `decide_order`
 * requires a reason to return or reject. Refused: not_allowed, not_found, invalid_input (the field, with its row),
 * changed_meanwhile (someone else was first, or it was edited), wrong_state, over_budget (admins may repeat with an
 * `override_reason`), insurance_expired, own_order, delegate_of_author, over_limit, approved_before (the same person a
 * second time).
 */
export const orderVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    version: z.int(),
    label: z.enum(orderLabels),
    number: z.nullable(z.string()),
    /** Only from `submit_order`: no approval was needed, because the change to an approved order is small. */
    is_passed: z.optional(z.boolean()),
    /** Only from `submit_order`: who may approve; if no one may, `could` lists who could be given the right. */
    approvers: z.optional(z.array(orderPersonSchema)),
    could: z.optional(z.array(orderPersonSchema)),
    /** Number of approvals still missing. */
    missing: z.optional(z.int()),
    /** Over budget, in a company that only warns about it. */
    is_over_budget: z.optional(z.boolean()),
  }),
  refusalSchema,
]);
export type OrderVerdict = z.infer<typeof orderVerdictSchema>;

const orderRowSchema = z.object({
  id: z.uuid(),
  number: z.nullable(z.string()),
  label: z.enum(orderLabels),
  /** State of the change to an approved order; null if there is none. */
  change: z.nullable(z.enum(['draft', 'submitted', 'returned'])),
  delivery: z.enum(deliveryStates),
  vendor: z.nullable(z.object({ id: z.nullable(z.uuid()), name: z.string() })),
  project: z.nullable(namedSchema),
  needed_by: z.nullable(z.string()),
  is_late: z.boolean(),
  /** Total of the revision being edited. */
  total_cents: z.int(),
  author: orderPersonSchema,
  created_at: z.string(),
  submitted_at: z.nullable(z.string()),
  /** Already ordered at a counter. */
  is_ordered: z.boolean(),
  flags: z.array(z.string()),
  own_approval: z.boolean(),
  /** The caller may review it now. */
  may_decide: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderCursorSchema = z.object({ at: z.string(), id: z.uuid() });
export type OrderCursor = z.infer<typeof orderCursorSchema>;

export const orderViews = ['all', 'mine', 'waiting', 'to_decide', 'late'] as const;
export type OrderView = (typeof orderViews)[number];

/**
 * Response of `list_orders(filters, after)`: fifty at a time, newest first. Filters: `q`, `view` (one of `orderViews`;
 * `waiting` finds orders waiting for anyone's approval, `to_decide` those waiting for the caller's), `label`,
 * `vendor_id`, `project_id`, `cost_code_id`, `from`, `to` (days of creation, `yyyy-mm-dd`), `own_approval`. Admins see
 * all orders; supervisors those of their projects and their own; employees none (their requests are in
 * `list_order_requests`).
 */
export const orderListSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    today: z.string(),
    may_buy: z.boolean(),
    orders: z.array(orderRowSchema),
    next: z.nullable(orderCursorSchema),
  }),
  refusalSchema,
]);

const eventSchema = z.object({
  id: z.uuid(),
  /** A newer server may send more kinds: see `order_events.kind`. */
  kind: z.string(),
  revision: z.int(),
  at: z.string(),
  ...arrivalShape,
  actor: z.nullable(orderPersonSchema),
  on_behalf_of: z.nullable(orderPersonSchema),
  own_approval: z.boolean(),
  by_link: z.boolean(),
  reason: z.nullable(z.string()),
  facts: z.record(z.string(), z.unknown()),
});
export type OrderEvent = z.infer<typeof eventSchema>;

/** A revision in the format of `app.revision_json`. */
export const orderRevisionSchema = z.object({
  revision: z.int(),
  vendor: z.nullable(
    z.object({ id: z.nullable(z.uuid()), name: z.string(), mail: z.nullable(z.string()) }),
  ),
  project: z.nullable(namedSchema),
  ship_to: z.nullable(z.string()),
  needed_by: z.nullable(z.string()),
  vendor_note: z.nullable(z.string()),
  note: z.nullable(z.string()),
  totals: totalsSchema,
  lines: z.array(lineSchema),
  saved_by: orderPersonSchema,
  saved_at: z.string(),
  override_reason: z.nullable(z.string()),
});
export type OrderRevision = z.infer<typeof orderRevisionSchema>;

export const readOrderSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  order: orderRowSchema,
  version: z.int(),
  /** State of `current`. */
  approval: z.enum(approvalStates),
  /** The revision being edited. */
  current: orderRevisionSchema,
  /** The approved revision, if it differs from `current`. */
  in_force: z.nullable(orderRevisionSchema),
  requester: z.nullable(orderPersonSchema),
  end_reason: z.nullable(z.string()),
  events: z.array(eventSchema),
  budget: budgetCheckSchema,
  is_insurance_expired: z.boolean(),
  approvals_needed: z.int(),
  approved_by: z.array(orderPersonSchema),
  /** While it is submitted: who may approve it; if no one may, `could` lists who could be given the right. */
  approvers: z.array(orderPersonSchema),
  could: z.array(orderPersonSchema),
  may: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    decide: z.boolean(),
    /** Error code that says why the caller may not review a submitted order. */
    why_not_decide: z.nullable(z.string()),
    override_budget: z.boolean(),
    cancel: z.boolean(),
    close: z.boolean(),
    send: z.boolean(),
  }),
});
export type ReadOrder = z.infer<typeof readOrderSchema>;

/**
 * Response of `order_page(order_id)`. Comments and files: record kind `purchase_order`. Topic: `company:<id>:orders`.
 */
export const orderPageSchema = z.union([readOrderSchema, refusalSchema]);

export const spendGroups = ['vendor', 'project', 'code', 'month'] as const;
export type SpendGroup = (typeof spendGroups)[number];

/**
 * Response of `order_spend(group_by, filters)`: the approved amounts that aren't canceled, by the day of first
 * approval. Filters: `vendor_id`, `project_id`, `cost_code_id`, `from` and `to`, as in `list_orders`. At most 200 rows,
 * largest first; months are in order. For admins only.
 */
export const orderSpendSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    total_cents: z.int(),
    rows: z.array(
      z.object({
        /** Id of the vendor, project or code, or the first of the month; null for orders without one. */
        key: z.nullable(z.string()),
        name: z.nullable(z.string()),
        cost_cents: z.int(),
        orders: z.int(),
      }),
    ),
  }),
  refusalSchema,
]);
export type OrderSpend = z.infer<typeof orderSpendSchema>;
