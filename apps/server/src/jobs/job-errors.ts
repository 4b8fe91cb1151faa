/** Thrown by a job that will never succeed: it is dead immediately. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** Thrown by a job that knows when to retry, regardless of its number of attempts. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  readonly seconds: number;

  constructor(seconds: number, options?: ErrorOptions) {
    super(messageOf(options?.cause) ?? 'not yet', options);
    this.seconds = seconds;
  }
}

/** Why a run's signal was aborted. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly reason: 'canceled' | 'lost' | 'stopping';

  constructor(reason: 'canceled' | 'lost' | 'stopping') {
    super(`the job is ${reason}`);
    this.reason = reason;
  }
}

/** The stored part of an error: its message, without fields that repeat values of rows. */
export function messageOf(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'not an error';
}
