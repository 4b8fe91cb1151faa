import { nextTask } from '../../platform/next-task.ts';
import type { createHeldPunches, HeldPunches } from './held-punches.ts';

/** `createHeldPunches`, loaded after the first screen: nothing on it waits for a tap of before. */
export function createHeldOnDemand(
  dependencies: Omit<Parameters<typeof createHeldPunches>[0], 'database'>,
): HeldPunches {
  const loading = nextTask()
    .then(() => import('./held-punches.ts'))
    .then(
      (module) =>
        module.createHeldPunches({ ...dependencies, database: module.openHeldDatabase() }),
      // Where it cannot be had, a tap is safe as soon as its person has answered.
      () => null,
    );
  return {
    hold: (drafts) => {
      const holding = loading.then((held) => held?.hold(drafts));
      return {
        letGo: () => void holding.then((tap) => tap?.letGo()),
        giveUp: () => void holding.then((tap) => tap?.giveUp()),
        leave: () => void holding.then((tap) => tap?.leave()),
      };
    },
    finish: async () => (await loading)?.finish(),
  };
}
