import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { sandboxPolicy } from '../answers.ts';
import { rangeOf } from '../content/byte-range.ts';
import { judgePreconditions } from '../content/preconditions.ts';
import { headerValue, servedType } from '../content/served-type.ts';
import { invalidRange, noSuchKey, preconditionFailed } from '../errors/errors.ts';
import { type ByteRange, MissingBytesError } from '../files/object-files.ts';
import type { StorageRequest } from '../storage-request.ts';
import type { ObjectMetadata, ObjectRow } from './object-row.ts';

/** Returns the current object; called again if its bytes were replaced in the meantime. */
type Find = () => Promise<ObjectRow>;

const lookups = 3;

/**
 * Sends an object, or the requested part, or only its headers.
 * @param expires When the signed URL of the request expires.
 * @throws StorageError NoSuchKey, PreconditionFailed, InvalidRange
 */
export async function sendObject(
  request: StorageRequest,
  find: Find,
  expires?: Date,
): Promise<void> {
  const { headers, method, outgoing } = request;
  for (let lookup = 1; ; lookup += 1) {
    const { metadata, version } = await find();
    if (metadata === null) throw noSuchKey();
    const modifiedAt = new Date(metadata.lastModified);
    const precondition = judgePreconditions(headers, metadata.eTag, modifiedAt);
    if (precondition === 'failed') throw preconditionFailed();
    const base = headersOf(request, metadata, modifiedAt, expires);
    if (precondition === 'not modified') {
      outgoing.writeHead(304, base).end();
      return;
    }
    const range = partOf(request, metadata, modifiedAt);
    const length = range === undefined ? metadata.size : range.last - range.first + 1;
    const head = {
      ...base,
      'Content-Length': length,
      ...(range === undefined
        ? {}
        : { 'Content-Range': `bytes ${range.first}-${range.last}/${metadata.size}` }),
    };
    const status = range === undefined ? 200 : 206;
    if (method === 'HEAD' || length === 0) {
      outgoing.writeHead(status, head).end();
      return;
    }
    const bytes = await request.files.read(version, range).catch((error: unknown) => {
      if (!(error instanceof MissingBytesError)) throw error;
      if (lookup === lookups) throw noSuchKey();
    });
    if (bytes === undefined) continue;
    outgoing.writeHead(status, head);
    await send(bytes, outgoing);
    return;
  }
}

/** Each chunk is handed to the operating system before the next one is read into the same memory. */
async function send(bytes: AsyncIterable<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const gone = once(outgoing, 'close');
  for await (const chunk of bytes) {
    const written = new Promise<void>((resolve, reject) => {
      outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([written, gone]);
    if (outgoing.destroyed) return;
  }
  outgoing.end();
}

/** @throws StorageError InvalidRange */
function partOf(
  { headers }: StorageRequest,
  { size, eTag }: ObjectMetadata,
  modifiedAt: Date,
): ByteRange | undefined {
  const condition = headers['if-range'];
  const isSame =
    condition === undefined || condition === eTag || condition === modifiedAt.toUTCString();
  const range = isSame ? rangeOf(headers.range, size) : undefined;
  if (range === 'unsatisfiable') throw invalidRange(size);
  return range;
}

function headersOf(
  { query }: StorageRequest,
  metadata: ObjectMetadata,
  modifiedAt: Date,
  expires: Date | undefined,
): Record<string, string> {
  const { contentType, isActive } = servedType(metadata.mimetype);
  const disposition = dispositionOf(query.get('download'), isActive);
  const { contentEncoding } = metadata;
  return {
    'Accept-Ranges': 'bytes',
    'Content-Type': contentType,
    ETag: metadata.eTag,
    'Last-Modified': modifiedAt.toUTCString(),
    ...(expires === undefined
      ? { 'Cache-Control': headerValue(metadata.cacheControl, 'no-cache') }
      : { Expires: expires.toUTCString() }),
    ...(disposition === undefined ? {} : { 'Content-Disposition': disposition }),
    ...(contentEncoding === undefined ? {} : { 'Content-Encoding': contentEncoding }),
    'Content-Security-Policy': sandboxPolicy,
    'X-Robots-Tag': 'none',
  };
}

function dispositionOf(download: string | null, isActive: boolean): string | undefined {
  if (download === null) return isActive ? 'attachment;' : undefined;
  if (download === '') return 'attachment;';
  const name = encodeURIComponent(download);
  return `attachment; filename=${name}; filename*=UTF-8''${name};`;
}
