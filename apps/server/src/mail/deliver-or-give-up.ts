import { messageOf, RetryLater } from '../jobs/job-errors.ts';
import { MailRefused } from './mail-refused.ts';

const retryAfterSeconds = [5, 60, 600, 1800];

/**
 * Delivers a mail in a job that decides when to give up: it retries for most of an hour, unless the mail was refused.
 * Returns null, or the reason why it wasn't delivered.
 * @param attempt of the job, starting at 1
 */
export async function deliverOrGiveUp(
  deliver: () => Promise<unknown>,
  attempt: number,
): Promise<string | null> {
  try {
    await deliver();
    return null;
  } catch (error) {
    const pause = retryAfterSeconds[attempt - 1];
    if (pause !== undefined && !(error instanceof MailRefused)) {
      throw new RetryLater(pause, { cause: error });
    }
    return messageOf(error);
  }
}
