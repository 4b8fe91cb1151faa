import * as z from 'zod/mini';
import { orderLabels } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

export const orderLinkRequestSchema = z.object({
  token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  act: z.enum(['read', 'approve', 'return', 'reject']),
  /** For `return` and `reject`. */
  reason: z.optional(z.nullable(z.string())),
});

/**
 * Response of the function `order-link`, called by POST without a session, with `{token, act: 'read'}`, which changes
 * nothing, or `{token, act: 'approve' | 'return' | 'reject', reason}`. Every invalid link gets the same answer:
 * `refused`, `link_not_valid`. `needs_sign_in`: the amount is above what a link may decide, and deciding is refused
 * with `sign_in_needed`.
 */
export const orderLinkSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    company: z.string(),
    currency: z.string(),
    order_id: z.uuid(),
    number: z.string(),
    vendor: z.nullable(z.string()),
    project: z.nullable(z.string()),
    needed_by: z.nullable(z.string()),
    total_cents: z.int(),
    author: z.string(),
    lines: z.array(
      z.object({
        description: z.string(),
        quantity: z.int(),
        unit: z.string(),
        amount_cents: z.int(),
      }),
    ),
    needs_sign_in: z.boolean(),
  }),
  z.object({ verdict: z.literal('applied'), label: z.enum(orderLabels), missing: z.int() }),
  refusalSchema,
]);
export type OrderLinkAnswer = z.infer<typeof orderLinkSchema>;
