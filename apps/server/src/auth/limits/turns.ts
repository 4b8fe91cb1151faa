import { tooManyRequests } from '../auth-error.ts';

/** Runs the work requested under the same key one after the other. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** @param longestQueue How many may wait under one key; one more is refused with a 429. */
export function createTurns(longestQueue: number): InTurn {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > longestQueue) throw tooManyRequests(1);
    queues.set(key, queue);
    queue.length += 1;
    const mine = queue.last.then(work, work);
    queue.last = mine;
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
