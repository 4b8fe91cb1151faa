import { androidChannel } from '@muster/contract';
import { createNativeBridge } from './bridge.ts';
import { createLocalNotices, type LocalNotices } from './local-notices.ts';
import { createPush, type Push } from './push.ts';

/** Of the phone that the wrapper runs on; null where no bridge answers. */
export function phonePush(): Push | null {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  return bridge === null ? null : createPush(bridge);
}

/** The phone's own notifications; null where no bridge answers. */
export function phoneNotices(): LocalNotices | null {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  return bridge === null ? null : createLocalNotices(bridge, androidChannel.id);
}
