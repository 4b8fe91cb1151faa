import type { NativeBridge } from './bridge.ts';

/** What a phone's hardware and its bars say beside the app's own screen. Nothing of it is awaited. */
export type PhoneFeel = {
  /** The short buzz of something that worked. */
  confirm(): void;
  /** The bars' letters, readable on the app's ground. */
  paintBars(theme: 'light' | 'dark'): void;
};

export function createPhoneFeel(bridge: NativeBridge): PhoneFeel {
  // A phone without a motor, or older than the plugin knows, goes without.
  const tell = (plugin: string, method: string, options: object) =>
    void bridge.call(plugin, method, options).catch(() => null);
  return {
    confirm: () => tell('Haptics', 'notification', { type: 'SUCCESS' }),
    paintBars: (theme) => tell('SystemBars', 'setStyle', { style: theme.toUpperCase() }),
  };
}
