import { sendJson } from '../answers.ts';
import type { StorageRequest } from '../storage-request.ts';
import { receiveObject } from './receive-object.ts';

/** `POST /object/:bucket/*`: a new object, or with `x-upsert: true` also another content of one. */
export function uploadObject(request: StorageRequest): Promise<void> {
  return upload(request, request.headers['x-upsert'] === 'true');
}

/** `PUT /object/:bucket/*`: another content of an object, or a new one. */
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
