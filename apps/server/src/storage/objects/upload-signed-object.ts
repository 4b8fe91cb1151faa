import { sendJson } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';
import { receiveObject } from './receive-object.ts';
import { openSignedAddress } from './signed-address.ts';

/**
 * `PUT /object/upload/sign/:bucket/*?token=`: an upload by whoever has the address. Policies were
 * asked when it was made; whether it may replace an object was settled then too.
 */
export async function uploadSignedObject(request: StorageRequest): Promise<void> {
  const { owner = null, upsert = false } = await openSignedAddress(request, 'upload');
  await receiveObject(request, { owner, isUpsert: upsert, isChecked: false });
  sendJson(request.outgoing, 200, { Key: `${request.bucket}/${request.key}` });
}
