/**
 * A refusal in the protocol's words (C1). The status in the body is the precise one; the response's own is 400 for
 * nearly all errors, as the official clients expect.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The status in the body. */
  readonly statusCode: number;
  readonly code: string;
  /** The older label of the same error. */
  readonly label: string;
  /** The status of the response itself. */
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    fields: {
      readonly statusCode: number;
      readonly code: string;
      readonly message: string;
      readonly label?: string;
      readonly httpStatus?: number;
      readonly headers?: Readonly<Record<string, string>>;
    },
    options?: ErrorOptions,
  ) {
    super(fields.message, options);
    this.statusCode = fields.statusCode;
    this.code = fields.code;
    this.label = fields.label ?? fields.code;
    this.httpStatus = fields.httpStatus ?? (fields.statusCode >= 500 ? fields.statusCode : 400);
    this.headers = fields.headers ?? {};
  }

  /** The body of the response. */
  toJSON(): { statusCode: string; code: string; error: string; message: string } {
    const { statusCode, code, label, message } = this;
    return { statusCode: String(statusCode), code, error: label, message };
  }
}
