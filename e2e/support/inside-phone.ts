import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

import {
  createSimulatedPhone,
  type SimulatedPhone,
} from '../../apps/web/src/platform/native/simulated-bridge.ts';

declare global {
  var simulatedPhone: SimulatedPhone;
}

/**
 * Makes the pages of a context believe that they run inside the wrapper: before the app's own code, a page
 * gets the bridge of a simulated phone. Its files persist from page to page of a tab.
 * @param tapped the item that the person tapped to start the app
 */
export async function insidePhone(
  context: BrowserContext,
  system: 'android' | 'ios',
  will: Partial<SimulatedPhone['will']> = {},
  tapped?: { readonly event: string; readonly value: object },
): Promise<void> {
  const create = createSimulatedPhone.toString();
  await context.addInitScript({
    content: `{
      const phone = (${create})(${JSON.stringify(system)}, sessionStorage);
      Object.assign(phone.will, ${JSON.stringify(will)});
      const tapped = ${JSON.stringify(tapped ?? null)};
      if (tapped !== null) phone.emit(tapped.event, tapped.value);
      globalThis.simulatedPhone = phone;
      globalThis.Capacitor = phone.injected;
    }`,
  });
}

/** The origin from which Android's wrapper serves the packaged app. */
export const packagedApp = 'https://localhost';

const dist = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built app as the wrapper does: its files, and its page for every other address. */
export async function servePackagedApp(context: BrowserContext): Promise<void> {
  // The browser asks before a page from the internet accesses this machine; a phone app isn't asked.
  await context.grantPermissions(['local-network-access'], { origin: packagedApp });
  await context.route(`${packagedApp}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = extname(pathname) === '' ? '/index.html' : pathname;
    try {
      const body = await readFile(join(dist, name));
      await route.fulfill({ body, contentType: types[extname(name)] ?? 'text/plain' });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
}
