import { sendJson } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';
import { receiveObject } from './receive-object.ts';

/** `POST /object/:bucket/*`: creates an object, or with `x-upsert: true` also replaces one. */
export function uploadObject(request: StorageRequest): Promise<void> {
  return upload(request, request.headers['x-upsert'] === 'true');
}

/** `PUT /object/:bucket/*`: replaces or creates an object. */
export function replaceObject(request: StorageRequest): Promise<void> {
  return upload(request, true);
}

async function upload(request: StorageRequest, isUpsert: boolean): Promise<void> {
  const { id } = await receiveObject(request, {
    owner: request.caller.owner,
    isUpsert,
    isChecked: true,
  });
  sendJson(request.outgoing, 200, { Key: `${request.bucket}/${request.key}`, Id: id });
}
