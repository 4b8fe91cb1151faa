import { tooBusy } from './refusal.ts';
import type { FunctionLimits } from './server-function.ts';

export type Slots = {
  /**
   * Takes a slot for a call until the returned function is called, once.
   * @param caller null if the server itself calls
   * @throws FunctionRefusal 546 while too many calls of the function, or of this caller to it, are in progress
   */
  take(name: string, caller: string | null): () => void;
};

/**
 * Limits how many calls of a function run at once. A single caller gets only a part of them, so that others find a
 * slot.
 */
export function createSlots({ callsAtOnce, callsOfOne }: FunctionLimits): Slots {
  const taken = new Map<string, number>();
  function add(key: string, calls: number): void {
    const sum = (taken.get(key) ?? 0) + calls;
    if (sum === 0) taken.delete(key);
    else taken.set(key, sum);
  }

  return {
    take(name, caller) {
      const shares = [
        [name, callsAtOnce] as const,
        ...(caller === null ? [] : [[`${name} ${caller}`, callsOfOne] as const]),
      ];
      if (shares.some(([key, most]) => (taken.get(key) ?? 0) >= most)) throw tooBusy();
      for (const [key] of shares) add(key, 1);
      return () => {
        for (const [key] of shares) add(key, -1);
      };
    },
  };
}
