import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { Busboy, type BusboyHeaders } from '@fastify/busboy';

import { headerValue } from '../content/served-type.ts';
import { noContent, tooLarge } from '../errors/errors.ts';

/** Facts about a file according to the client. */
export type FileFacts = {
  readonly mimeType: string;
  readonly cacheControl: string;
  readonly contentEncoding: string | undefined;
  readonly userMetadata: Record<string, unknown> | null;
};

/** An upload before its bytes are read. */
export type IncomingFile = FileFacts & {
  readonly body: AsyncIterable<Uint8Array>;
  /** In bytes, if the client declared it. */
  readonly declaredSize: number | undefined;
  /** Resolves once the body was read: includes the form fields after the file; null if there are none. */
  readonly factsAfter: () => Promise<FileFacts | null>;
};

const longestMetadata = 1024 * 1024;
const encodings = /^(gzip|br|deflate|zstd|compress)$/;

/**
 * The file of a request: the first one of a form, whose other fields may come before or after it, or the body itself
 * (protocol C3).
 * @throws StorageError InvalidRequest, EntityTooLarge
 */
export function incomingFile(incoming: IncomingMessage): Promise<IncomingFile> | IncomingFile {
  const type = incoming.headers['content-type'];
  return type?.startsWith('multipart/form-data') === true
    ? fileOfForm(incoming, { ...incoming.headers, 'content-type': type })
    : rawFile(incoming);
}

function rawFile(incoming: IncomingMessage): IncomingFile {
  const { headers } = incoming;
  const length = Number(headers['content-length']);
  return {
    body: wholeBody(incoming),
    declaredSize: Number.isNaN(length) ? undefined : length,
    mimeType: headers['content-type'] ?? 'application/octet-stream',
    cacheControl: headerValue(headers['cache-control'], 'no-cache'),
    contentEncoding: encodingOf(headers['content-encoding']),
    userMetadata: metadataOfHeader(incoming.headers),
    factsAfter: () => Promise.resolve(null),
  };
}

function fileOfForm(incoming: IncomingMessage, headers: BusboyHeaders): Promise<IncomingFile> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingFile>();
  const fields = new Map<string, string>();
  const form = openForm(headers);
  const ended = Promise.withResolvers<void>();
  // The file's reader gets the error when a form is cut off.
  ended.promise.catch(() => {});
  let fieldsBefore = 0;
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_name, stream, _fileName, _encoding, mimeType) => {
    // Also applies while no one reads the stream, as after a refusal. Someone who reads it afterwards gets an error,
    // never a part that looks like the whole.
    stream.on('error', () => stream.destroy());
    const breakOff = () => {
      if (!incoming.complete) stream.destroy(new Error('The client went away.'));
    };
    incoming.once('close', breakOff);
    fieldsBefore = fields.size;
    try {
      resolve({
        ...factsIn(fields, mimeType),
        body: wholePart(stream),
        declaredSize: undefined,
        async factsAfter() {
          await ended.promise;
          return fields.size > fieldsBefore ? factsIn(fields, mimeType) : null;
        },
      });
    } catch (error) {
      stream.resume();
      reject(error);
    }
  });
  const fail = () => {
    reject(noContent());
    ended.reject(noContent());
  };
  form.on('finish', () => {
    ended.resolve();
    reject(noContent());
  });
  form.on('error', fail);
  // A complete request closes before the form has read its end.
  incoming.once('close', () => (incoming.complete ? reject(noContent()) : fail()));
  incoming.pipe(form);
  return promise;
}

/** @throws StorageError EntityTooLarge */
function factsIn(fields: ReadonlyMap<string, string>, mimeType: string): FileFacts {
  const cacheTime = fields.get('cacheControl');
  const metadata = fields.get('metadata') ?? fields.get('userMetadata');
  return {
    mimeType: fields.get('contentType') ?? mimeType,
    cacheControl: headerValue(cacheTime && `max-age=${cacheTime}`, 'no-cache'),
    contentEncoding: encodingOf(fields.get('contentEncoding')),
    userMetadata: metadata === undefined ? null : parseMetadata(metadata),
  };
}

/** @throws StorageError InvalidRequest if the header has no boundary. */
function openForm(headers: BusboyHeaders): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers,
      limits: { files: 1, fields: 10, fieldSize: longestMetadata + 1 },
    });
  } catch (error) {
    throw noContent({ cause: error });
  }
}

async function* wholeBody(incoming: IncomingMessage): AsyncIterable<Uint8Array> {
  yield* incoming.iterator({ destroyOnReturn: false });
}

/** @throws StorageError InvalidRequest if the form ends before the part does. */
async function* wholePart(part: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* part;
  } catch (error) {
    throw noContent({ cause: error });
  }
}

function encodingOf(given: string | undefined): string | undefined {
  return given !== undefined && encodings.test(given) ? given : undefined;
}

/** The metadata in the header `x-metadata`, in base64; null without the header. */
export function metadataOfHeader({
  'x-metadata': given,
}: IncomingHttpHeaders): Record<string, unknown> | null {
  return typeof given === 'string' ? parseMetadata(Buffer.from(given, 'base64').toString()) : null;
}

/** Anything but a JSON object is ignored, as upstream does. */
export function parseMetadata(text: string): Record<string, unknown> | null {
  if (Buffer.byteLength(text) > longestMetadata) throw tooLarge('user_metadata');
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
