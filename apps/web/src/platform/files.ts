import type { FileToSave, Shared } from './handed-over.ts';

/** Hands files to the person. */
export type Files = {
  /** Saves to the downloads; resolves once the browser has taken it over. */
  save(file: FileToSave): Promise<void>;
  /** Opens the device's share sheet; false where it has none for this. Whoever closes it has chosen so. */
  share(shared: Shared): Promise<boolean>;
};

export const browserFiles: Files = {
  save: async ({ name, type, content }) => {
    const url = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser reads the address after the click; a minute is ample.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
  // Comes with the first thing that is shared.
  share: async (shared) => (await import('./browser-share.ts')).browserShare(shared),
};
