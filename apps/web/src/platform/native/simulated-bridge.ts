/**
 * The phone's side of the bridge, for tests: the object that the wrapper injects, with plugins for pushes and
 * for the phone's own notifications that behave like the real ones. Self-contained, so that a browser test
 * can inject the same function.
 */
import type { InjectedBridge } from './bridge.ts';

export type SimulatedPhone = {
  readonly injected: InjectedBridge;
  /** Every call, oldest first, such as `PushNotifications.register`. */
  readonly calls: { readonly name: string; readonly options: object }[];
  /** The phone's behavior; tests change it at any time. */
  readonly will: {
    permission: 'granted' | 'denied';
    token: string | null;
    failing: string | null;
    exactAlarms: 'granted' | 'denied';
    /** True while the person has the app open; otherwise an iPhone shows pushes itself. */
    isOpen: boolean;
    /** The code in front of the camera; null if the person closes the scanner. */
    scanned: string | null;
  };
  /** The app's files by path; those on the shelf are here from the start. */
  readonly files: Map<string, string>;
  /** The phone's own scheduled notifications, by id. */
  readonly scheduled: Map<number, SimulatedNotice>;
  /** Its notifications without a time, shown right now, by id. */
  readonly shown: Map<number, Omit<SimulatedNotice, 'schedule'>>;
  /** The titles of the pushes that it has shown, on its own or for the app. */
  readonly pushed: string[];
  /** A push arrives, with the body that its provider received. */
  receive(push: SimulatedPush): void;
  /** The phone is somewhere else, or can't determine where; followers are notified as by the plugin. */
  move(place: object | null, error?: { readonly code: string }): void;
  /** Emits an event; one without a listener waits for the first listener, as in the wrapper. */
  emit(event: string, value: unknown): void;
};

/** As delivered by FCM or APNs. */
export type SimulatedPush = {
  readonly data?: Readonly<Record<string, string>> | undefined;
  readonly notification?: { readonly title: string } | undefined;
  readonly aps?: { readonly alert: { readonly title: string } } | undefined;
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly recipient?: string | undefined;
};

export type SimulatedNotice = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly schedule: { readonly at: string };
};

