import { DatabaseError } from '../db/database.ts';
import type { StreamRequest, StreamRoom } from '../http/gateway-env.ts';
import { sendError, sandboxPolicy } from './answers.ts';
import { anonymous, identifyCaller, type StorageCaller } from './caller.ts';
import { databaseStorageError } from './errors/database-errors.ts';
import { internalError, noSuchRoute } from './errors/errors.ts';
import { StorageError } from './errors/storage-error.ts';
import type { UploadParts } from './files/upload-parts.ts';
import { findRoute, type Route } from './routes.ts';
import type { StorageDependencies } from './storage-request.ts';

/**
 * Storage (supabase/storage's protocol): rows of storage.buckets and storage.objects under row security, with the bytes
 * in separate files, streamed in both directions.
 */
export function createStorageRoom({
  parts,
  ...others
}: Omit<StorageDependencies, 'resumableUploads'> & {
  readonly parts: UploadParts;
}): StreamRoom {
  let opened: Promise<StorageDependencies['resumableUploads']> | undefined;
  const dependencies: StorageDependencies = {
    ...others,
    // Loaded with its packages at the first resumable upload.
    async resumableUploads(request) {
      opened ??= openResumableUploads(parts);
      const answer = await opened;
      await answer(request);
    },
  };
  return async (request) => {
    const { incoming, outgoing } = request;
    outgoing.setHeader('Content-Security-Policy', sandboxPolicy);
    try {
      await serve(dependencies, request);
    } catch (error) {
      const isGone = outgoing.destroyed || (incoming.destroyed && !incoming.complete);
      if (outgoing.headersSent || isGone) {
        request.log.debug({ err: error }, 'an answer of storage broke off');
        outgoing.destroy();
        return;
      }
      sendError(incoming, outgoing, storageErrorOf(error, request));
    }
  };
}

async function openResumableUploads(parts: UploadParts) {
  const { createResumableUploads } = await import('./resumable/create-resumable-uploads.ts');
  return createResumableUploads(parts, '/storage/v1/upload/resumable');
}

async function serve(dependencies: StorageDependencies, request: StreamRequest): Promise<void> {
  const found = findRoute(request.method, request.path);
  if (found === null) throw noSuchRoute(request.method, request.path);
  const { route, bucket, key } = found;
  await route.handle({
    ...request,
    ...dependencies,
    caller: await callerOf(route, request, dependencies),
    operation: route.operation,
    bucket,
    key,
    query: new URLSearchParams(request.queryString),
  });
}

async function callerOf(
  route: Route,
  { headers }: StreamRequest,
  { tokens }: StorageDependencies,
): Promise<StorageCaller> {
  if (route.caller === 'anybody') return anonymous;
  try {
    return await identifyCaller(headers.authorization, tokens);
  } catch (error) {
    if (route.caller === 'known or anonymous') return anonymous;
    throw error;
  }
}

function storageErrorOf(error: unknown, { log }: StreamRequest): StorageError {
  if (error instanceof StorageError) return error;
  const translated =
    error instanceof DatabaseError ? databaseStorageError(error) : internalError(error);
  if (translated.statusCode >= 500) log.error({ err: error }, 'a request of storage failed');
  return translated;
}
