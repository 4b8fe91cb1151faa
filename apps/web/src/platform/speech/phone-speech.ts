import { createBrowserClock } from '../clock.ts';
import { androidVersion } from '../native/android-version.ts';
import type { NativeBridge } from '../native/bridge.ts';
import { browserSpeech } from './browser-speech.ts';
import { createPhoneEar } from './phone-ear.ts';
import type { Speech } from './speech.ts';

/** Returns the web view's speech methods, with the phone's own recognizer after those on the device. */
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
