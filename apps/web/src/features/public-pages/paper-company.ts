/** The reader's company as these pages name it, as far as the reader may see it. */
export type PaperCompany = {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly websiteUrl: string | null;
  /** `companies.settings` */
  readonly settings: unknown;
};
