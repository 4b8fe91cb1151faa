/**
 * A refusal in the auth protocol's terms. `status` and `code` are contract, the message too: the
 * official client and its users' tests compare it.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly string[] | undefined;
  /** When the same request may do better. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    options?: ErrorOptions & {
      readonly weakPasswordReasons?: readonly string[];
      readonly retryAfterSeconds?: number;
    },
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.weakPasswordReasons = options?.weakPasswordReasons;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

export const badRequest = (code: string, message: string) => new AuthError(400, code, message);
export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);
export const forbidden = (code: string, message: string) => new AuthError(403, code, message);
export const notFound = (code: string, message: string) => new AuthError(404, code, message);
export const unprocessable = (code: string, message: string) => new AuthError(422, code, message);
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
export const serverFault = (message: string, cause: unknown) =>
  new AuthError(500, 'unexpected_failure', message, { cause });
