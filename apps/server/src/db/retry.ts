import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

const maxRetries = 3;

const retryableCodes: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '26000', // the session does not know our prepared statement, so nothing was done
]);

/** The database restarted before it ran this request, so trying again is safe. */
export class NotBegunError extends DatabaseError {
  constructor() {
    super({ code: '53300', message: 'The database is restarting; try again shortly.' });
  }
}

/** Runs `attempt` again after a conflict, at most three times and after a jittered pause. */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (retries === maxRetries || !isConflict(error)) throw error;
      await delay(Math.random() * 20 * 2 ** retries);
    }
  }
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error instanceof NotBegunError || retryableCodes.has(error.code) || isStalePlan(error);
}

/** Returns true if a prepared statement used a table that a migration changed; it works once it is prepared again. */
export function isStalePlan(error: DatabaseError): boolean {
  return error.code === '0A000' && error.message.startsWith('cached plan');
}
