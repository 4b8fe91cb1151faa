import { sendJson } from '../answers.ts';
import { assertBucketName, assertKey } from '../names.ts';
import type { StorageRequest } from '../storage-request.ts';
import { metadataOfHeader } from './incoming-file.ts';
import { assertMayKeep } from './keep-object.ts';
import { lifetimeFor, signerOf } from './signed-address.ts';

const lifetimeSeconds = 7200;

/** `POST /object/upload/sign/:bucket/*`: returns a URL with which anyone can upload this object. */
export async function createSignedUpload(request: StorageRequest): Promise<void> {
  const { bucket, key, caller, urlTokens, headers, outgoing } = request;
  assertBucketName(bucket);
  assertKey(key);
  const isUpsert = headers['x-upsert'] === 'true';
  await assertMayKeep(request, {
    bucket,
    key,
    owner: caller.owner,
    isUpsert,
    metadata: {},
    userMetadata: metadataOfHeader(headers),
  });
  const url = `${bucket}/${key}`;
  const token = await urlTokens.sign(
    'upload',
    { url, upsert: isUpsert, ...signerOf(caller) },
    lifetimeFor(caller, lifetimeSeconds),
  );
  sendJson(outgoing, 200, { url: `/object/upload/sign/${url}?token=${token}`, token });
}
