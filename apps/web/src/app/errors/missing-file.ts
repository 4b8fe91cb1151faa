import type { TabStore } from '../../platform/tab-store.ts';
import { thisBuild } from '../this-build.ts';

/** A file of the app could not be loaded, usually because a newer build no longer has it. */
class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/** The error messages of Chromium, Firefox, WebKit and the build's own loader. */
const words =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

export function isMissingFile(error: unknown): boolean {
  return error instanceof MissingFileError || (error instanceof Error && words.test(error.message));
}

/** Returns the browser's message about a missing file; null for any other error. */
export function missingFileReason(error: unknown): string | null {
  if (!isMissingFile(error) || !(error instanceof Error)) return null;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Runs an import of a page. The router recognizes the browsers' own messages and would reload again for each
 * missing file, so the error is wrapped in ours.
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isMissingFile(cause)) throw cause;
    throw new MissingFileError(`Couldn’t load part of the app: ${String(cause)}`, {
      cause,
    });
  }
}

const storageKey = 'muster.reloaded-build';

/** True if reloading the page may help, because this build hasn't tried it yet. */
export function mayReloadHelp(store: TabStore): boolean {
  return store.get(storageKey) !== thisBuild();
}

/** Call this before an automatic reload. */
export function noteReload(store: TabStore): void {
  store.set(storageKey, thisBuild());
}

/** Allows one more automatic reload, because the person asked to try again. */
export function forgetReload(store: TabStore): void {
  store.remove(storageKey);
}
