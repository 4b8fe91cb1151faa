export type PdfErrorKind =
  /** More documents are waiting than the server accepts. */
  | 'busy'
  /** Writing the document takes more time or memory than allowed. */
  | 'too_large'
  /** This machine can't write documents, because there is no compiler for its platform. */
  | 'unavailable'
  /** A template has an error, or the process ended. */
  | 'failed';

/** Why no document was written. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly kind: PdfErrorKind;

  constructor(kind: PdfErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
