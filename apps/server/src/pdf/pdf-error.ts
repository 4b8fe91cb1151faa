export type PdfErrorKind =
  /** More documents wait than the server takes on. */
  | 'busy'
  /** The document takes longer to write, or more memory, than one may. */
  | 'too_large'
  /** This machine cannot write documents: there is no compiler for its platform. */
  | 'unavailable'
  /** A template is wrong, or the process ended. */
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
