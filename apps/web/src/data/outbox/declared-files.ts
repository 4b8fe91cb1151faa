import type { OutboxItem } from './item.ts';

/** What an item's files are, as the record that they belong to declares them; their bytes follow. */
export function declaredFiles({ files = [] }: Pick<OutboxItem, 'files'>) {
  return files.map(({ id, mimeType, size, sha256 }) => ({
    id,
    mime_type: mimeType,
    size,
    sha256,
    caption: null,
  }));
}
