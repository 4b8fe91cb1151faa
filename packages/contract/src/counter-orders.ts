import * as z from 'zod/mini';
import { orderLabels, type OrderForm } from './purchase-orders.ts';
import { refusalSchema } from './verdict.ts';

/**
 * `reserve_order_numbers(device_id)`: the unused numbers that this buyer's device holds, five while it has a network;
 * `device_id` is made by the device once. Call it when the app is online and fewer than five are left.
 */
export const reservedNumbersSchema = z.union([
  z.object({ verdict: z.literal('ok'), numbers: z.array(z.string()) }),
  refusalSchema,
]);

export const counterOrderVersion = 1;

/**
 * What a device keeps of an order made at a counter until `record_counter_order(id, counter_order)` takes it. Always
 * stored; the answer's `flags` say what would have held it back. Refused only for what no correct app sends
 * (invalid_input, other_payload).
 */
export const counterOrderSchema = z.object({
  v: z.literal(counterOrderVersion),
  number: z.string(),
  device_id: z.uuid(),
  ordered_at: z.string(),
  order: z.custom<OrderForm>((value) => typeof value === 'object' && value !== null),
  /** Photos, as `attachmentSchema` of comments wants them on the way in: see `app.wrong_file_field`. */
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
