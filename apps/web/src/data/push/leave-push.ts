import { phonePush } from '../../platform/native/phone-push.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPushRegistration } from './push-registration.ts';

/** Ends the phone's registration before a sign-out. Never rejects: no one is kept from leaving. */
export async function leavePush(
  platform: Platform,
  reportError: (error: unknown) => void,
): Promise<void> {
  const push = phonePush();
  if (push === null) return;
  const { localStore, network } = platform;
  try {
    await createPushRegistration({ push, localStore, network }).end();
  } catch (error) {
    reportError(error);
  }
}
