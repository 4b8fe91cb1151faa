/** A refusal as the hosted platform words it. */
export class FunctionRefusal extends Error {
  override readonly name = 'FunctionRefusal';
  readonly status: number;
  readonly code: string;
  /** The function wasn't reached or didn't respond, which the client distinguishes from a refusal by the function. */
  readonly isRelayError: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { isRelayError?: boolean; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = status;
    this.code = code;
    this.isRelayError = options.isRelayError ?? false;
  }
}

export const notFound = () =>
  new FunctionRefusal(404, 'NOT_FOUND', 'Requested function was not found');

export const noToken = () =>
  new FunctionRefusal(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');

export const badToken = (cause: unknown) =>
  new FunctionRefusal(401, 'UNAUTHORIZED_INVALID_JWT', 'Invalid JWT', { cause });

export const tooBusy = () =>
  new FunctionRefusal(
    546,
    'WORKER_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
    { isRelayError: true },
  );

export const tookTooLong = () =>
  new FunctionRefusal(504, 'IDLE_TIMEOUT', 'Function did not answer in time', {
    isRelayError: true,
  });

export const failed = (cause: unknown) =>
  new FunctionRefusal(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)', {
    isRelayError: true,
    cause,
  });
