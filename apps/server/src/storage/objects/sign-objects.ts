import * as z from 'zod';

import { words } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';
import { expiresIn } from './sign-object.ts';
import { lifetimeFor, signerOf } from './signed-address.ts';

const bodySchema = z.object({ expiresIn, paths: z.array(words).min(1).max(1000) });

const notReadable = 'Either the object does not exist or you do not have access to it';

/** `POST /object/sign/:bucket`: returns a URL for each object that the caller may read. */
export async function signObjects(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const { paths } = body;
  const { bucket, caller, database, urlTokens, outgoing } = request;
  const rows = await database.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any ($2)',
    [bucket, paths],
    asCaller(request),
  );
  const readable = new Set(rows.map(({ name }) => name));
  const signed = paths.map(async (path) => {
    if (!readable.has(path)) return { error: notReadable, path, signedURL: null };
    const url = `${bucket}/${path}`;
    const claims = { url, ...signerOf(caller) };
    const token = await urlTokens.sign('download', claims, lifetimeFor(caller, body.expiresIn));
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` };
  });
  sendJson(outgoing, 200, await Promise.all(signed));
}
