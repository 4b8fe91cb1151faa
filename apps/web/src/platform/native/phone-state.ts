import type { NetworkHints } from '../network.ts';
import type { Visibility } from '../visibility.ts';
import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

/** Returns the phone's network state, which overrides the web view's. */
export function createPhoneNetworkHints(bridge: NativeBridge, web: NetworkHints): NetworkHints {
  let isConnected: boolean | null = null;
  const listeners = new Set<() => void>();
  const hear = (status: unknown) => {
    const connected = fieldOf(status, 'connected');
    if (typeof connected !== 'boolean' || connected === isConnected) return;
    const isNews = connected !== (isConnected ?? web.isOnline());
    isConnected = connected;
    if (isNews) for (const listener of listeners) listener();
  };
  bridge.listen('Network', 'networkStatusChange', hear);
  bridge.call('Network', 'getStatus').then(hear, () => null);
  return {
    isOnline: () => isConnected ?? web.isOnline(),
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = web.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** An app in the background isn't visible, no matter what its web view reports. */
export function createPhoneVisibility(bridge: NativeBridge, web: Visibility): Visibility {
  let isActive = true;
  const listeners = new Set<(visible: boolean) => void>();
  const isVisible = () => isActive && web.isVisible();
  bridge.listen('App', 'appStateChange', (state) => {
    const next = fieldOf(state, 'isActive') !== false;
    if (next === isActive) return;
    isActive = next;
    for (const listener of listeners) listener(isVisible());
  });
  return {
    isVisible,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = web.subscribe(() => listener(isVisible()));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
