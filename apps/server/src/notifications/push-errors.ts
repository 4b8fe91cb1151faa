/** The push service, or this server, will never accept this message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** The push service isn't accepting messages now; worth a retry. */
export class PushBusy extends Error {
  override readonly name = 'PushBusy';
  /** The minimum pause that the service requests, if any. */
  readonly afterSeconds: number | null;

  constructor(message: string, afterSeconds: number | null = null) {
    super(message);
    this.afterSeconds = afterSeconds;
  }
}

/** An hour, so that no response can postpone a message forever. */
const longestPauseSeconds = 3600;

/**
 * Maps an unsuccessful response to an error: 429 and 5xx are temporary, anything else is final.
 * @param retryAfter The header, in seconds; a date is ignored, and the usual pauses apply.
 * @param reason The service's own code.
 */
export function pushFailure(
  status: number,
  service: string,
  retryAfter: string | null,
  reason = '',
): PushBusy | PushRefused {
  const problem = `${service} answered ${status}${reason === '' ? '' : ` ${reason}`}`;
  if (status !== 429 && status < 500) return new PushRefused(problem);
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  return new PushBusy(problem, asked === null ? null : Math.min(asked, longestPauseSeconds));
}
