import type { NativeBridge } from '../../platform/native/bridge.ts';
import { onKeyboard } from '../../platform/native/phone-keyboard.ts';

/**
 * The bar of places makes room while someone types: the wrapper's page ends at the keyboard, so the bar
 * would stand on it. In a browser it stays behind the keyboard.
 */
export function followKeyboard(bridge: NativeBridge): void {
  onKeyboard(bridge, (isShown) => document.documentElement.classList.toggle('typing', isShown));
}
