/** The rows of uploads: first a test whether policies allow one, then the final one. */
import { DatabaseError, type Parameter, type Transaction } from '../../db/database.ts';
import { duplicate } from '../errors/errors.ts';
import { type StorageRequest, asCaller, asService } from '../storage-request.ts';
import { type ObjectMetadata, ownerColumns } from './object-row.ts';
import { assertQuota } from './quota.ts';

export type NewObject = {
  readonly bucket: string;
  readonly key: string;
  readonly owner: string | null;
  readonly isUpsert: boolean;
  /** True if it reveals only the hour of its arrival. */
  readonly hidesMinute?: boolean;
  /** The metadata known so far. */
  readonly metadata: Partial<ObjectMetadata>;
  readonly userMetadata: Record<string, unknown> | null;
};

const insertSql = `insert into storage.objects
    (bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at)
  select $1, $2, $3::uuid, $4, $5, $6::jsonb, $7::jsonb, at, at, at
  from (select case when $8 then date_trunc('hour', now(), 'UTC') else now() end as at) arrival`;

const replaceSql = `on conflict (bucket_id, name) do update set
    owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata`;

function parametersOf(object: NewObject, version: string): Parameter[] {
  const { owner, ownerId } = ownerColumns(object);
  const { bucket, key, metadata, userMetadata } = object;
  return [
    bucket,
    key,
    owner,
    ownerId,
    version,
    metadata,
    userMetadata,
    object.hidesMinute === true,
  ];
}

/** Arrival time of an object that arrives now, as precisely as it may be shown. */
export function arrivalOf({ hidesMinute }: Pick<NewObject, 'hidesMinute'>): Date {
  const now = new Date();
  if (hidesMinute === true) now.setUTCMinutes(0, 0, 0);
  return now;
}

/**
 * Writes the row as the caller and rolls it back, so that policies are checked before any byte is
 * stored.
 * @throws StorageError KeyAlreadyExists; DatabaseError if policies refuse
 */
export function assertMayKeep(request: StorageRequest, object: NewObject): Promise<void> {
  return assertAllowed(request, async (transaction) => {
    const text = object.isUpsert ? `${insertSql} ${replaceSql}` : insertSql;
    await transaction.query(text, parametersOf(object, 'undecided'));
  });
}

/** Runs statements as the caller and rolls them back. */
async function assertAllowed(
  request: StorageRequest,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  class Undo extends Error {}
  try {
    await request.database.transaction(async (transaction) => {
      await work(transaction);
      throw new Undo();
    }, asCaller(request));
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

export type KeptObject = Record<string, unknown> & {
  readonly id: string;
  /** Version of the object that it replaced; null for a new one. */
  readonly previousVersion: string | null;
};

/**
 * Makes the row refer to the bytes stored under `version`.
 * @throws StorageError KeyAlreadyExists if someone else was faster; QuotaExceeded
 */
export async function keepObject(
  request: StorageRequest,
  object: NewObject,
  version: string,
): Promise<KeptObject> {
  const { bucket, key, owner, metadata } = object;
  const wanted = { bucket, key, owner, bytes: metadata.size ?? 0 };
  const kept = await request.database
    .transaction(async (transaction) => {
      await assertQuota(request, transaction, wanted);
      const [row] = await transaction.query<KeptObject>(
        `${insertSql} ${object.isUpsert ? replaceSql : ''}
         returning *, (
           select o.version from storage.objects o where o.bucket_id = $1 and o.name = $2
         ) as "previousVersion"`,
        parametersOf(object, version),
      );
      return row;
    }, asService(request))
    .catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === '23505'
        ? duplicate('KeyAlreadyExists', error)
        : error;
    });
  if (kept === undefined) throw new TypeError('an insert answers with its row');
  return kept;
}
