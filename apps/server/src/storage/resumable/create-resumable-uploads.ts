/**
 * Resumable uploads by TUS 1.0 at /upload/resumable, with upstream's metadata (bucketName, objectName,
 * contentType, cacheControl, metadata) and headers (x-upsert; x-signature below `/sign`).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import { ERRORS, Server, type Upload } from '@tus/server';

import { DatabaseError } from '../../db/database.ts';
import { assertAllowedType } from '../content/kept-type.ts';
import { databaseStorageError } from '../errors/database-errors.ts';
import {
  accessDenied,
  internalError,
  invalidRequest,
  invalidSignature,
  tooLarge,
} from '../errors/errors.ts';
import { StorageError } from '../errors/storage-error.ts';
import { isVersion } from '../files/object-files.ts';
import type { UploadParts } from '../files/upload-parts.ts';
import { assertBucketName, assertKey } from '../names.ts';
import { parseMetadata } from '../objects/incoming-file.ts';
import { assertMayKeep, type NewObject } from '../objects/keep-object.ts';
import { findBucket } from '../objects/object-row.ts';
import { assertRoom } from '../objects/quota.ts';
import { sizeLimitOf } from '../objects/receive-object.ts';
import { openSignedAddress } from '../objects/signed-address.ts';
import type { StorageRequest } from '../storage-request.ts';
import { finishUpload } from './finish-upload.ts';
import { ResumableStore } from './resumable-store.ts';

const signedSuffix = '/sign';

/** Facts about a request of the TUS server, filled in step by step. */
type Context = {
  request: StorageRequest;
  /** In bytes; 0 until the bucket is known. */
  sizeLimit: number;
};

type Metadata = Readonly<Record<string, string | null>>;

