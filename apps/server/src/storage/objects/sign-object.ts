import * as z from 'zod';

import { wholeNumber } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { type StorageRequest, readJson } from '../storage-request.ts';
import { findObject } from './object-row.ts';
import { lifetimeFor, signerOf } from './signed-address.ts';

/** Seconds from now. */
export const expiresIn = wholeNumber(1);

const bodySchema = z.object({ expiresIn });

/** `POST /object/sign/:bucket/*`: returns a URL with which anyone can read the object for a while. */
export async function signObject(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const { bucket, key, caller, urlTokens, outgoing } = request;
  await findObject(request, { bucket, key, as: 'caller' });
  const url = `${bucket}/${key}`;
  const token = await urlTokens.sign(
    'download',
    { url, ...signerOf(caller) },
    lifetimeFor(caller, body.expiresIn),
  );
  sendJson(outgoing, 200, { signedURL: `/object/sign/${url}?token=${token}` });
}
