import * as z from 'zod/mini';
import { orderLimits, orderPersonSchema } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

export const purchasingSettingsSchema = z.strictObject({
  receipts_enabled: z.boolean(),
  requests_enabled: z.boolean(),
  /** The limit of supervisors without one of their own. */
  supervisor_limit_cents: z.int().check(z.gte(0), z.lte(orderLimits.amount)),
  /** Null if never. */
  two_approvals_from_cents: z.nullable(z.int().check(z.gte(0), z.lte(orderLimits.amount))),
  own_approval_up_to_cents: z.int().check(z.gte(0), z.lte(orderLimits.amount)),
  budget_rule: z.enum(['warn', 'block']),
  insurance_rule: z.enum(['warn', 'block']),
});
export type PurchasingSettings = z.infer<typeof purchasingSettingsSchema>;

/**
 * Response of `read_purchasing_settings()`, for admins. Changed with `save_purchasing_settings(settings, version)`,
 * `set_approval_limit(person_id, limit_cents)` (null removes the person's own limit), `save_delegation(id,
 * giver_person_id, delegate_person_id, starts_on, ends_on)` and `withdraw_delegation(delegation_id)`. Supervisors use
 * the last two to delegate their own limit, and read their delegations with `my_delegations()`, which returns only
 * `delegations` and `people`.
 */
export const readPurchasingSettingsSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    currency: z.string(),
    version: z.int(),
    settings: purchasingSettingsSchema,
    people: z.array(
      z.object({
        person_id: z.uuid(),
        name: z.string(),
        role: z.enum(['admin', 'supervisor']),
        /** Their own limit. If null, an admin approves any amount and a supervisor the amount in the settings. */
        limit_cents: z.nullable(z.int()),
      }),
    ),
    delegations: z.array(
      z.object({
        id: z.uuid(),
        giver: orderPersonSchema,
        delegate: orderPersonSchema,
        starts_on: z.string(),
        ends_on: z.string(),
        state: z.enum(['past', 'current', 'coming']),
      }),
    ),
  }),
  refusalSchema,
]);
