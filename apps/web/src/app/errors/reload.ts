/** Loads the page anew in the newest version; where that cannot be had, in this one. */
export async function reloadApp(): Promise<void> {
  const updates = await import('../update/updates.ts').catch(() => null);
  if (updates === null) location.reload();
  else await updates.openLatest();
}
