import type { Platform } from '../platform/platform.ts';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Lets the app open without a network from its second start on. Not inside the native shell, which
 * brings the app's files itself, and not in development, where they change under it.
 */
export function registerServiceWorker({ wrapper }: Platform): void {
  const isNative = wrapper === 'mobile';
  if (!import.meta.env.PROD || isNative || !('serviceWorker' in navigator)) return;
  // Filling the cache competes with the first screen for the line.
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      // A browser may forbid it (a private window); the app then needs the network to open.
      console.warn('The app will not open offline:', error);
    });
  });
}
