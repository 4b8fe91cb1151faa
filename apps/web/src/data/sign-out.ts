import type { Auth, AuthResult } from './client/auth.ts';
import type { DeviceTokens } from './client/device-token.ts';
import type { SessionStore } from './client/session-store.ts';
import { DataError } from './errors/data-error.ts';
import type { IdentityStore } from './identity/identity-store.ts';
import { isUnsent } from './outbox/item.ts';
import type { Outbox } from './outbox/outbox.ts';
import { StorageError } from './storage/connection.ts';

export type SignOutResult =
  | AuthResult
  /** Something is unsent: ask the person to type their consent, then call again with it. */
  | { readonly ok: false; readonly unsentCount: number };

/**
 * Signs the person out of this device: deletes the push address, ends the session, and wipes the data stored for
 * reading. Unsent items stay for the person's next sign-in, and are saved as a file, too.
 */
export function createSignOut({
  auth,
  deviceTokens,
  identities,
  sessions,
  outbox,
  leavePush,
}: {
  readonly auth: Auth;
  readonly deviceTokens: DeviceTokens;
  readonly identities: IdentityStore;
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  /** Ends the phone's or browser's registration for push messages; never rejects. */
  readonly leavePush: () => Promise<void>;
}): (consent: { readonly leavesUnsent: boolean }) => Promise<SignOutResult> {
  return async ({ leavesUnsent }) => {
    // The session to end is read now: one that begins before this one has ended stays.
    const leaving = sessions.read();
    const userId = identities.current()?.user_id;
    const unsentCount = outbox.view().items.filter(isUnsent).length;
    if (unsentCount > 0 && !leavesUnsent) return { ok: false, unsentCount };
    if (unsentCount > 0) await outbox.exportUnsent();
    try {
      await deviceTokens.remove();
    } catch (error) {
      // Without a network the row stays; the server drops it when someone else signs in on the device.
      if (!(error instanceof DataError)) throw error;
    }
    await leavePush();
    const ended = await auth.endSession(leaving);
    // Meanwhile someone else may have signed in in another tab.
    const isStillHere = userId !== undefined && identities.current()?.user_id === userId;
    if (!ended.ok || !isStillHere) return ended;
    await identities.signOff().catch((error: unknown) => {
      // Signed out anyway; the next start tries again to wipe what could not be wiped.
      if (!(error instanceof StorageError)) throw error;
    });
    return ended;
  };
}
