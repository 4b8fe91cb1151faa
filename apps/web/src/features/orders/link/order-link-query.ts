import { type OrderLinkAnswer, orderLinkSchema } from '@muster/contract/order-link';
import type { OrderDecision } from '@muster/contract/purchase-orders';
import { callFunction, readJson } from '../../../data/client/call-function.ts';
import { type Accepted, okOrThrow } from '../../../data/client/ok-or-throw.ts';
import type { Data } from '../../../data/data.ts';

type Act =
  | { readonly act: 'read' }
  | { readonly act: OrderDecision; readonly reason: string | null };

/** Reads what a link in an email shows, which changes nothing, or acts through it, once. Throws `DataError`. */
export async function askOrderLink(
  data: Pick<Data, 'api' | 'config'>,
  token: string,
  act: Act,
): Promise<Accepted<OrderLinkAnswer>> {
  const body = JSON.stringify({ token, ...act });
  return okOrThrow(
    await callFunction(
      data,
      { path: 'order-link', body, contentType: 'application/json', read: readJson },
      orderLinkSchema,
    ),
  );
}
