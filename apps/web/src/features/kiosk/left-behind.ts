import type { Clock } from '../../platform/clock.ts';

const againMs = 10_000;

/** Punches whose people went before the tablet could save them: tried again until each is kept. */
export function createLeftBehind(clock: Pick<Clock, 'after'>) {
  let waiting: (() => Promise<unknown>)[] = [];
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    clock.after(againMs, () => void tryAll());
  }

  async function tryAll(): Promise<void> {
    const trying = waiting;
    waiting = [];
    for (const keep of trying) await keep().catch(() => waiting.push(keep));
    isPlanned = false;
    plan();
  }

  return {
    /** @param keep The same punch each time, by its id: a try that failed may have kept it. */
    add(keep: () => Promise<unknown>): void {
      waiting.push(keep);
      plan();
    },
  };
}