/** @param path Path of the uploads from the server's root. */
export function createResumableUploads(
  parts: UploadParts,
  path: string,
): (request: StorageRequest) => Promise<void> {
  const contexts = new AsyncLocalStorage<Context>();
  const store = new ResumableStore(parts);
  const isSigned = (url: string) =>
    new URL(url, 'http://x').pathname.startsWith(path + signedSuffix);

  function currentContext(): Context {
    const context = contexts.getStore();
    if (context === undefined) throw new TypeError('outside a request');
    return context;
  }

  /**
   * Checks whether the caller may upload under this name, and how much.
   * @param size Size of an upload that has begun, if known.
   */
  async function authorize(
    context: Context,
    metadata: Metadata,
    url: string,
    size?: number,
  ): Promise<Metadata> {
    const { bucketName, objectName } = metadata;
    const bucket = bucketName ?? '';
    const key = objectName ?? '';
    assertBucketName(bucket);
    assertKey(key);
    context.request = { ...context.request, bucket, key };
    const { request } = context;
    const found = await findBucket(request, bucket);
    // The TUS server treats 0 as no limit.
    context.sizeLimit = Math.max(1, sizeLimitOf(request, found, key));
    const mimetype = metadata['contentType'] ?? 'application/octet-stream';
    assertAllowedType(mimetype, found.allowed_mime_types);
    const { 'upload-length': whole, 'content-length': part } = request.headers;
    const bytes = Number(whole ?? part ?? 0) || 0;
    const contentLength = Number(whole ?? size);
    const given = metadata['metadata'];
    const declared = {
      metadata: { mimetype, ...(Number.isNaN(contentLength) ? {} : { contentLength }) },
      userMetadata: given === undefined || given === null ? null : parseMetadata(given),
    };
    if (isSigned(url)) {
      const signature = request.headers['x-signature'];
      if (typeof signature !== 'string') throw invalidSignature('Missing x-signature header');
      const address = await openSignedAddress(request, 'upload', signature);
      const { signer, upsert = false, hidesMinute = false } = address;
      if (signer !== null) await assertMay({ ...request, caller: signer }, upsert, declared);
      await assertRoom(request, { bucket, key, owner: signer?.owner ?? null, bytes });
      return {
        ...metadata,
        owner: signer?.owner ?? '',
        upsert: String(upsert),
        hidesMinute: String(hidesMinute),
      };
    }
    const isUpsert = request.headers['x-upsert'] === 'true';
    await assertMay(request, isUpsert, declared);
    await assertRoom(request, { bucket, key, owner: request.caller.owner, bytes });
    return {
      ...metadata,
      owner: request.caller.owner ?? '',
      upsert: String(isUpsert),
      hidesMinute: 'false',
    };
  }

  async function assertMay(
    request: StorageRequest,
    isUpsert: boolean,
    declared: Pick<NewObject, 'metadata' | 'userMetadata'>,
  ): Promise<void> {
    const { bucket, key, caller } = request;
    await assertMayKeep(request, {
      bucket,
      key,
      owner: caller.owner,
      isUpsert,
      ...declared,
    });
  }

  /** Only the person who began an upload can continue it. */
  async function authorizeAgain(context: Context, id: string, url: string): Promise<void> {
    const { metadata, size } = await store.infoOf(id);
    const { owner, upsert } = await authorize(context, metadata, url, size);
    if (owner !== metadata['owner'] || (isSigned(url) && upsert !== metadata['upsert'])) {
      throw accessDenied('This upload was started by someone else');
    }
  }

  /** Also true for an upload that has become an object, which its owner could not begin again. */
  async function isOwn(context: Context, id: string, url: string): Promise<boolean> {
    const { metadata } = await store.infoOf(id);
    const { caller } = context.request;
    const isOwner = caller.owner !== null && caller.owner === metadata['owner'];
    const isService = caller.role === 'service_role' && metadata['owner'] === '';
    if (!isSigned(url) && (isOwner || isService)) return true;
    return authorizeAgain(context, id, url).then(
      () => true,
      (error: unknown) => error instanceof StorageError && error.code === 'KeyAlreadyExists',
    );
  }

  /** A phone that lost the network asks again while its last part is still becoming an object. */
  const finishing = new Map<string, Promise<void>>();

  function finish(request: StorageRequest, id: string): Promise<void> {
    const begun = finishing.get(id);
    if (begun !== undefined) return begun;
    const work = finishUpload(request, parts, id).finally(() => finishing.delete(id));
    finishing.set(id, work);
    return work;
  }

  async function finishIfComplete(request: StorageRequest, id: string): Promise<void> {
    const { size, isFinished } = await store.infoOf(id);
    if (!isFinished && size !== undefined && (await parts.size(id)) === size) {
      await finish(request, id);
    }
  }

  const tus = new Server({
    path,
    datastore: store,
    maxSize: () => currentContext().sizeLimit,
    disableTerminationForFinishedUploads: true,

    async namingFunction(req, metadata) {
      const context = currentContext();
      if (metadata === undefined) throw invalidRequest('Metadata header is required');
      Object.assign(metadata, await authorize(context, metadata, req.url));
      return randomUUID();
    },

    generateUrl: (req, { id }) => `${path}${isSigned(req.url) ? signedSuffix : ''}/${id}`,

    getFileIdFromRequest: (_req, last = '') => (isVersion(last) ? last : undefined),

    async onIncomingRequest(req, id) {
      if (req.method === 'POST' || req.method === 'OPTIONS') return;
      const context = currentContext();
      await finishing.get(id);
      if (req.method === 'HEAD') {
        // Don't even reveal that someone else's upload exists.
        if (!(await isOwn(context, id, req.url))) throw ERRORS.FILE_NOT_FOUND;
        // The server was killed after all bytes had arrived and before they became an object.
        await finishIfComplete(context.request, id);
        return;
      }
      await authorizeAgain(context, id, req.url);
    },

    async onUploadFinish(_req, upload: Upload) {
      await finish(currentContext().request, upload.id);
      return { headers: { 'Tus-Complete': '1' } };
    },

    onResponseError(_req, error) {
      if (!(error instanceof Error)) return undefined;
      const refusal = storageErrorOf(error);
      if (refusal.statusCode >= 500) {
        currentContext().request.log.error({ err: error }, 'a resumable upload failed');
      }
      return { status_code: refusal.statusCode, body: refusal.message };
    },
  });

  return (request) =>
    contexts.run({ request, sizeLimit: 0 }, () => tus.handle(request.incoming, request.outgoing));
}

function storageErrorOf(error: Error): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof DatabaseError) return databaseStorageError(error);
  // The TUS server throws this and exports no class for it.
  if (Object(error).status_code === ERRORS.ERR_MAX_SIZE_EXCEEDED.status_code) return tooLarge();
  // The TUS server's error for a broken connection can be recognized only by its name.
  const { status_code: status } = ERRORS.ABORTED;
  return error.name === 'AbortError'
    ? new StorageError({ statusCode: status, code: 'Aborted', message: 'Request aborted' })
    : internalError(error);
}
