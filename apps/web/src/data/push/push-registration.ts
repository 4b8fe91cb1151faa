import type { LocalStore } from '../../platform/local-store.ts';
import type { Network } from '../../platform/network.ts';
import type { Push } from '../../platform/native/push.ts';

const registeredKey = 'muster.push-registered';

/**
 * Ends the phone's own registration, so that what is still addressed to whoever left reaches no one.
 * The phone reports success without a network too, though its provider hears of it later or never:
 * until it was ended online, it counts as not ended.
 */
export function createPushRegistration(dependencies: {
  readonly push: Push;
  readonly localStore: LocalStore;
  readonly network: Network;
}) {
  const { push, localStore, network } = dependencies;
  return {
    begin: async (userId: string): Promise<void> => {
      await push.setRecipient(userId);
      // Kept first: a registration that no one remembers would never be ended.
      localStore.set(registeredKey, '1');
      await push.register();
    },
    end: async (): Promise<void> => {
      if (localStore.get(registeredKey) === null) return;
      // First, and without a network too: what the provider still keeps for them is shown to no one.
      try {
        await push.setRecipient(null);
      } finally {
        try {
          await push.hideAll();
        } finally {
          await push.unregister();
        }
      }
      if (network.state() === 'online') localStore.remove(registeredKey);
    },
  };
}
