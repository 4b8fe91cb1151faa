import { kioskRegistrationAnswerSchema } from '@muster/contract/kiosk';
import { secrets } from '../../platform/secrets.ts';
import { okOrThrow } from '../client/ok-or-throw.ts';
import type { Data } from '../data.ts';
import { failedAnswer } from '../errors/data-error.ts';
import type { TabletStore } from './tablet-store.ts';

const timeoutMs = 20_000;

/**
 * Turns this device into the kiosk of a code and signs it in. The caller makes key and password before the call and
 * keeps them for a retry (`secret`), so that a lost answer does no harm.
 *
 * @throws DataError, also `kiosk_code_invalid`; StorageError.
 */
export async function registerTablet(
  { config, auth, platform }: Pick<Data, 'config' | 'auth' | 'platform'>,
  store: TabletStore,
  code: string,
  secret: TabletSecret,
): Promise<void> {
  const { apiUrl, anonKey, functionsUrl } = await config.ready();
  const { deviceKey, password } = secret;
  let response: Response;
  try {
    response = await platform.fetch(`${functionsUrl ?? `${apiUrl}/functions/v1`}/register-kiosk`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: anonKey },
      body: JSON.stringify({ code, device_key: deviceKey, password }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw failedAnswer(0, '', String(error));
  }
  const answer = kioskRegistrationAnswerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) {
    throw failedAnswer(response.status, response.status >= 500 ? 'internal' : '', 'No answer');
  }
  const { email } = okOrThrow(answer.data);
  // Stored before the session: a device that is signed in as a kiosk must have its key.
  await store.write({ deviceKey: await secrets.keyOf(deviceKey), email, password });
  const signedIn = await auth.signIn({ email, password });
  if (!signedIn.ok) throw signedIn.error;
}

type TabletSecret = { readonly deviceKey: string; readonly password: string };

export function newTabletSecret(): TabletSecret {
  return { deviceKey: secrets.randomHex(32), password: secrets.randomHex(32) };
}
