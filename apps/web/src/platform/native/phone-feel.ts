import type { NativeBridge } from './bridge.ts';

/** The phone's haptics and system bars. Calls are not awaited. */
export type PhoneFeel = {
  /** The short buzz that confirms an action. */
  confirm(): void;
  /** Colors the bars' text so that it is readable on the app's background. */
  paintBars(theme: 'light' | 'dark'): void;
};

export function createPhoneFeel(bridge: NativeBridge): PhoneFeel {
  // A phone without a motor, or one too old for the plugin, does nothing.
  const tell = (plugin: string, method: string, options: object) =>
    void bridge.call(plugin, method, options).catch(() => null);
  return {
    confirm: () => tell('Haptics', 'notification', { type: 'SUCCESS' }),
    paintBars: (theme) => tell('SystemBars', 'setStyle', { style: theme.toUpperCase() }),
  };
}
