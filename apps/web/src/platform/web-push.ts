/** A browser's address for pushes, in the server's format. */
type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** `unsupported` also if there is no service worker, as on an iPhone outside the home screen. */
type PushPermission = 'unsupported' | 'blocked' | 'possible';

export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Null if this browser has none. */
export async function pushEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/**
 * Asks the person if they have not answered yet, so call it from a tap.
 * @returns null if they said no, or if the browser can't reach its push service.
 */
export async function startPushes(vapidPublicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // A subscription for another key or person would otherwise stay unchanged.
  await endPushes();
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: vapidPublicKey })
    .catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) {
    return null;
  }
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** Removes this browser from the push service; without a network, that happens later. */
export async function endPushes(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushPermission() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
