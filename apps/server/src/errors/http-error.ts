import type { ErrorCode } from '@muster/contract';

/** An error response of the gateway itself. Rooms that implement a protocol have that protocol's own errors. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: { hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = extra.hint;
    this.headers = extra.headers ?? {};
  }

  /** The body of the response. */
  toJSON(): { code: ErrorCode; message: string; hint?: string } {
    return {
      code: this.code,
      message: this.message,
      ...(this.hint === undefined ? {} : { hint: this.hint }),
    };
  }
}
