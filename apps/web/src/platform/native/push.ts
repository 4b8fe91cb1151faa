import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';
import { createPhoneFiles } from './phone-files.ts';

export type PushChannel = {
  readonly id: string;
  readonly importance: number;
  readonly name: string;
};

/** The person's action on a notification: the name of its button, or `tap` on the whole. */
export type PushAction = {
  readonly id: string;
  /** The meaning of a tap, as the sender defined it. */
  readonly meaning: string | null;
  /** The page it is about, from the app's root. */
  readonly path: string | null;
  /** The user it was sent to; null if the sender doesn't say. */
  readonly recipient: string | null;
};

/** A push that came while the app is open. */
export type ArrivedPush = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  readonly recipient: string | null;
};

/** Push messages of the phone. Every call may reject: the bridge passes on the phone's errors. */
export type Push = {
  readonly system: 'android' | 'ios';
  /** Asks the person if the phone has not asked before; returns their choice. */
  askPermission(): Promise<'granted' | 'denied'>;
  /**
   * Sets the user whose pushes the phone may show from now on; null for none. Android checks it before showing a push
   * (`PushService.java`), even while the app is closed.
   */
  setRecipient(userId: string | null): Promise<void>;
  /** Does nothing except on Android, because other systems have no channels. */
  createChannel(channel: PushChannel): Promise<void>;
  /** The token arrives at `onToken`, a refusal at `onRegistrationError`. */
  register(): Promise<void>;
  unregister(): Promise<void>;
  onToken(listener: (token: string) => void): () => void;
  onRegistrationError(listener: () => void): () => void;
  /**
   * iPhone only, which leaves pushes that arrive while the app is open to the app (`presentationOptions` is
   * empty in `capacitor.config.json`); Android asks `PushService.java` about every push.
   */
  onArrival(listener: (push: ArrivedPush) => void): () => void;
  /** Removes all of the app's notifications from the screen. */
  hideAll(): Promise<void>;
  /** Also reports the tap that opened the app, as soon as there is a listener. */
  onAction(listener: (action: PushAction) => void): () => void;
};

const plugin = 'PushNotifications';
const recipientPath = 'push/recipient.txt';

export function createPush(bridge: NativeBridge): Push {
  const files = createPhoneFiles(bridge);
  return {
    system: bridge.system,
    askPermission: async () => {
      const answer = await bridge.call(plugin, 'requestPermissions');
      return textAt(answer, 'receive') === 'granted' ? 'granted' : 'denied';
    },
    setRecipient: (userId) =>
      userId === null ? files.remove(recipientPath) : files.writeText(recipientPath, userId),
    createChannel: async (channel) => {
      if (bridge.system !== 'android') return;
      await bridge.call(plugin, 'createChannel', { ...channel, visibility: 1, vibration: true });
    },
    register: async () => {
      await bridge.call(plugin, 'register');
    },
    unregister: async () => {
      await bridge.call(plugin, 'unregister');
    },
    onToken: (listener) =>
      bridge.listen(plugin, 'registration', (value) => {
        const token = textAt(value, 'value');
        if (token !== null) listener(token);
      }),
    onRegistrationError: (listener) => bridge.listen(plugin, 'registrationError', () => listener()),
    onArrival: (listener) =>
      bridge.system === 'android'
        ? () => undefined
        : bridge.listen(plugin, 'pushNotificationReceived', (value) => {
            const data = fieldOf(value, 'data');
            listener({
              id: textAt(data, 'id') ?? '',
              title: textAt(value, 'title') ?? '',
              body: textAt(value, 'body') ?? '',
              path: textAt(data, 'path'),
              recipient: textAt(data, 'recipient'),
            });
          }),
    hideAll: async () => {
      await bridge.call(plugin, 'removeAllDeliveredNotifications');
    },
    onAction: (listener) =>
      bridge.listen(plugin, 'pushNotificationActionPerformed', (value) => {
        const data = fieldOf(fieldOf(value, 'notification'), 'data');
        listener({
          id: textAt(value, 'actionId') ?? '',
          meaning: textAt(data, 'action'),
          path: textAt(data, 'path'),
          recipient: textAt(data, 'recipient'),
        });
      }),
  };
}

function textAt(value: unknown, key: string): string | null {
  const found = fieldOf(value, key);
  return typeof found === 'string' ? found : null;
}
