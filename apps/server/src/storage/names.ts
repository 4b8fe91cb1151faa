/**
 * Names of buckets and objects, limited to the characters that every S3-compatible store accepts.
 * They are keys in the database and never paths: bytes are stored under random versions.
 */
import { invalidBucketName, invalidKey } from './errors/errors.ts';

const bucketName = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/;
const objectKey = /^[\w/!\-.*'() &$@=;:+,?]+$/;
/** In bytes, as S3 counts. */
const longestKey = 1024;

/** @throws StorageError InvalidBucketName */
export function assertBucketName(name: string): void {
  if (!bucketName.test(name)) throw invalidBucketName();
}

/** @throws StorageError InvalidKey */
export function assertKey(key: string): void {
  if (!objectKey.test(key) || key.length > longestKey) throw invalidKey(key);
}

/** True for the file that the dashboard uploads to keep an empty folder. */
export function isFolderPlaceholder(key: string): boolean {
  return key.endsWith('.emptyFolderPlaceholder');
}
