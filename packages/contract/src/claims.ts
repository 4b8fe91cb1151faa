import * as z from 'zod/mini';
import { orderCursorSchema, orderPersonSchema } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Reimbursements that the company owes people, paid through payroll: receipts paid with their own money, miles driven,
 * days away. Amounts in cents, rates in ten-thousandths, quantities in thousandths of their unit.
 */

export const claimVersion = 1;
export const claimKinds = ['receipt', 'mileage', 'per_diem'] as const;
export type ClaimKind = (typeof claimKinds)[number];
/** The kinds that people enter; a receipt's claim is created with the receipt. */
export const madeClaimKinds = ['mileage', 'per_diem'] as const;
export type MadeClaimKind = (typeof madeClaimKinds)[number];
/** `paid`: the claim is in a payroll file. */
export const claimStates = ['waiting', 'approved', 'paid', 'returned', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
export const claimUnits = ['mi', 'km', 'day'] as const;
export type ClaimUnit = (typeof claimUnits)[number];
export const claimLimits = {
  quantity: 9_999_999,
  odometer: 9_999_999_999,
  rate: 99_999_999,
  note: 1000,
  reason: 1000,
} as const;

/** The content of a claim; also the input of `save_claim(claim_id, version, facts)`. */
export type ClaimFacts = {
  readonly kind: MadeClaimKind;
  readonly day: string;
  readonly project_id: string;
  readonly cost_code_id: string | null;
  /** The distance; null for a day away, and if odometer readings were entered. */
  readonly quantity: number | null;
  readonly odometer_from: number | null;
  readonly odometer_to: number | null;
  readonly from_site_id: string | null;
  readonly to_site_id: string | null;
  /** The first or last day away, which pays only a percentage. */
  readonly is_edge_day: boolean;
  readonly note: string | null;
};

/** A claim as the device keeps it until it is sent with `record_claim(id, claim)`. */
export type RecordedClaim = ClaimFacts & { readonly v: typeof claimVersion };

const named = z.object({ id: z.uuid(), name: z.string() });

const claimRateSchema = z.object({
  kind: z.enum(madeClaimKinds),
  valid_from: z.iso.date(),
  unit: z.enum(claimUnits),
  rate: z.int(),
  /** The percentage of a day's rate paid for the first and last day away. */
  edge_percent: z.int(),
});
/** Also the input of `save_claim_rate(facts)`; deleted with `remove_claim_rate(kind, valid_from)`. */
export type ClaimRate = z.infer<typeof claimRateSchema>;

const claimRowSchema = z.object({
  id: z.uuid(),
  kind: z.enum(claimKinds),
  person: orderPersonSchema,
  day: z.iso.date(),
  project: named,
  cost_code: z.nullable(z.object({ id: z.uuid(), code: z.string(), name: z.string() })),
  amount_cents: z.int(),
  quantity: z.nullable(z.int()),
  unit: z.nullable(z.enum(claimUnits)),
  odometer_from: z.nullable(z.int()),
  odometer_to: z.nullable(z.int()),
  from_site: z.nullable(named),
  to_site: z.nullable(named),
  is_edge_day: z.boolean(),
  /** For a receipt, its vendor. */
  note: z.nullable(z.string()),
  state: z.enum(claimStates),
  /** The reason it was returned. */
  reason: z.nullable(z.string()),
  /** First day of the pay period whose locked timesheet pays it. */
  paid_in: z.nullable(z.iso.date()),
  was_archived: z.boolean(),
  /** A day away without clocked work on the project. */
  is_unworked: z.boolean(),
  received_at: z.string(),
  version: z.int(),
  may: z.object({ change: z.boolean(), decide: z.boolean(), take_back: z.boolean() }),
});
export type ClaimRow = z.infer<typeof claimRowSchema>;

/**
 * Response of `list_claims(filters, after)`: fifty at a time, newest first; filters `q`, `id`, `state`, `kind`,
 * `project_id`, `person_id`, `from`, `to`, `mine`, `to_decide`. Changed with `decide_claim(claim_id, version, decision,
 * reason)` and `withdraw_claim(claim_id, version)`.
 */
export const claimListSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    rates: z.array(claimRateSchema),
    claims: z.array(claimRowSchema),
    next: z.nullable(orderCursorSchema),
  }),
  refusalSchema,
]);

const claimProposalSchema = z.object({
  kind: z.enum(madeClaimKinds),
  day: z.iso.date(),
  project: named,
  cost_code_id: z.nullable(z.uuid()),
  quantity: z.int(),
  unit: z.enum(claimUnits),
  from_site: z.nullable(named),
  to_site: z.nullable(named),
  is_edge_day: z.boolean(),
  amount_cents: z.int(),
});
export type ClaimProposal = z.infer<typeof claimProposalSchema>;

/**
 * Response of `propose_claims()`: claims that the caller's time entries support and that they haven't made, newest day
 * first.
 */
export const claimProposalsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    proposals: z.array(claimProposalSchema),
  }),
  refusalSchema,
]);
