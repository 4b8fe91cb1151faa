import * as z from 'zod/mini';

/** What `my_push_subscription` answers. */
export const pushSubscriptionSchema = z.object({ is_on: z.boolean() });
