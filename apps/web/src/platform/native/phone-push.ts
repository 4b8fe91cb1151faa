import { createNativeBridge } from './bridge.ts';
import { createPush, type Push } from './push.ts';

/** Returns the push port of the wrapper's phone; null if there is no bridge. */
export function phonePush(): Push | null {
  const bridge = createNativeBridge(Reflect.get(globalThis, 'Capacitor'));
  return bridge === null ? null : createPush(bridge);
}
