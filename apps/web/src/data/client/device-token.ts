import * as s from '@muster/contract/shape';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import { parseJson } from '../storage/parse-json.ts';
import type { Api } from './api.ts';

/** The address at which this device receives push messages, tied to the signed-in user. */
export type DeviceTokens = {
  /** Throws `DataError`. */
  save(userId: string, token: string, platform: string): Promise<void>;
  /** Deletes this device's row, if there is one, as part of signing out. Throws `DataError`. */
  remove(): Promise<void>;
};

const storageKey = 'muster.device-token';
const nothing = s.oneOf([null]);
const storedSchema = s.object({ user_id: s.string, token: s.string });

export function createDeviceTokens({
  api,
  localStore,
  clock,
}: {
  readonly api: Api;
  readonly localStore: LocalStore;
  readonly clock: Clock;
}): DeviceTokens {
  const drop = ({ user_id, token }: s.Shaped<typeof storedSchema>) =>
    api.query(
      (rest) => rest.from('device_tokens').delete().eq('user_id', user_id).eq('token', token),
      nothing,
    );
  return {
    save: async (userId, token, platform) => {
      const created_at = new Date(clock.wallMs()).toISOString();
      const kept = parseJson(localStore.get(storageKey), storedSchema);
      // Stored first: a row that the device doesn't remember would go on receiving after the sign-out.
      localStore.set(storageKey, JSON.stringify({ user_id: userId, token }));
      await api.query(
        (rest) =>
          rest
            .from('device_tokens')
            .upsert(
              { user_id: userId, token, platform, created_at },
              { onConflict: 'user_id,token' },
            ),
        nothing,
      );
      // The provider gave this phone another token, so the previous one no longer reaches anyone.
      if (kept?.user_id === userId && kept.token !== token) await drop(kept);
    },
    remove: async () => {
      const kept = parseJson(localStore.get(storageKey), storedSchema);
      if (kept === null) return;
      try {
        await drop(kept);
      } finally {
        // No later user of the device could delete that row.
        localStore.remove(storageKey);
      }
    },
  };
}
