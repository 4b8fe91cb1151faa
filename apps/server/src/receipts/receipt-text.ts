import { type ProposedReceipt, receiptTextLimits } from '@muster/contract/receipt-text';

import { forMembers } from '../functions/for-members.ts';
import { refuse } from '../functions/refuse.ts';
import type { FunctionCaller, ServerFunction } from '../functions/server-function.ts';
import { createRequestLimit } from '../http/request-limit.ts';
import { proposedReceipt } from './proposed-receipt.ts';
import { readPdfText } from './read-pdf-text.ts';

/** A person looks at each receipt; a higher rate is a program. */
const perMinute = 10;

/**
 * `receipt-text`: proposes the total and date in a receipt's PDF file, for the person who adds it to check. Nothing is
 * kept.
 */
export function createReceiptText({
  mayAdd,
  now,
}: {
  readonly mayAdd: (caller: FunctionCaller) => Promise<boolean>;
  readonly now: () => number;
}): ServerFunction {
  return forMembers({
    limit: createRequestLimit(perMinute, now),
    rightOf: async (caller) => (await mayAdd(caller)) || null,
    whyNot: 'The company has no receipts.',
    handle: async (request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const isPdf = new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';
      if (!isPdf || bytes.byteLength > receiptTextLimits.bytes) {
        return refuse(400, 'invalid_input', 'This is no PDF file, or it is too large.');
      }
      const text = await readPdfText(bytes, { signal: request.signal });
      // A device may be a day ahead.
      const latest = new Date(now() + 86_400_000).toISOString().slice(0, 10);
      return Response.json(proposedReceipt(text ?? '', latest) satisfies ProposedReceipt);
    },
  });
}
