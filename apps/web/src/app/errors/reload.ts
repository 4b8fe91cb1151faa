import { isServed } from '../../platform/served.ts';
import { browserTabStore } from '../../platform/tab-store.ts';
import { noteReload } from './missing-file.ts';

/** Loads the page again in the newest version; where that cannot be had, in this one. */
export async function reloadApp(): Promise<void> {
  const updates = await import('../update/updates.ts').catch(() => null);
  if (updates === null) location.reload();
  else await updates.openLatest();
}

let recovering: Promise<boolean> | null = null;

/**
 * Reloads the app because one of its files is missing. Resolves to false when the server can't be
 * reached: a reload could lose the app. Several failed parts of a page share one reload.
 */
export function recoverByReload(): Promise<boolean> {
  recovering ??= recover();
  return recovering;
}

async function recover(): Promise<boolean> {
  if (!(await isServed())) {
    recovering = null;
    return false;
  }
  noteReload(browserTabStore);
  await reloadApp();
  return true;
}
