import type { ObjectFiles } from './files/object-files.ts';
import { metadataOf, type ObjectMetadata } from './objects/object-row.ts';

/** For files that the server itself makes: bytes first, under a version that a row names later or never. */
export function createKeepBytes(files: Pick<ObjectFiles, 'write' | 'remove'>) {
  return {
    /** Keeps all bytes or none; returns the facts about them for the object's row. */
    async keep(
      version: string,
      mimetype: string,
      chunks: AsyncIterable<Uint8Array>,
    ): Promise<ObjectMetadata> {
      const stored = await files.write(version, chunks);
      return metadataOf(stored, { mimetype, cacheControl: 'no-cache' });
    },
    remove: (version: string) => files.remove([version]),
  };
}
