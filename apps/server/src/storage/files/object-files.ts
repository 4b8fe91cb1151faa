/** Facts about bytes once they are stored. */
export type StoredBytes = {
  readonly size: number;
  /** In quotes, as in the header; different for each version. */
  readonly etag: string;
};

/** First and last byte, both counted from 0 and inclusive. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Storage for the bytes of objects, each under its version: a random UUID that doesn't depend on
 * any name and is written once. Only the database knows which object a version belongs to.
 */
export type ObjectFiles = {
  /** Stores everything or nothing. Rejects if the chunks reject. */
  write(version: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * Yields chunks, each valid until the next one is requested.
   * @throws MissingBytesError
   */
  read(version: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** @throws MissingBytesError */
  copy(version: string, newVersion: string): Promise<StoredBytes>;
  /** Missing versions are not an error. */
  remove(versions: readonly string[]): Promise<void>;
  /** Versions last written before an instant (milliseconds since 1970), a few hundred at a time. */
  versionsBefore(before: number): AsyncIterable<readonly string[]>;
};

/** There are no bytes under this version. */
export class MissingBytesError extends Error {
  override readonly name = 'MissingBytesError';
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Returns the version, safe to use in a path or a key.
 * @throws MissingBytesError for anything but a UUID, since others may write to the table
 */
export function checkedVersion(version: string): string {
  if (!uuid.test(version)) throw new MissingBytesError(`not a version: ${version}`);
  return version;
}

export function isVersion(name: string): boolean {
  return uuid.test(name);
}
