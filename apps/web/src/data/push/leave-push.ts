import { phonePush } from '../../platform/native/phone-push.ts';
import type { Platform } from '../../platform/platform.ts';
import { endPushes } from '../../platform/web-push.ts';
import { createPushRegistration } from './push-registration.ts';

/**
 * Ends the phone's or browser's registration before a sign-out; the server ends a browser's with the session as well.
 * Never rejects: no one is kept from leaving.
 */
export async function leavePush(
  platform: Platform,
  reportError: (error: unknown) => void,
): Promise<void> {
  if (platform.wrapper === 'web') return endPushes().catch(reportError);
  const push = phonePush();
  if (push === null) return;
  const { localStore, network } = platform;
  try {
    await createPushRegistration({ push, localStore, network }).end();
  } catch (error) {
    reportError(error);
  }
}
