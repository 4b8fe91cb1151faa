import { Hono } from 'hono';

import type { ListenerEnv } from './listener.ts';

/** Phone apps that may open this server's links, as configured by the operator. */
export type AppLinks = {
  readonly android: readonly AndroidApp[];
  /** Apple's ids: the team, a dot and the app. */
  readonly apple: readonly string[];
};

export type AndroidApp = {
  readonly packageName: string;
  /** SHA-256 of its signing certificate, as `keytool` prints it. */
  readonly fingerprint: string;
};

/** Mailed links and the pages they lead to. Files, and any other responses of the API, stay in the browser. */
const linkedPaths = [
  '/auth',
  '/auth/v1/verify',
  '/auth/confirm',
  '/auth/app',
  '/auth/join',
  '/dashboard',
  '/reset-password',
  '/time',
] as const;

/** Files that Google and Apple request from the server before a phone opens its links in the app. */
export function createAppLinksPages({ android, apple }: AppLinks): Hono<ListenerEnv> {
  const pages = new Hono<ListenerEnv>();
  if (android.length > 0) {
    pages.get('/.well-known/assetlinks.json', (c) =>
      c.json(
        android.map(({ packageName, fingerprint }) => ({
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: packageName,
            sha256_cert_fingerprints: [fingerprint],
          },
        })),
      ),
    );
  }
  if (apple.length > 0) {
    const components = linkedPaths.map((path) => ({ '/': path }));
    pages.get('/.well-known/apple-app-site-association', (c) =>
      c.json({ applinks: { details: [{ appIDs: apple, components }] } }),
    );
  }
  return pages;
}
