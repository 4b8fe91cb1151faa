export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
};

/** A mail that was kept instead of sent, with the addresses it links to. */
export type CapturedMail = MailMessage & { readonly links: readonly string[] };
