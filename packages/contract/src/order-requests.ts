import * as z from 'zod/mini';
import { attachmentSchema } from './comments.ts';
import { orderCursorSchema, orderPersonSchema } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

export const orderRequestVersion = 1;
export const requestStates = ['open', 'ordered', 'declined', 'withdrawn'] as const;

/**
 * A request as the device keeps it until it is sent with `record_order_request(id, request)`; the photos are `files`.
 */
export const orderRequestSchema = z.object({
  v: z.literal(orderRequestVersion),
  what: z.string(),
  quantity: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  needed_by: z.nullable(z.string()),
  /** The request that this one duplicates. */
  same_as_id: z.nullable(z.uuid()),
  requested_at: z.string(),
  files: z.array(z.unknown()),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

const requestRowSchema = z.object({
  id: z.uuid(),
  what: z.string(),
  quantity: z.nullable(z.string()),
  project: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  needed_by: z.nullable(z.string()),
  state: z.enum(requestStates),
  requester: orderPersonSchema,
  requested_at: z.string(),
  photos: z.array(attachmentSchema),
  order: z.nullable(z.object({ id: z.uuid(), number: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  may_settle: z.boolean(),
  version: z.int(),
});
export type OrderRequestRow = z.infer<typeof requestRowSchema>;

/**
 * Response of `list_order_requests(filters, after)`: fifty at a time, newest first; filters `state`, `mine`. Employees
 * see only their own. A request is settled with `decline_order_request(request_id, version, reason)` by a buyer,
 * `withdraw_order_request(request_id, version)` by the requester, or `save_order` with its id.
 */
export const requestListSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    may_request: z.boolean(),
    may_buy: z.boolean(),
    requests: z.array(requestRowSchema),
    next: z.nullable(orderCursorSchema),
  }),
  refusalSchema,
]);
