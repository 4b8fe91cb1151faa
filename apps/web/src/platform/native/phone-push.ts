import { createNativeBridge } from './bridge.ts';
import { createPush, type Push } from './push.ts';

/** Of the phone that the wrapper runs on; null where no bridge answers. */
export function phonePush(): Push | null {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  return bridge === null ? null : createPush(bridge);
}
