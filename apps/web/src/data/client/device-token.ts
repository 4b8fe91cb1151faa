import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Api } from './api.ts';

/** The address under which this device gets push messages, tied to whoever is signed in. */
export type DeviceTokens = {
  /** Throws `DataError`. */
  save(userId: string, token: string, platform: string): Promise<void>;
  /** Deletes the row of this device, if there is one; part of signing out. Throws `DataError`. */
  remove(): Promise<void>;
};

const storageKey = 'muster.device-token';
const storedSchema = z.object({ user_id: z.string(), token: z.string() });

export function createDeviceTokens({
  api,
  localStore,
  clock,
}: {
  readonly api: Api;
  readonly localStore: LocalStore;
  readonly clock: Clock;
}): DeviceTokens {
  return {
    save: async (userId, token, platform) => {
      const created_at = new Date(clock.wallMs()).toISOString();
      // Kept first: a row that nobody remembers would go on receiving after the sign-out.
      localStore.set(storageKey, JSON.stringify({ user_id: userId, token }));
      await api.query(
        (rest) =>
          rest
            .from('device_tokens')
            .upsert(
              { user_id: userId, token, platform, created_at },
              { onConflict: 'user_id,token' },
            ),
        z.null(),
      );
    },
    remove: async () => {
      const text = localStore.get(storageKey);
      if (text === null) return;
      const { user_id, token } = storedSchema.parse(JSON.parse(text));
      await api.query(
        (rest) => rest.from('device_tokens').delete().eq('user_id', user_id).eq('token', token),
        z.null(),
      );
      localStore.remove(storageKey);
    },
  };
}
