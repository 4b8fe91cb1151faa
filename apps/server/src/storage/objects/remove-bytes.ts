import type { StorageRequest } from '../storage-request.ts';

/**
 * Removes bytes that no row names any more. What cannot be removed now is no failure of the request:
 * the sweep comes back to it.
 */
export async function removeBytes(
  { files, log }: Pick<StorageRequest, 'files' | 'log'>,
  rows: readonly { readonly version: string | null }[],
): Promise<void> {
  const versions = rows.flatMap(({ version }) => version ?? []);
  if (versions.length === 0) return;
  try {
    await files.remove(versions);
  } catch (error) {
    log.warn({ err: error }, 'bytes of deleted objects could not be removed yet');
  }
}
