import type { NativeBridge } from '../../platform/native/bridge.ts';
import { onKeyboard } from '../../platform/native/phone-keyboard.ts';

/**
 * Hides the navigation bar while someone types: the native app's page ends at the keyboard, so the bar would sit on top
 * of it. In a browser it stays behind the keyboard.
 */
export function followKeyboard(bridge: NativeBridge): void {
  onKeyboard(bridge, (isShown) => document.documentElement.classList.toggle('typing', isShown));
}
