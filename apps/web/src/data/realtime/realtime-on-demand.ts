import { nextTask } from '../../platform/next-task.ts';
import type { createRealtime, Realtime } from './realtime.ts';

/** The pause before the next attempt if the code could not be loaded. */
const retryMs = 2000;

/** `createRealtime`, loaded with the first topic, so that no screen waits for it. */
export function createRealtimeOnDemand(
  dependencies: Parameters<typeof createRealtime>[0],
): Realtime {
  let loading: Promise<Realtime> | undefined;

  async function load(): Promise<Realtime> {
    // A page that has just opened joins its topics while it makes its other requests.
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
