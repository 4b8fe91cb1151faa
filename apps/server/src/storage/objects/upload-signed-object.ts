import { sendJson } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';
import { receiveObject } from './receive-object.ts';
import { openSignedAddress } from './signed-address.ts';

/**
 * `PUT /object/upload/sign/:bucket/*?token=`: an upload by whoever has the address. Policies are asked
 * again, as whoever signed it; whether it may replace an object was settled when it was made.
 */
export async function uploadSignedObject(request: StorageRequest): Promise<void> {
  const {
    signer,
    upsert = false,
    hidesMinute = false,
  } = await openSignedAddress(request, 'upload');
  await receiveObject(signer === null ? request : { ...request, caller: signer }, {
    owner: signer?.owner ?? null,
    isUpsert: upsert,
    isChecked: signer !== null,
    hidesMinute,
  });
  sendJson(request.outgoing, 200, { Key: `${request.bucket}/${request.key}` });
}
