/** The device's clipboard. */
export type Clipboard = {
  /** Resolves to false where the browser does not let the app write, such as without TLS. */
  write(text: string): Promise<boolean>;
};

export const browserClipboard: Clipboard = {
  write: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
