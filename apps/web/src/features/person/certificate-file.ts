import type { StoredFiles } from '../../data/files/stored-files.ts';
import { randomId } from '../../platform/random-id.ts';

const bucket = 'certificates';
const mostBytes = 10_000_000;
const urlSeconds = 300;

/** The file types that the picker offers. The bucket accepts the same ones. */
export const scanTypes = 'application/pdf,image/png,image/jpeg,image/webp';
const endingByType = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
]);

/** Returns the reason why a file can't be used as a scan, or null if it can. */
export function scanTrouble(file: Blob): 'too_big' | 'other_type' | null {
  if (!endingByType.has(file.type)) return 'other_type';
  return file.size > mostBytes ? 'too_big' : null;
}

/** Stores a scan in the person's folder and returns its path. Throws `DataError`. */
export async function storeScan(
  files: StoredFiles,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
  file: Blob,
): Promise<string> {
  const path = `${companyId}/${personId}/${randomId()}.${endingByType.get(file.type)}`;
  await files.upload(bucket, path, file);
  return path;
}

/** Throws `DataError`. */
export function scanUrl(files: StoredFiles, path: string): Promise<string> {
  return files.signedUrl(bucket, path, urlSeconds);
}

/** Throws `DataError`. */
export function removeScan(files: StoredFiles, path: string): Promise<void> {
  return files.remove(bucket, [path]);
}
