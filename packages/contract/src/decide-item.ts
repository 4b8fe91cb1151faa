import * as z from 'zod/mini';

export const decideItemVerdictSchema = z.union([
  z.object({ verdict: z.literal('applied'), item_id: z.uuid() }),
  z.object({ verdict: z.literal('refused'), reason: z.string() }),
]);
