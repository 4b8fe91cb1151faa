import type { StorageCaller } from '../caller.ts';
import { noSuchBucket, noSuchKey } from '../errors/errors.ts';
import type { StoredBytes } from '../files/object-files.ts';
import { type StorageRequest, asCaller, asService } from '../storage-request.ts';

/** The service's metadata of an object's bytes, as stored in storage.objects.metadata. */
export type ObjectMetadata = {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  /** ISO 8601. */
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
  readonly contentEncoding?: string;
};

export type ObjectRow = {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly version: string;
  readonly metadata: ObjectMetadata | null;
  readonly user_metadata: Record<string, unknown> | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** All columns of an object that the protocol shows. */
export const objectColumns = `id, bucket_id, name, owner, owner_id, version, metadata, user_metadata,
  created_at, updated_at, last_accessed_at`;

export type BucketRow = {
  readonly id: string;
  readonly public: boolean;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: string[] | null;
};

/**
 * Selects a bucket, whether or not the caller may see it.
 * @throws StorageError NoSuchBucket
 */
export async function findBucket(request: StorageRequest, id: string): Promise<BucketRow> {
  const [bucket] = await request.database.query<BucketRow>(
    'select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
    asService(request),
  );
  if (bucket === undefined) throw noSuchBucket();
  return bucket;
}

/**
 * Selects an object as the caller, or as the service.
 * @throws StorageError NoSuchKey
 */
export async function findObject(
  request: StorageRequest,
  { bucket, key, as }: { bucket: string; key: string; as: 'caller' | 'service' },
): Promise<ObjectRow> {
  const [object] = await request.database.query<ObjectRow>(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, key],
    as === 'caller' ? asCaller(request) : asService(request),
  );
  if (object === undefined) throw noSuchKey();
  return object;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The owner in both columns, of which the older one accepts only UUIDs. */
export function ownerColumns({ owner }: Pick<StorageCaller, 'owner'>): {
  readonly owner: string | null;
  readonly ownerId: string | null;
} {
  return { owner: owner !== null && uuid.test(owner) ? owner : null, ownerId: owner };
}

export function metadataOf(
  stored: StoredBytes,
  declared: Pick<ObjectMetadata, 'mimetype' | 'cacheControl' | 'contentEncoding'> & {
    readonly arrivedAt?: Date;
  },
): ObjectMetadata {
  const { mimetype, cacheControl, contentEncoding, arrivedAt = new Date() } = declared;
  return {
    eTag: stored.etag,
    size: stored.size,
    mimetype,
    cacheControl,
    lastModified: arrivedAt.toISOString(),
    contentLength: stored.size,
    httpStatusCode: 200,
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
  };
}
