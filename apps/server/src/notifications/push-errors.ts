/** The push service, or this server, will never take this message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** The push service takes no messages now; worth another try. */
export class PushBusy extends Error {
  override readonly name = 'PushBusy';
  /** The least pause that the service asks for, if it says so. */
  readonly afterSeconds: number | null;

  constructor(message: string, afterSeconds: number | null = null) {
    super(message);
    this.afterSeconds = afterSeconds;
  }
}

/** An hour, so that no answer can put a message off for good. */
const longestPauseSeconds = 3600;

/**
 * What an answer without success means: 429 and 5xx pass, anything else is final.
 * @param retryAfter the header, in seconds; a date is not read, and the usual pauses apply.
 * @param reason the service's own code for it.
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
