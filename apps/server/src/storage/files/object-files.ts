/** What is known of bytes once they are kept. */
export type StoredBytes = {
  readonly size: number;
  /** In quotes, as the header has it; another one for each version. */
  readonly etag: string;
};

/** First and last byte, both counted from 0 and both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Where the bytes of objects lie: each under its version, a random UUID that no name ever touches
 * and that is written once. What a version belongs to is only in the database.
 */
export type ObjectFiles = {
  /** Keeps all of it or nothing. Rejects with what the chunks reject with. */
  write(version: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredBytes>;
  /**
   * A chunk is good until the next one is asked for.
   * @throws MissingBytesError
   */
  read(version: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** @throws MissingBytesError */
  copy(version: string, newVersion: string): Promise<StoredBytes>;
  /** Versions that are not there are no error. */
  remove(versions: readonly string[]): Promise<void>;
  /** Versions last written before an instant (milliseconds since 1970), some hundred at a time. */
  versionsBefore(before: number): AsyncIterable<readonly string[]>;
};

/** There are no bytes under this version. */
export class MissingBytesError extends Error {
  override readonly name = 'MissingBytesError';
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * The version as it may become part of a path or a key.
 * @throws MissingBytesError for anything but a UUID, whoever wrote it into the table
 */
export function checkedVersion(version: string): string {
  if (!uuid.test(version)) throw new MissingBytesError(`not a version: ${version}`);
  return version;
}

export function isVersion(name: string): boolean {
  return uuid.test(name);
}
