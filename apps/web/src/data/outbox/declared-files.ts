import type { OutboxItem } from './item.ts';

/** Returns the metadata of an item's files, as its record declares them; their bytes follow. */
export function declaredFiles({ files = [] }: Pick<OutboxItem, 'files'>) {
  return files.map(({ id, mimeType, size, sha256 }) => ({
    id,
    mime_type: mimeType,
    size,
    sha256,
    caption: null,
  }));
}