/** @param shelf keeps the files from one page to the next, regardless of the web view's storage */
export function createSimulatedPhone(
  system: 'android' | 'ios',
  shelf?: Pick<Storage, 'getItem' | 'setItem'>,
): SimulatedPhone {
  const calls: { readonly name: string; readonly options: object }[] = [];
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const waiting = new Map<string, unknown[]>();
  const will: SimulatedPhone['will'] = {
    permission: 'granted',
    token: 'token-1',
    failing: null,
    exactAlarms: 'denied',
    isOpen: true,
    scanned: null,
  };
  const shelved: readonly [string, string][] = JSON.parse(shelf?.getItem('phone-files') ?? '[]');
  const files = new Map(shelved);
  const ownFiles = (method: string, options: { path?: string; data?: string }) => {
    const { path = '', data = '' } = options;
    const below = [...files.keys()].filter((name) => name.startsWith(`${path}/`));
    const isFolder = below.length > 0;
    if (method === 'mkdir') files.set(`${path}/`, '');
    if (method === 'readdir') {
      if (!isFolder) throw new Error('Directory does not exist');
      const names = below.map((name) => name.slice(path.length + 1)).filter((name) => name !== '');
      return { files: names.map((name) => ({ name, type: 'file' })) };
    }
    if (method === 'writeFile') files.set(path, data);
    if (method === 'readFile' || method === 'deleteFile') {
      if (!files.has(path)) throw new Error('File does not exist');
    }
    if (method === 'deleteFile') files.delete(path);
    shelf?.setItem('phone-files', JSON.stringify([...files]));
    if (method === 'writeFile') return { uri: `file:///phone/${path}` };
    return method === 'readFile' ? { data: files.get(path) } : {};
  };
  const scan = () => {
    if (will.scanned !== null) return { ScanResult: will.scanned, format: 0 };
    throw Object.assign(new Error('canceled'), { code: 'OS-PLUG-BARC-0006' });
  };
  const arrival = 'pushNotificationReceived';
  const pushed: string[] = [];
  const scheduled = new Map<number, SimulatedNotice>();
  const shown: SimulatedPhone['shown'] = new Map();
  const ownNotices = (
    method: string,
    options: { notifications?: (Partial<SimulatedNotice> & { id: number; extra?: object })[] },
  ) => {
    const given = options.notifications ?? [];
    if (method === 'checkPermissions') return { display: will.permission };
    if (method === 'checkExactNotificationSetting') return { exact_alarm: will.exactAlarms };
    if (method === 'getPending') return { notifications: [...scheduled.values()] };
    if (method === 'schedule')
      for (const { id, title = '', body = '', schedule, extra } of given) {
        if (extra !== undefined) pushed.push(title);
        if (schedule === undefined) shown.set(id, { id, title, body });
        else scheduled.set(id, { id, title, body, schedule });
      }
    if (method === 'removeDeliveredNotifications') for (const { id } of given) shown.delete(id);
    if (method === 'removeAllDeliveredNotifications') shown.clear();
    if (method === 'cancel') for (const { id } of given) scheduled.delete(id);
    return {};
  };

  let follower: ((value: unknown, error?: unknown) => void) | null = null;
  let isRegistered = false;
  const receive = (push: SimulatedPush) => {
    const { data = {}, notification, aps } = push;
    // An iPhone shows a push if it is registered, or leaves it to the open app. Android shows a push that has
    // a notification, and asks `PushService.java` about the others.
    if (system === 'ios') {
      if (!isRegistered || aps === undefined) return;
      if (!will.isOpen) pushed.push(aps.alert.title);
      // An event without a listener is lost here.
      else if (listeners.has(arrival)) emit(arrival, { ...aps.alert, data: push });
      return;
    }
    const isForSignedIn =
      data['recipient'] !== undefined && data['recipient'] === files.get('push/recipient.txt');
    if (notification !== undefined) pushed.push(notification.title);
    else if (isForSignedIn) pushed.push(data['title'] ?? '');
  };

  const emit = (event: string, value: unknown) => {
    const heard = listeners.get(event);
    if (heard === undefined || heard.size === 0) {
      waiting.set(event, [...(waiting.get(event) ?? []), value]);
      return;
    }
    for (const listener of heard) listener(value);
  };
  const injected: InjectedBridge = {
    getPlatform: () => system,
    nativePromise: async (plugin, method, options = {}) => {
      calls.push({ name: `${plugin}.${method}`, options });
      if (will.failing === method) throw new Error(`${method} failed`);
      if (plugin === 'LocalNotifications') return ownNotices(method, options);
      if (plugin === 'Filesystem') return ownFiles(method, options);
      if (plugin === 'CapacitorBarcodeScanner') return scan();
      if (plugin === 'BackgroundGeolocation' && method === 'stop') follower = null;
      if (method === 'requestPermissions') return { receive: will.permission };
      if (method === 'removeAllDeliveredNotifications') shown.clear();
      if (plugin === 'PushNotifications' && method === 'unregister') isRegistered = false;
      if (method === 'register') {
        isRegistered = will.token !== null;
        if (will.token === null) emit('registrationError', { error: 'no play services' });
        else emit('registration', { value: will.token });
      }
      return {};
    },
    nativeCallback: (plugin, method, options, hear) => {
      calls.push({ name: `${plugin}.${method}`, options });
      if (follower !== null) hear(null, { code: 'ALREADY_STARTED' });
      else if (will.permission === 'denied') hear(null, { code: 'NOT_AUTHORIZED' });
      else follower = hear;
    },
    addListener: (_plugin, event, listener) => {
      const heard = listeners.get(event) ?? new Set();
      heard.add(listener);
      listeners.set(event, heard);
      for (const value of waiting.get(event) ?? []) listener(value);
      waiting.delete(event);
      return {
        remove: async () => {
          heard.delete(listener);
        },
      };
    },
  };
  const move: SimulatedPhone['move'] = (place, error) => follower?.(place, error);
  return { injected, calls, will, scheduled, shown, files, pushed, receive, move, emit };
}
