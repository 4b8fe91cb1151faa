import { nextTask } from '../../platform/next-task.ts';
import type { createRealtime, Realtime } from './realtime.ts';

/** Where the code could not be had, the next attempt. */
const retryMs = 2000;

/** `createRealtime`, loaded with the first topic: no screen waits for what may change later. */
export function createRealtimeOnDemand(
  dependencies: Parameters<typeof createRealtime>[0],
): Realtime {
  let loading: Promise<Realtime> | undefined;

  async function load(): Promise<Realtime> {
    // A page that has just been put on the screen asks for it with all else that it needs.
    await nextTask();
    const module = await import('./realtime.ts');
    return module.createRealtime(dependencies);
  }

  return {
    join: (topic, onChange, covers) => {
      let isLeft = false;
      let leave = () => {};
      async function enter(): Promise<void> {
        loading ??= load();
        const realtime = await loading.catch(() => null);
        if (isLeft) return;
        if (realtime !== null) {
          leave = realtime.join(topic, onChange, covers);
          return;
        }
        loading = undefined;
        leave = dependencies.clock.after(retryMs, () => void enter());
      }
      void enter();
      return () => {
        isLeft = true;
        leave();
      };
    },
  };
}
