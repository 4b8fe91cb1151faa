/** Content for another app: text, or a file. */
export type Shared = {
  readonly title: string;
  readonly text?: string;
  readonly file?: FileToSave<Blob>;
};

/** A text, or bytes such as a ZIP file. */
export type FileToSave<Content = string | Blob> = {
  readonly name: string;
  readonly type: string;
  readonly content: Content;
};
