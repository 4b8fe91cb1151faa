import type { LocalStore } from '../../platform/local-store.ts';
import type { SessionStore } from '../client/session-store.ts';

/**
 * Whether to ask for the sign-up's password: after the link in the mail was clicked, the password works again
 * once its owner has typed it. The question stays until it is answered or postponed.
 */
export type SignUpPassword = {
  readonly isAsked: () => boolean;
  /** Stops asking this person on this device. */
  readonly putOff: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const putOffKey = 'muster.sign-up-password-put-off';

export function createSignUpPassword(
  sessions: Pick<SessionStore, 'read' | 'subscribe'>,
  localStore: Pick<LocalStore, 'get' | 'set'>,
): SignUpPassword {
  const listeners = new Set<() => void>();
  return {
    isAsked() {
      const session = sessions.read();
      if (session?.isPasswordSetAside !== true) return false;
      return localStore.get(putOffKey) !== session.userId;
    },
    putOff() {
      localStore.set(putOffKey, sessions.read()?.userId ?? '');
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = sessions.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}
