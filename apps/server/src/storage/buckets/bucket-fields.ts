import * as z from 'zod';

import { words, truth } from '../body-values.ts';
import { featureNotEnabled, invalidMimeType, tooLarge } from '../errors/errors.ts';
import { parseFileSize } from '../parse-file-size.ts';
import type { StorageRequest } from '../storage-request.ts';

/** Formats a row of storage.buckets as the protocol shows it. */
export const bucketColumns =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at';

/** Fields that can be set when a bucket is created or changed. */
export const bucketFields = {
  public: truth.optional(),
  file_size_limit: z.union([z.int().min(0), z.string(), z.null()]).optional(),
  allowed_mime_types: z.array(words).nullish(),
  type: z.string().optional(),
  versioning_status: z.string().optional(),
};

type Fields = z.infer<z.ZodObject<typeof bucketFields>>;

/** Null removes a limit, undefined leaves it unchanged. */
export type BucketLimits = {
  readonly fileSizeLimit: number | null | undefined;
  readonly allowedMimeTypes: readonly string[] | null | undefined;
};

const typePattern = /^([\w\-+.]+\/[\w\-+.]+(;\s*charset=[\w-]+)?|[\w\-+.]+\/\*|\*)$/;

/** @throws StorageError EntityTooLarge, InvalidRequest, InvalidMimeType, FeatureNotEnabled */
export function limitsOf(fields: Fields, { settings }: StorageRequest): BucketLimits {
  if (fields.type !== undefined && fields.type !== 'STANDARD') throw featureNotEnabled();
  if (fields.versioning_status !== undefined && fields.versioning_status !== 'DISABLED') {
    throw featureNotEnabled();
  }
  const given = fields.file_size_limit;
  const fileSizeLimit = typeof given === 'string' ? parseFileSize(given) : given;
  if ((fileSizeLimit ?? 0) > settings.fileSizeLimit) throw tooLarge();
  const types = fields.allowed_mime_types?.filter((type) => type !== '');
  for (const type of types ?? []) {
    if (type.length > 1000 || !typePattern.test(type)) throw invalidMimeType(type);
  }
  return { fileSizeLimit, allowedMimeTypes: types ?? fields.allowed_mime_types };
}
