import { type Address, browserAddress } from './address.ts';
import { type Badge, browserBadge } from './badge.ts';
import { browserClipboard, type Clipboard } from './clipboard.ts';
import { type Clock, createBrowserClock } from './clock.ts';
import { browserFiles, type Files } from './files.ts';
import { createBrowserLocalStore, type LocalStore } from './local-store.ts';
import { browserLocation, type Location } from './location.ts';
import { createBrowserLocks, type Locks } from './locks.ts';
import { browserNetworkHints, createHealthProbe, createNetwork, type Network } from './network.ts';
import { createBrowserSecondCopy, type SecondCopy } from './second-copy.ts';
import { browserStorage, type DeviceStorage } from './storage.ts';
import type { Speech } from './speech/speech.ts';
import { createBrowserTabChannel, type TabChannel } from './tab-channel.ts';
import { browserVisibility, type Visibility } from './visibility.ts';

/**
 * The only access to browser and native APIs. Every port is a plain object of functions, so that a native
 * shell can provide its own.
 */
export type Platform = {
  readonly clock: Clock;
  readonly network: Network;
  readonly locks: Locks;
  readonly localStore: LocalStore;
  readonly tabs: TabChannel;
  readonly visibility: Visibility;
  readonly storage: DeviceStorage;
  readonly secondCopy: SecondCopy;
  readonly location: Location;
  readonly files: Files;
  readonly address: Address;
  readonly badge: Badge;
  readonly clipboard: Clipboard;
  /** Loaded with the first page that uses speech. */
  readonly speech: () => Promise<Speech>;
  readonly fetch: typeof fetch;
  /** The app's container: a browser, or the wrapper of the phone app. */
  readonly wrapper: 'web' | 'mobile';
  /** The browser's user agent, for error reports. */
  readonly browser: string;
  /** The server's address, such as `https://app.example.com`; in a browser it is the page's origin. */
  readonly origin: string;
  /** Present if the server was chosen on this phone: makes the next start ask for it again. */
  readonly forgetServer?: () => Promise<void>;
};

export const healthTimeoutMs = 5000;

/** @param native the ports that the phone implements better, inside the wrapper */
export function createBrowserPlatform(native?: Partial<Platform>): Platform {
  const { origin } = location;
  const clock = createBrowserClock();
  return {
    clock,
    network: createNetwork({
      clock,
      hints: browserNetworkHints,
      probe: createHealthProbe(`${origin}/health`, healthTimeoutMs),
    }),
    locks: createBrowserLocks(),
    localStore: createBrowserLocalStore(),
    tabs: createBrowserTabChannel('muster'),
    visibility: browserVisibility,
    storage: browserStorage,
    secondCopy: createBrowserSecondCopy(),
    location: browserLocation,
    files: browserFiles,
    address: browserAddress,
    badge: browserBadge,
    clipboard: browserClipboard,
    speech: async () => (await import('./speech/browser-speech.ts')).browserSpeech,
    fetch: (input, init) => fetch(input, init),
    wrapper: 'Capacitor' in globalThis ? 'mobile' : 'web',
    browser: navigator.userAgent,
    origin,
    ...native,
  };
}
