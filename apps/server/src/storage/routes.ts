import { createBucket } from './buckets/create-bucket.ts';
import { deleteBucket } from './buckets/delete-bucket.ts';
import { emptyBucket } from './buckets/empty-bucket.ts';
import { getBucket } from './buckets/get-bucket.ts';
import { listBuckets } from './buckets/list-buckets.ts';
import { updateBucket } from './buckets/update-bucket.ts';
import { featureNotEnabled, invalidKey } from './errors/errors.ts';
import { copyObject } from './objects/copy-object.ts';
import { createSignedUpload } from './objects/create-signed-upload.ts';
import { deleteObject } from './objects/delete-object.ts';
import { deleteObjects } from './objects/delete-objects.ts';
import { downloadObject } from './objects/download-object.ts';
import { downloadPublicObject } from './objects/download-public-object.ts';
import { downloadSignedObject } from './objects/download-signed-object.ts';
import { listObjects } from './objects/list-objects.ts';
import { listObjectsV2 } from './objects/list-objects-v2.ts';
import { moveObject } from './objects/move-object.ts';
import { objectInfo } from './objects/object-info.ts';
import { signObject } from './objects/sign-object.ts';
import { signObjects } from './objects/sign-objects.ts';
import { replaceObject, uploadObject } from './objects/upload-object.ts';
import { uploadSignedObject } from './objects/upload-signed-object.ts';
import { answerStatus, answerVersion } from './status.ts';
import type { StorageRequest } from './storage-request.ts';

export type Route = {
  readonly handle: (request: StorageRequest) => Promise<void>;
  /**
   * Accepted callers: only authenticated ones, anonymous ones too, or anyone, with credentials
   * ignored.
   */
  readonly caller: 'known' | 'known or anonymous' | 'anybody';
  readonly operation: string;
};

type Pattern = { readonly methods: string; readonly path: string } & Route;

const known = (
  methods: string,
  path: string,
  operation: string,
  handle: Route['handle'],
): Pattern => ({ methods, path, operation: `storage.${operation}`, handle, caller: 'known' });

const open = (
  methods: string,
  path: string,
  operation: string,
  handle: Route['handle'],
): Pattern => ({ ...known(methods, path, operation, handle), caller: 'anybody' });

const refuse = async (): Promise<void> => {
  throw featureNotEnabled();
};
const resume = (request: StorageRequest): Promise<void> => request.resumableUploads(request);
const anyMethod = 'GET HEAD POST PUT PATCH DELETE OPTIONS';

/** The first match is used. `:bucket` is one segment, `*` the rest. */
const patterns: readonly Pattern[] = [
  known('GET', '/bucket', 'bucket.list', listBuckets),
  known('POST', '/bucket', 'bucket.create', createBucket),
  known('GET', '/bucket/:bucket', 'bucket.get', getBucket),
  known('PUT', '/bucket/:bucket', 'bucket.update', updateBucket),
  known('DELETE', '/bucket/:bucket', 'bucket.delete', deleteBucket),
  known('POST', '/bucket/:bucket/empty', 'bucket.empty', emptyBucket),
  known('GET PUT DELETE', '/bucket/:bucket/lifecycle', 'bucket.lifecycle', refuse),

  known('POST', '/object/copy', 'object.copy', copyObject),
  known('POST', '/object/move', 'object.move', moveObject),
  known('POST', '/object/list/:bucket', 'object.list', listObjects),
  known('POST', '/object/list-v2/:bucket', 'object.list_v2', listObjectsV2),
  known('POST', '/object/upload/sign/:bucket/*', 'object.sign_upload_url', createSignedUpload),
  open('PUT', '/object/upload/sign/:bucket/*', 'object.upload_signed', uploadSignedObject),
  known('POST', '/object/sign/:bucket', 'object.sign_many', signObjects),
  known('POST', '/object/sign/:bucket/*', 'object.sign', signObject),
  open('GET HEAD', '/object/sign/:bucket/*', 'object.get_signed', downloadSignedObject),
  open('GET HEAD', '/object/public/:bucket/*', 'object.get_public', downloadPublicObject),
  open('GET HEAD', '/object/info/public/:bucket/*', 'object.info_public', objectInfo),
  known(
    'GET HEAD',
    '/object/info/authenticated/:bucket/*',
    'object.info_authenticated',
    objectInfo,
  ),
  {
    ...known('GET HEAD', '/object/info/:bucket/*', 'object.info_authenticated', objectInfo),
    caller: 'known or anonymous',
  },
  known('GET HEAD', '/object/authenticated/:bucket/*', 'object.get_authenticated', downloadObject),
  {
    ...known('GET HEAD', '/object/:bucket/*', 'object.get_authenticated', downloadObject),
    caller: 'known or anonymous',
  },
  known('POST', '/object/:bucket/*', 'object.upload', uploadObject),
  known('PUT', '/object/:bucket/*', 'object.upload_update', replaceObject),
  known('DELETE', '/object/:bucket/*', 'object.delete', deleteObject),
  known('DELETE', '/object/:bucket', 'object.delete_many', deleteObjects),

  open('OPTIONS HEAD', '/upload/resumable', 'tus.options', resume),
  open('HEAD', '/upload/resumable/sign/*', 'tus.upload.get', resume),
  known('HEAD', '/upload/resumable/*', 'tus.upload.get', resume),
  open('OPTIONS', '/upload/resumable/*', 'tus.options', resume),
  open('POST PATCH DELETE', '/upload/resumable/sign', 'tus.upload.create', resume),
  open('POST PATCH DELETE', '/upload/resumable/sign/*', 'tus.upload.part', resume),
  known('POST', '/upload/resumable', 'tus.upload.create', resume),
  known('PATCH', '/upload/resumable/*', 'tus.upload.part', resume),
  known('DELETE', '/upload/resumable/*', 'tus.upload.delete', resume),

  open('GET HEAD', '/status', 'status', answerStatus),
  open('GET HEAD', '/version', 'version', answerVersion),

  open(anyMethod, '/render/image/:bucket/*', 'render.image', refuse),
  known(anyMethod, '/cdn/:bucket', 'cdn.purge', refuse),
  known(anyMethod, '/cdn/:bucket/*', 'cdn.purge', refuse),
  open(anyMethod, '/s3', 's3', refuse),
  open(anyMethod, '/s3/*', 's3', refuse),
  open(anyMethod, '/vector/*', 'vector', refuse),
  open(anyMethod, '/iceberg/*', 'iceberg', refuse),
];

const matchers = patterns.map((pattern) => ({
  methods: new Set(pattern.methods.split(' ')),
  expression: new RegExp(
    `^${pattern.path.replace(':bucket', '(?<bucket>[^/]+)').replace('*', '(?<key>.+)')}/?$`,
  ),
  pattern,
}));

/**
 * The route of a request, with the names in its path decoded.
 * @throws StorageError InvalidKey if they can't be decoded
 */
export function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly bucket: string; readonly key: string } | null {
  for (const { methods, expression, pattern } of matchers) {
    if (!methods.has(method)) continue;
    const groups = expression.exec(path)?.groups;
    if (groups === undefined && !expression.test(path)) continue;
    const { bucket = '', key = '' } = groups ?? {};
    return { route: pattern, bucket: decoded(bucket), key: decoded(key) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalidKey(part);
  }
}
