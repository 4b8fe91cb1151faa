import type { NativeBridge } from './bridge.ts';

/** Tells when the phone's keyboard comes and goes. */
export function onKeyboard(bridge: NativeBridge, listener: (isShown: boolean) => void): void {
  bridge.listen('Keyboard', 'keyboardWillShow', () => listener(true));
  bridge.listen('Keyboard', 'keyboardWillHide', () => listener(false));
  // Android tells of the animations alone, and people may turn those off.
  addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) listener(false);
  });
}
