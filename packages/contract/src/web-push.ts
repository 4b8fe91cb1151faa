import * as z from 'zod/mini';

/** Response of `my_push_subscription`. */
export const pushSubscriptionSchema = z.object({ is_on: z.boolean() });
