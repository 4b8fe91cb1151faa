import { createBrowserClock } from '../clock.ts';
import { browserNetworkHints, createHealthProbe, createNetwork } from '../network.ts';
import { healthTimeoutMs, type Platform } from '../platform.ts';
import { browserVisibility } from '../visibility.ts';
import type { Speech } from '../speech/speech.ts';
import type { NativeBridge } from './bridge.ts';
import { createFileCopy } from './file-copy.ts';
import type { PhoneFiles } from './phone-files.ts';
import { createPhoneLocation } from './phone-location.ts';
import { stopPhoneTrail } from './phone-trail.ts';
import { createPhoneNetworkHints, createPhoneVisibility } from './phone-state.ts';
import { createSharedFiles } from './shared-files.ts';

/** What the phone does better than its web view. */
export function createNativePorts(
  bridge: NativeBridge,
  files: PhoneFiles,
  origin: string,
): Partial<Platform> {
  // A page that was loaded again, or whose person has signed out, must not be followed on.
  stopPhoneTrail(bridge);
  // One for all talks: it knows whether the microphone of the one before is still open.
  let speech: Speech | null = null;
  return {
    origin,
    network: createNetwork({
      clock: createBrowserClock(),
      hints: createPhoneNetworkHints(bridge, browserNetworkHints),
      probe: createHealthProbe(`${origin}/health`, healthTimeoutMs),
    }),
    visibility: createPhoneVisibility(bridge, browserVisibility),
    secondCopy: createFileCopy(files),
    location: createPhoneLocation(bridge),
    files: createSharedFiles(bridge),
    speech: async () => {
      const { createPhoneSpeech } = await import('../speech/phone-speech.ts');
      return (speech ??= createPhoneSpeech(bridge));
    },
  };
}
