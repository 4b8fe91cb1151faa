/**
 * The object that the wrapper injects into the page before the app's own code runs. Calls go straight to it,
 * so that the web app doesn't need the wrapper's library.
 */
export type InjectedBridge = {
  getPlatform(): string;
  nativePromise(plugin: string, method: string, options?: object): Promise<unknown>;
  /** For a method that returns several results. */
  nativeCallback(plugin: string, method: string, options: object, hear: Hear): unknown;
  addListener(
    plugin: string,
    event: string,
    listener: (value: unknown) => void,
  ): { remove(): Promise<void> };
};

/** Called with a value, or with an error. */
type Hear = (value: unknown, error?: unknown) => void;

export type NativeBridge = {
  readonly system: 'android' | 'ios';
  /** Rejects if the plugin refuses or is missing. */
  call(plugin: string, method: string, options?: object): Promise<unknown>;
  /** Calls a method that returns several results; another method of its plugin stops it. */
  follow(plugin: string, method: string, options: object, hear: Hear): void;
  /** The returned function unsubscribes. */
  listen(plugin: string, event: string, listener: (value: unknown) => void): () => void;
};

/** Returns null in a browser. */
export function createNativeBridge(injected: unknown): NativeBridge | null {
  if (!isInjected(injected)) return null;
  const system = injected.getPlatform();
  if (system !== 'android' && system !== 'ios') return null;
  return {
    system,
    call: (plugin, method, options = {}) => injected.nativePromise(plugin, method, options),
    follow: (plugin, method, options, hear) =>
      void injected.nativeCallback(plugin, method, options, hear),
    listen: (plugin, event, listener) => {
      const listening = injected.addListener(plugin, event, listener);
      return () => void listening.remove();
    },
  };
}

function isInjected(value: unknown): value is InjectedBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nativePromise' in value &&
    'addListener' in value &&
    'getPlatform' in value
  );
}
