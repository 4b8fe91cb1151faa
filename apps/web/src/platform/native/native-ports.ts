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

/** Returns the ports that the phone implements better than its web view. */
export function createNativePorts(
  bridge: NativeBridge,
  files: PhoneFiles,
  origin: string,
): Partial<Platform> {
  // A location trail must not continue after a reload or a sign-out.
  stopPhoneTrail(bridge);
  // One instance for all dialogs, because it knows whether the previous one's microphone is still open.
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
