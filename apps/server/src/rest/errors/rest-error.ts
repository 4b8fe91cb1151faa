export type ErrorDetails = string | readonly Readonly<Record<string, string>>[] | null;

/**
 * An error response of the data API. `code` is PostgREST's or PostgreSQL's; the body always has the four keys in this
 * order, even if some are null (protocol B1).
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetails;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    details?: ErrorDetails;
    hint?: string | null;
    headers?: Readonly<Record<string, string>>;
    cause?: unknown;
  }) {
    super(fields.message, { cause: fields.cause });
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.headers = fields.headers ?? {};
  }

  body(): string {
    return JSON.stringify({
      code: this.code,
      details: this.details,
      hint: this.hint,
      message: this.message,
    });
  }
}
