import { createBrowserClock } from '../clock.ts';
import { androidVersion } from '../native/android-version.ts';
import type { NativeBridge } from '../native/bridge.ts';
import { browserSpeech } from './browser-speech.ts';
import { createPhoneEar } from './phone-ear.ts';
import type { Speech } from './speech.ts';

/** What the web view has, and the phone's own recognizer behind what the web view has on the device. */
export function createPhoneSpeech(bridge: NativeBridge): Speech {
  const phoneEar = createPhoneEar({
    bridge,
    clock: createBrowserClock(),
    androidVersion: () => androidVersion(navigator),
  });
  const { ears, ...rest } = browserSpeech;
  return {
    ...rest,
    ears: [
      ...ears.filter(({ isLocal }) => isLocal),
      phoneEar,
      ...ears.filter(({ isLocal }) => !isLocal),
    ],
  };
}
