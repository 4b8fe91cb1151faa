/** The errors of the storage protocol, named as upstream names them. */
import { StorageError } from './storage-error.ts';

export const noSuchBucket = () =>
  new StorageError({
    statusCode: 404,
    code: 'NoSuchBucket',
    label: 'Bucket not found',
    message: 'Bucket not found',
  });

export const noSuchKey = () =>
  new StorageError({
    statusCode: 404,
    code: 'NoSuchKey',
    label: 'not_found',
    message: 'Object not found',
  });

export const noSuchRoute = (method: string, path: string) =>
  new StorageError({
    statusCode: 404,
    code: 'NotFound',
    label: 'Not Found',
    message: `Route ${method}:${path} not found`,
    httpStatus: 404,
  });

export const duplicate = (code: 'BucketAlreadyExists' | 'KeyAlreadyExists', cause?: unknown) =>
  new StorageError(
    { statusCode: 409, code, label: 'Duplicate', message: 'The resource already exists' },
    { cause },
  );

export const bucketNotEmpty = () =>
  new StorageError({
    statusCode: 409,
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  });

export const accessDenied = (message: string, cause?: unknown) =>
  new StorageError(
    { statusCode: 403, code: 'AccessDenied', label: 'Unauthorized', message },
    { cause },
  );

export const invalidBucketName = () =>
  new StorageError({
    statusCode: 400,
    code: 'InvalidBucketName',
    label: 'Invalid Input',
    message: 'Bucket name invalid',
  });

export const invalidKey = (key: string) =>
  new StorageError({ statusCode: 400, code: 'InvalidKey', message: `Invalid key: ${key}` });

export const invalidRequest = (message: string) =>
  new StorageError({ statusCode: 400, code: 'InvalidRequest', label: 'Error', message });

export const invalidFileSizeLimit = () =>
  new StorageError({
    statusCode: 400,
    code: 'InvalidRequest',
    message: 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
  });

export const noContent = (options?: ErrorOptions) =>
  new StorageError(
    { statusCode: 400, code: 'InvalidRequest', message: 'No content provided' },
    options,
  );

export const tooLarge = (entity: 'object' | 'user_metadata' | 'body' = 'object') =>
  new StorageError({
    statusCode: 413,
    code: 'EntityTooLarge',
    label: 'Payload too large',
    message: `The ${entity} exceeded the maximum allowed size`,
  });

const gibibyte = 1024 ** 3;

export const quotaExceeded = (whose: 'person' | 'company', bytes: number) => {
  const amount =
    bytes < gibibyte ? `${Math.floor(bytes / 1024 ** 2)} MB` : `${Math.floor(bytes / gibibyte)} GB`;
  return new StorageError({
    statusCode: 413,
    code: whose === 'person' ? 'QuotaExceeded' : 'CompanyQuotaExceeded',
    label: 'Quota exceeded',
    message:
      whose === 'person'
        ? `Your files take up all of the ${amount} that one person has. Delete some, then try again.`
        : `Your company’s files take up all of its ${amount}. Delete some, then try again.`,
  });
};

/** The rest of the disk is reserved for punches. */
export const noDiskRoom = () =>
  new StorageError({
    statusCode: 503,
    code: 'InsufficientStorage',
    label: 'Insufficient storage',
    message: 'The server has no room for files right now. Time is still recorded.',
    headers: { 'Retry-After': '60' },
  });

export const invalidMimeType = (type: string) =>
  new StorageError({
    statusCode: 415,
    code: 'InvalidMimeType',
    label: 'invalid_mime_type',
    message: `mime type ${type} is not supported`,
  });

export const invalidJwt = (message: string) =>
  new StorageError({ statusCode: 400, code: 'InvalidJWT', message });

export const invalidSignature = (message = 'Invalid signature') =>
  new StorageError({ statusCode: 400, code: 'InvalidSignature', message });

export const relatedNotFound = (cause?: unknown) =>
  new StorageError(
    {
      statusCode: 404,
      code: 'InvalidRequest',
      message: 'The related resource does not exist',
    },
    { cause },
  );

export const preconditionFailed = () =>
  new StorageError({
    statusCode: 412,
    code: 'PreconditionFailed',
    message: 'At least one of the preconditions you specified did not hold',
    httpStatus: 412,
  });

export const invalidRange = (size: number) =>
  new StorageError({
    statusCode: 416,
    code: 'InvalidRange',
    label: 'invalid_range',
    message: 'invalid range provided',
    httpStatus: 416,
    headers: { 'Content-Range': `bytes */${size}` },
  });

/**
 * Features that this server never offers: image transformation, versions, caches, S3's own
 * protocol.
 */
export const featureNotEnabled = () =>
  new StorageError({
    statusCode: 403,
    code: 'FeatureNotEnabled',
    message: 'feature not enabled for this tenant',
    httpStatus: 403,
  });

export const internalError = (cause: unknown) =>
  new StorageError(
    { statusCode: 500, code: 'InternalError', label: 'Internal', message: 'Internal Server Error' },
    { cause },
  );
