import type { StorageRequest } from '../storage-request.ts';
import { findObject } from './object-row.ts';
import { sendElsewhere } from './other-origin.ts';
import { sendObject } from './send-object.ts';
import { openSignedAddress } from './signed-address.ts';

/**
 * `GET /object/sign/:bucket/*?token=`: returns an object that the signer of the URL may still read. It stops working
 * when their session or their rights end.
 */
export async function downloadSignedObject(request: StorageRequest): Promise<void> {
  if (sendElsewhere(request)) return;
  const { exp, signer } = await openSignedAddress(request, 'download');
  const { bucket, key } = request;
  const find = () =>
    signer === null
      ? findObject(request, { bucket, key, as: 'service' })
      : findObject({ ...request, caller: signer }, { bucket, key, as: 'caller' });
  await sendObject(request, find, new Date(exp * 1000));
}
