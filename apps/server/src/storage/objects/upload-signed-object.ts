import { sendJson } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';
import { receiveObject } from './receive-object.ts';
import { openSignedAddress } from './signed-address.ts';

/**
 * `PUT /object/upload/sign/:bucket/*?token=`: an upload by anyone who has the URL. Policies are checked again for its
 * signer; whether it may replace an object was decided when it was signed.
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
