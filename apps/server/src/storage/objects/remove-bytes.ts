import type { StorageRequest } from '../storage-request.ts';

/** Deletes bytes that no row names anymore. If that fails, the request still succeeds, and the sweep tries again. */
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
