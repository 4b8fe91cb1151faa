import {
  type ReadReceipt,
  readReceiptSchema,
  receiptListSchema,
  receiptPageSchema,
  type ReceiptPayer,
  type ReceiptRow,
  type ReceiptState,
} from '@muster/contract/receipts';
import type * as z from 'zod/mini';
import type { Api } from '../../../data/client/api.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../../kit/list/use-cursor-list.ts';
import { ordersSubject } from '../orders-key.ts';

const [foundReceiptsSchema] = receiptListSchema.def.options;
export type FoundReceipts = z.infer<typeof foundReceiptsSchema>;

export type ReceiptFilter = {
  readonly q?: string;
  readonly state?: ReceiptState;
  readonly paid_by?: ReceiptPayer;
  readonly project_id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly mine?: boolean;
  readonly to_decide?: boolean;
};

/** Named, so that no search of orders has the same key. */
type ReceiptSearch = { readonly receipts: ReceiptFilter };

/** Throws `DataError`. */
async function fetchReceipts(
  api: Api,
  filters: ReceiptFilter,
  after: unknown,
): Promise<FoundReceipts> {
  return okOrThrow(await api.rpc('list_receipts', { filters, after }, receiptListSchema));
}

/** The receipts that a search finds, newest first. */
export const receiptList: CursorQuery<ReceiptRow, ReceiptSearch, FoundReceipts> = {
  subject: ordersSubject,
  fetch: (api, { receipts }, after) =>
    fetchReceipts(api, receipts, after === null ? null : JSON.parse(after)),
  schema: foundReceiptsSchema,
  rowsOf: ({ receipts }) => receipts,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

/** The reader's own, or those that they decide; kept on the device. */
export function receiptsQuery(
  userId: string,
  which: 'mine' | 'to_decide',
): SnapshotQuery<FoundReceipts> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'receipts', which),
    fetch: (api) => fetchReceipts(api, { [which]: true }, null),
    schema: foundReceiptsSchema,
  };
}

export function receiptPageQuery(userId: string, receiptId: string): SnapshotQuery<ReadReceipt> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'receipt', receiptId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('receipt_page', { receipt_id: receiptId }, receiptPageSchema)),
    schema: readReceiptSchema,
  };
}
