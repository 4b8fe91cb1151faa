import type { Shared } from './handed-over.ts';

/** The browser's share sheet; false where it has none for this. */
export async function browserShare({ title, text, file }: Shared): Promise<boolean> {
  const shared = {
    title,
    ...(text !== undefined && { text }),
    ...(file !== undefined && { files: [new File([file.content], file.name, file)] }),
  };
  if (!('canShare' in navigator) || !navigator.canShare(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
