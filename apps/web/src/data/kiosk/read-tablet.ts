import { demoKioskKeySchema } from '@muster/contract/kiosk';
import { secrets } from '../../platform/secrets.ts';
import type { Api } from '../client/api.ts';
import { DataError } from '../errors/data-error.ts';
import type { Tablet, TabletStore } from './tablet-store.ts';

/**
 * Returns the key that makes this device the kiosk that is signed in here, or null if the device has lost it. No admin
 * sets up the demo's kiosk, so the server gives its key to anyone with its login; it refuses every other kiosk.
 *
 * @throws StorageError
 */
export async function readTablet(api: Api, store: TabletStore): Promise<Tablet | null> {
  const kept = await store.read();
  if (kept !== null && kept.password !== null) return kept;
  const deviceKey = await askForDemoKey(api);
  if (deviceKey === null) return kept;
  const tablet = { deviceKey, email: null, password: null };
  await store.write(tablet);
  return tablet;
}

async function askForDemoKey(api: Api): Promise<CryptoKey | null> {
  if (!secrets.isAvailable()) return null;
  try {
    const answer = await api.rpc('demo_kiosk_key', {}, demoKioskKeySchema);
    return answer.verdict === 'ok' ? await secrets.keyOf(answer.device_key) : null;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return null;
  }
}
