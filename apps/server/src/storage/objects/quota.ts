import { statfs } from 'node:fs/promises';

import type { Statement, Transaction } from '../../db/database.ts';
import { noDiskRoom, quotaExceeded } from '../errors/errors.ts';
import { type StorageRequest, asService } from '../storage-request.ts';

/** The facts about a new object that its quota depends on. */
type Wanted = {
  readonly bucket: string;
  readonly key: string;
  readonly owner: string | null;
  readonly bytes: number;
};

type Usage = { readonly of_person: number; readonly of_company: number };

/** The service role is never refused, and neither are files of punches. */
const isCounted = ({ caller, settings }: StorageRequest, { bucket }: Wanted): boolean =>
  caller.role !== 'service_role' && !settings.uncountedBuckets.includes(bucket);

const companyOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')));

/** Sums up all objects except the one that this one replaces. */
function usageStatement({ settings }: StorageRequest, { bucket, key, owner }: Wanted): Statement {
  const sum = (condition: string) => `(
    select coalesce(sum((o.metadata ->> 'size')::int8), 0)::int8 from storage.objects o
    where ${condition} and o.bucket_id <> all ($3) and (o.bucket_id, o.name) <> ($4, $5)
  )`;
  return {
    text: `select ${sum('o.owner_id = $1')} as of_person, ${sum('o.path_tokens[1] = $2')} as of_company`,
    parameters: [owner, companyOf(key), settings.uncountedBuckets, bucket, key],
  };
}

function refuseBeyondQuota({ settings }: StorageRequest, wanted: Wanted, usage: Usage): void {
  const { personQuota, companyQuota } = settings;
  if (usage.of_person + wanted.bytes > personQuota) throw quotaExceeded('person', personQuota);
  if (companyOf(wanted.key) !== '' && usage.of_company + wanted.bytes > companyQuota) {
    throw quotaExceeded('company', companyQuota);
  }
}

/**
 * Refuses an upload before its bytes arrive if the disk has only its reserve for punches left, or if its person or
 * company has used up their quota.
 * @throws StorageError QuotaExceeded, InsufficientStorage
 */
export async function assertRoom(request: StorageRequest, wanted: Wanted): Promise<void> {
  if (request.settings.uncountedBuckets.includes(wanted.bucket)) return;
  await assertDiskRoom(request, wanted);
  if (!isCounted(request, wanted)) return;
  const { text, parameters = [] } = usageStatement(request, wanted);
  const [usage] = await request.database.query<Usage>(text, parameters, asService(request));
  if (usage !== undefined) refuseBeyondQuota(request, wanted, usage);
}

/**
 * Checks the quota again when the object is stored: uploads of one company are counted one after the other, so that
 * simultaneous ones can't exceed it.
 * @throws StorageError QuotaExceeded
 */
export async function assertQuota(
  request: StorageRequest,
  transaction: Transaction,
  wanted: Wanted,
): Promise<void> {
  if (!isCounted(request, wanted)) return;
  await transaction.query(
    `select pg_advisory_xact_lock(hashtextextended('storage ' || name, 0))
     from unnest(array[$1, $2]) as name order by name`,
    [companyOf(wanted.key), wanted.owner],
  );
  const { text, parameters = [] } = usageStatement(request, wanted);
  const [usage] = await transaction.query<Usage>(text, parameters);
  if (usage !== undefined) refuseBeyondQuota(request, wanted, usage);
}

async function assertDiskRoom(
  { settings: { diskReserve } }: StorageRequest,
  { bytes }: Wanted,
): Promise<void> {
  if (diskReserve === null || diskReserve.bytes === 0) return;
  const { bavail, bsize } = await statfs(diskReserve.folder);
  if (bavail * bsize - bytes < diskReserve.bytes) throw noDiskRoom();
}
