import type { StorageRequest } from '../storage-request.ts';
import { findObject } from './object-row.ts';
import { sendElsewhere } from './other-origin.ts';
import { sendObject } from './send-object.ts';
import { openSignedAddress } from './signed-address.ts';

/** `GET /object/sign/:bucket/*?token=` */
export async function downloadSignedObject(request: StorageRequest): Promise<void> {
  if (sendElsewhere(request)) return;
  const { exp } = await openSignedAddress(request, 'download');
  const { bucket, key } = request;
  const find = () => findObject(request, { bucket, key, as: 'service' });
  await sendObject(request, find, new Date(exp * 1000));
}
