import type { LocalStore } from '../../platform/local-store.ts';
import type { SessionStore } from '../client/session-store.ts';

/**
 * Whether to ask for the password of the sign-up: after the link in the mail was clicked it works
 * again once its owner has typed it. Asked until it is typed or put off.
 */
export type SignUpPassword = {
  readonly isAsked: () => boolean;
  /** This person does not want to be asked on this device again. */
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
