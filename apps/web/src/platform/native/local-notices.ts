import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

/** A notification that the phone shows at its time, without a network and while the app is closed. */
export type LocalNotice = {
  /** From 1 to 2^31 - 1; scheduling the same id again replaces the notification. */
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly atMs: number;
};

/** Every call may reject: the bridge passes on the phone's errors. */
export type LocalNotices = {
  /** Doesn't ask for permission: the person is asked once, for all notifications. */
  isAllowed(): Promise<boolean>;
  /** Returns the ids of notifications whose time has not come. */
  waiting(): Promise<readonly number[]>;
  schedule(notices: readonly LocalNotice[]): Promise<void>;
  cancel(ids: readonly number[]): Promise<void>;
  /**
   * Shows a silent notification that something is in progress, until it is hidden. Android only: other systems have no
   * such notification, so it does nothing there.
   * @param running.button opens the app, as a tap does
   */
  showRunning(running: {
    readonly id: number;
    readonly title: string;
    readonly body: string;
    readonly button: string;
    readonly channelName: string;
  }): Promise<void>;
  /** Shows it right away, even while the app is open. */
  showNow(notice: Omit<LocalNotice, 'atMs'> & { readonly path: string | null }): Promise<void>;
  hide(id: number): Promise<void>;
  /** Removes all of the app's notifications from the screen, including pushes. */
  hideAll(): Promise<void>;
  /** Called with the page that the notification named; null if it named none. */
  onTap(listener: (path: string | null) => void): () => void;
};

const plugin = 'LocalNotifications';
const openAction = 'open_clock';
/** Importance 2 makes no sound. */
const runningChannel = { id: 'running_punch', importance: 2, visibility: 1 };

/** @param channelId the notifications' channel on Android */
export function createLocalNotices(bridge: NativeBridge, channelId: string): LocalNotices {
  return {
    isAllowed: async () => {
      const answer = await bridge.call(plugin, 'checkPermissions');
      return fieldOf(answer, 'display') === 'granted';
    },
    waiting: async () => {
      const list = fieldOf(await bridge.call(plugin, 'getPending'), 'notifications');
      const ids = Array.isArray(list) ? list.map((notice: unknown) => fieldOf(notice, 'id')) : [];
      return ids.filter((id): id is number => typeof id === 'number');
    },
    schedule: async (notices) => {
      if (notices.length === 0) return;
      // Without the permission, asking for exact alarms would open the phone's settings.
      const isExactNotification =
        bridge.system === 'ios' ||
        fieldOf(await bridge.call(plugin, 'checkExactNotificationSetting'), 'exact_alarm') ===
          'granted';
      await bridge.call(plugin, 'schedule', {
        notifications: notices.map(({ id, title, body, atMs }) => ({
          id,
          title,
          body,
          channelId,
          isExactNotification,
          schedule: { at: new Date(atMs).toISOString(), allowWhileIdle: true },
        })),
      });
    },
    cancel: async (ids) => {
      if (ids.length === 0) return;
      await bridge.call(plugin, 'cancel', { notifications: ids.map((id) => ({ id })) });
    },
    showRunning: async ({ id, title, body, button, channelName }) => {
      if (bridge.system !== 'android') return;
      await bridge.call(plugin, 'createChannel', { ...runningChannel, name: channelName });
      const actions = [{ id: openAction, title: button }];
      await bridge.call(plugin, 'registerActionTypes', { types: [{ id: openAction, actions }] });
      const shown = { id, title, body, channelId: runningChannel.id, actionTypeId: openAction };
      await bridge.call(plugin, 'schedule', {
        notifications: [{ ...shown, ongoing: true, autoCancel: false, isExactNotification: false }],
      });
    },
    showNow: async ({ id, title, body, path }) => {
      await bridge.call(plugin, 'schedule', {
        notifications: [{ id, title, body, channelId, extra: { path } }],
      });
    },
    hide: async (id) => {
      await bridge.call(plugin, 'removeDeliveredNotifications', { notifications: [{ id }] });
    },
    hideAll: async () => {
      await bridge.call(plugin, 'removeAllDeliveredNotifications');
    },
    onTap: (listener) =>
      bridge.listen(plugin, 'localNotificationActionPerformed', (value) => {
        const action = fieldOf(value, 'actionId');
        const path = fieldOf(fieldOf(fieldOf(value, 'notification'), 'extra'), 'path');
        if (action === 'tap' || action === openAction) {
          listener(typeof path === 'string' ? path : null);
        }
      }),
  };
}
