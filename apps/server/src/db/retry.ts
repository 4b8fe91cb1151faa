import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

const maxRetries = 3;

const retryableCodes: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '26000', // a pooler handed us a backend that does not know our prepared statement
]);

/** Runs `attempt` again, at most three times and after a jittered pause, when it lost a conflict. */
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
  return error instanceof DatabaseError && (retryableCodes.has(error.code) || isStalePlan(error));
}

/** A prepared statement met a table that a migration changed; prepared afresh it works. */
export function isStalePlan(error: DatabaseError): boolean {
  return error.code === '0A000' && error.message.startsWith('cached plan');
}
