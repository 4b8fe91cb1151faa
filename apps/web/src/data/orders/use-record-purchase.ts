import type { CounterOrder } from '@muster/contract/counter-orders';
import type { OrderRequest } from '@muster/contract/order-requests';
import type { RecordedReceipt } from '@muster/contract/receipts';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { withoutFiles } from '../outbox/kept-file.ts';
import { type PurchasePayload, purchaseItemVersion } from './purchase-item.ts';
import { purchaseKind } from './purchase-kind.ts';

type Made = {
  /** The same for each try: saved twice, it is one. */
  readonly id: string;
  readonly title: string;
  readonly photos: readonly { readonly id: string; readonly bytes: Blob }[];
  /** For a device that has no room for the photos. */
  readonly isTextOnly: boolean;
};

/** Keeps orders of a counter, requests and receipts on the device and sends them from there. Throws `StorageError`. */
export function useRecordPurchase() {
  const { outbox } = useData();
  const { user_id, person_id, company_id } = useIdentity();

  async function keep(
    { id, title, photos, isTextOnly }: Made,
    recordKind: 'purchase_order' | 'order_request' | 'receipt',
    said: Pick<PurchasePayload, 'call' | 'said'>,
  ): Promise<void> {
    const draft = purchaseKind.toItem(
      {
        id,
        about: id,
        payload: { v: purchaseItemVersion, title, ...said },
        files: photos.map((photo) => ({
          ...photo,
          purpose: 'photo',
          bucket: 'attachments',
          path: `${company_id}/${recordKind}/${id}/${photo.id}`,
        })),
      },
      { userId: user_id, personId: person_id ?? user_id },
    );
    await outbox.add(isTextOnly ? withoutFiles(draft) : draft);
  }

  return {
    orderAtCounter: (made: Made, order: Omit<CounterOrder, 'files'>) =>
      keep(made, 'purchase_order', { call: 'record_counter_order', said: order }),
    request: (made: Made, request: Omit<OrderRequest, 'files'>) =>
      keep(made, 'order_request', { call: 'record_order_request', said: request }),
    addReceipt: (made: Made, receipt: Omit<RecordedReceipt, 'files'>) =>
      keep(made, 'receipt', { call: 'record_receipt', said: receipt }),
  };
}
