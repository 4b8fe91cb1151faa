import { createECDH } from 'node:crypto';

import { pushFailure, PushRefused } from './push-errors.ts';

/** A browser's address at its push service, and keys for messages that only this browser can read. */
export type PushSubscription = {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** The content that the service worker shows (`apps/web/src/platform/shown-push.ts`). */
export type PushMessage = {
  /** Id of the notification: sent again, it replaces itself. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The page that a click opens, as a path from the site's root. */
  readonly path: string;
};

/** `gone`: the browser has unsubscribed. Throws `PushRefused`; any other error is worth a retry. */
export type SendPush = (
  subscription: PushSubscription,
  message: PushMessage,
) => Promise<'sent' | 'gone'>;

/** Key pair that identifies this server to push services (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** @param secret 32 bytes, as stored by `loadSecret`. */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  };
}

/** Yesterday's reminder helps no one. */
const keptSeconds = 86_400;
const timeoutMs = 10_000;

export function createSendPush({
  keys,
  siteUrl,
  isPushService = isKnownPushService,
}: {
  readonly keys: VapidKeys;
  readonly siteUrl: string;
  /** Browsers name the address, so anyone can: this check keeps the server from calling arbitrary addresses. */
  readonly isPushService?: (endpoint: URL) => boolean;
}): SendPush {
  const subject = siteUrl.startsWith('https://') ? siteUrl : 'mailto:push@localhost';
  return async ({ endpoint, p256dh, auth }, message) => {
    const url = URL.parse(endpoint);
    if (url === null || !isPushService(url)) throw new PushRefused('unknown_push_service');
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: keptSeconds, urgency: 'high' },
    );
    const response = await fetch(url, {
      method: 'POST',
      headers: headersOf(request.headers),
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const { status, ok } = response;
    if (ok) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    throw pushFailure(status, 'the push service', response.headers.get('retry-after'));
  };
}

/** The services behind Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

export function isKnownPushService({ protocol, port, hostname }: URL): boolean {
  return (
    protocol === 'https:' &&
    port === '' &&
    pushServices.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  );
}

/** Leaves out the length, which `fetch` sets. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Length' ? [] : [[name, String(value)]],
    ),
  );
}
