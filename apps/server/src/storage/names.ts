/**
 * Names of buckets and objects, held to the characters that every S3-compatible store takes. They
 * are keys in the database and never paths: bytes lie under random versions.
 */
import { invalidBucketName, invalidKey } from './errors/errors.ts';

const bucketName = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/;
const objectKey = /^[\w/!\-.*'() &$@=;:+,?]+$/;
/** As S3 counts it, in bytes. */
const longestKey = 1024;

/** @throws StorageError InvalidBucketName */
export function assertBucketName(name: string): void {
  if (!bucketName.test(name)) throw invalidBucketName();
}

/** @throws StorageError InvalidKey */
export function assertKey(key: string): void {
  if (!objectKey.test(key) || key.length > longestKey) throw invalidKey(key);
}

/** What the dashboard uploads to keep a folder that has nothing in it. */
export function isFolderPlaceholder(key: string): boolean {
  return key.endsWith('.emptyFolderPlaceholder');
}
