/**
 * A refusal in the auth protocol's terms. `status` and `code` are contract, the message too: the
 * official client and its users' tests compare it.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly string[] | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    options?: ErrorOptions & { readonly weakPasswordReasons?: readonly string[] },
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.weakPasswordReasons = options?.weakPasswordReasons;
  }
}

export const badRequest = (code: string, message: string) => new AuthError(400, code, message);
export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);
export const forbidden = (code: string, message: string) => new AuthError(403, code, message);
export const notFound = (code: string, message: string) => new AuthError(404, code, message);
export const unprocessable = (code: string, message: string) => new AuthError(422, code, message);
export const serverFault = (message: string, cause: unknown) =>
  new AuthError(500, 'unexpected_failure', message, { cause });
