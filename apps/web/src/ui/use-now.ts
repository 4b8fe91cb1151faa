import { useSyncExternalStore } from 'react';

const second = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  for (const listener of listeners) listener();
  schedule();
}

/** Just after the next full second, so that all timers of a screen turn together. */
function schedule() {
  timer = setTimeout(tick, second - (Date.now() % second) + 5);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Epoch milliseconds, floored to the second, changing once a second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / second) * second);
}
