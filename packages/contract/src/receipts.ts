import * as z from 'zod/mini';
import { attachmentSchema } from './comments.ts';
import { orderCursorSchema, orderPersonSchema } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

export const receiptVersion = 1;
export const receiptStates = ['waiting', 'approved', 'returned', 'withdrawn'] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const receiptPayers = ['company_card', 'own_money', 'account'] as const;
export type ReceiptPayer = (typeof receiptPayers)[number];
/** Material, equipment, subcontract, other; labor comes from time entries. */
export const receiptTypes = ['M', 'E', 'S', 'O'] as const;
export type ReceiptType = (typeof receiptTypes)[number];
export const longestReceiptText = { vendor: 200, note: 1000, reason: 1000 } as const;

/**
 * The content of a receipt; also the input of `save_receipt(receipt_id, version, facts)`. Amounts in cents, the total
 * including tax.
 */
export const receiptFactsSchema = z.object({
  total_cents: z.int(),
  tax_cents: z.int(),
  project_id: z.uuid(),
  cost_code_id: z.nullable(z.uuid()),
  cost_type: z.enum(receiptTypes),
  paid_by: z.enum(receiptPayers),
  bought_on: z.string(),
  vendor_name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The purchase order that it belongs to; the receipt reduces the order's committed cost. */
  order_id: z.nullable(z.uuid()),
});
export type ReceiptFacts = z.infer<typeof receiptFactsSchema>;

/** A receipt as the device keeps it until it is sent with `record_receipt(id, receipt)`; its pictures are `files`. */
export type RecordedReceipt = ReceiptFacts & {
  readonly v: typeof receiptVersion;
  readonly files: readonly unknown[];
};

const receiptRowSchema = z.object({
  id: z.uuid(),
  person: orderPersonSchema,
  project: z.object({ id: z.uuid(), name: z.string() }),
  cost_code: z.nullable(z.object({ id: z.uuid(), code: z.string(), name: z.string() })),
  cost_type: z.enum(receiptTypes),
  paid_by: z.enum(receiptPayers),
  total_cents: z.int(),
  tax_cents: z.int(),
  bought_on: z.iso.date(),
  vendor_name: z.nullable(z.string()),
  state: z.enum(receiptStates),
  /** The reason it was returned. */
  reason: z.nullable(z.string()),
  /** Its project was archived when it arrived. */
  was_archived: z.boolean(),
  /** Possible duplicates among the receipts that the reader sees. */
  same_as: z.array(z.uuid()),
  received_at: z.string(),
  may_decide: z.boolean(),
  version: z.int(),
});
export type ReceiptRow = z.infer<typeof receiptRowSchema>;

/**
 * Response of `list_receipts(filters, after)`: fifty at a time, newest first; filters `q`, `state`, `paid_by`,
 * `project_id`, `person_id`, `from`, `to`, `mine`, `to_decide`.
 */
export const receiptListSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    may_add: z.boolean(),
    receipts: z.array(receiptRowSchema),
    next: z.nullable(orderCursorSchema),
  }),
  refusalSchema,
]);

const receiptEventSchema = z.object({
  kind: z.string(),
  at: z.string(),
  actor: z.nullable(orderPersonSchema),
  reason: z.nullable(z.string()),
});
export type ReceiptEvent = z.infer<typeof receiptEventSchema>;

export const readReceiptSchema = z.object({
  verdict: z.literal('ok'),
  currency: z.string(),
  receipt: receiptRowSchema,
  note: z.nullable(z.string()),
  order: z.nullable(
    z.object({ id: z.uuid(), number: z.nullable(z.string()), may_read: z.boolean() }),
  ),
  /** First day of the pay period that reimburses it, if it was paid with the person's own money. */
  paid_in: z.nullable(z.iso.date()),
  photos: z.array(attachmentSchema),
  events: z.array(receiptEventSchema),
  may: z.object({
    change: z.boolean(),
    decide: z.boolean(),
    /** May return a receipt that is already approved. */
    take_back: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type ReadReceipt = z.infer<typeof readReceiptSchema>;

/**
 * Response of `receipt_page(receipt_id)`. Changed with `save_receipt`, with `decide_receipt(receipt_id, version,
 * decision, reason)` by an admin, and with `withdraw_receipt(receipt_id, version)` by its owner.
 */
export const receiptPageSchema = z.union([readReceiptSchema, refusalSchema]);
