import { type ChangeOrderLinkRequest, changeOrderLinkSchema } from '@muster/contract/change-orders';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { Data } from '../../data/data.ts';

/** Reads what a link shows, which changes nothing, or sends the customer's answer, once. Throws `DataError`. */
export async function askChangeOrderLink(
  data: Pick<Data, 'api' | 'config'>,
  asked: ChangeOrderLinkRequest,
) {
  const body = JSON.stringify(asked);
  return okOrThrow(
    await callFunction(
      data,
      { path: 'change-order-link', body, contentType: 'application/json', read: readJson },
      changeOrderLinkSchema,
    ),
  );
}
