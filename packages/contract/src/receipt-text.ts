import * as z from 'zod/mini';

/** As much as the server takes of a person; a larger file is added without proposals. */
export const receiptTextLimits = { bytes: 1_000_000 } as const;

/** What the function `receipt-text` finds in a receipt's PDF file; null what it can't tell. Nothing of it is kept. */
export const proposedReceiptSchema = z.object({
  total_cents: z.nullable(z.int()),
  bought_on: z.nullable(z.iso.date()),
});
export type ProposedReceipt = z.infer<typeof proposedReceiptSchema>;
