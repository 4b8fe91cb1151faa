/** Whose paper it is: the reader's company, as far as they may see it. */
export type PaperCompany = {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly websiteUrl: string | null;
  /** `companies.settings` */
  readonly settings: unknown;
};
