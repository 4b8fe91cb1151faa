import { nextTask } from '../../platform/next-task.ts';
import type { createHeldPunches, HeldPunches, HeldTap } from './held-punches.ts';
import type { NamedPunchDraft } from './punch-draft.ts';

/** Includes the taps that this page holds right now, which screens show as done. */
export type ShownHeldPunches = HeldPunches & {
  readonly held: () => readonly NamedPunchDraft[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** `createHeldPunches`, loaded after the first screen: nothing on that screen needs an earlier tap. */
export function createHeldOnDemand(
  dependencies: Omit<Parameters<typeof createHeldPunches>[0], 'database'>,
): ShownHeldPunches {
  let shown: readonly NamedPunchDraft[] = [];
  const listeners = new Set<() => void>();
  const show = (next: typeof shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const loading = nextTask()
    .then(() => import('./held-punches.ts'))
    .then(
      (module) =>
        module.createHeldPunches({ ...dependencies, database: module.openHeldDatabase() }),
      // If the code can't be loaded, a tap is safe once its person has answered.
      () => null,
    );
  return {
    hold: (drafts) => {
      const holding = loading.then((held) => held?.hold(drafts));
      show([...shown, ...drafts]);
      const end = (ending: keyof HeldTap) => () => {
        show(shown.filter((draft) => !drafts.includes(draft)));
        void holding.then((tap) => tap?.[ending]());
      };
      return { letGo: end('letGo'), giveUp: end('giveUp'), leave: end('leave') };
    },
    held: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    finish: async () => (await loading)?.finish(),
  };
}
