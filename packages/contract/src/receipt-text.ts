import * as z from 'zod/mini';

/** The size that the server accepts from one person; a larger file is added without proposals. */
export const receiptTextLimits = { bytes: 1_000_000 } as const;

/**
 * Response of the function `receipt-text`: the values found in a receipt's PDF file, null if not found. The file isn't
 * stored.
 */
export const proposedReceiptSchema = z.object({
  total_cents: z.nullable(z.int()),
  bought_on: z.nullable(z.iso.date()),
});
export type ProposedReceipt = z.infer<typeof proposedReceiptSchema>;
