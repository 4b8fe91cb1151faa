import * as z from 'zod/mini';

export const refusalSchema = z.object({
  verdict: z.literal('refused'),
  /** A code from the error catalog. */
  reason: z.string(),
  /** The field of an `invalid_input`. */
  detail: z.optional(z.string()),
  /** The day of a time-related refusal, `yyyy-mm-dd`. */
  day: z.optional(z.string()),
});

/** Response of a function that changes state: done, or refused with a reason. */
export const verdictSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']) }),
  refusalSchema,
]);
export type Refused = z.infer<typeof refusalSchema>;
