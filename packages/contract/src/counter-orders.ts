import * as z from 'zod/mini';
import { orderLabels, type OrderForm } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Response of `reserve_order_numbers(device_id)`: the unused numbers reserved for this buyer's device, five while it is
 * online. The device makes `device_id` once. Call it when the app is online and fewer than five are left.
 */
export const reservedNumbersSchema = z.union([
  z.object({ verdict: z.literal('ok'), numbers: z.array(z.string()) }),
  refusalSchema,
]);

export const counterOrderVersion = 1;

/**
 * A counter order as the device keeps it until it is sent with `record_counter_order(id, counter_order)`. It is always
 * stored; the response's `flags` say what would have held it back. It is rejected only for input that no correct app
 * sends (invalid_input, other_payload).
 */
export const counterOrderSchema = z.object({
  v: z.literal(counterOrderVersion),
  number: z.string(),
  device_id: z.uuid(),
  ordered_at: z.string(),
  order: z.custom<OrderForm>((value) => typeof value === 'object' && value !== null),
  /** Photos in the input form of `attachmentSchema` in comments; see `app.wrong_file_field`. */
  files: z.array(z.unknown()),
});
export type CounterOrder = z.infer<typeof counterOrderSchema>;

export const counterVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    number: z.string(),
    label: z.enum(orderLabels),
    flags: z.array(z.string()),
  }),
  refusalSchema,
]);
