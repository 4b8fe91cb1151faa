import type { LocalStore } from '../../platform/local-store.ts';
import type { Network } from '../../platform/network.ts';
import type { Push } from '../../platform/native/push.ts';

const registeredKey = 'muster.push-registered';

/**
 * Ends the phone's own registration, so that pushes still addressed to the person who left reach no one. The phone
 * reports success without a network too, though its provider learns of it later or never: until it was ended online, it
 * counts as not ended.
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
      // Stored first: a registration that the device doesn't remember would never be ended.
      localStore.set(registeredKey, '1');
      await push.register();
    },
    end: async (): Promise<void> => {
      if (localStore.get(registeredKey) === null) return;
      // Done first, even without a network, so that no one sees the pushes that the provider still keeps for this user.
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
