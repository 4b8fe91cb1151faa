/** Hands files to the person. */
export type Files = {
  /** Saves to the downloads; resolves once the browser has taken it over. */
  save(file: FileToSave): Promise<void>;
};

/** A text, or bytes such as a ZIP file. */
export type FileToSave<Content = string | Blob> = {
  readonly name: string;
  readonly type: string;
  readonly content: Content;
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
};
