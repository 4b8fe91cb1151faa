import * as z from 'zod/mini';

export const refusalSchema = z.object({
  verdict: z.literal('refused'),
  /** From the catalog of errors. */
  reason: z.string(),
  /** The field that `invalid_input` is about. */
  detail: z.optional(z.string()),
  /** The day that a refusal about time is about, `yyyy-mm-dd`. */
  day: z.optional(z.string()),
});

/** What a function answers that changes a state: done, or refused and why. */
export const verdictSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']) }),
  refusalSchema,
]);
export type Refused = z.infer<typeof refusalSchema>;
