/**
 * Lets the app open without a network from its second start on. Not inside the native shell, which
 * brings the app's files itself, and not in development, where they change under it.
 */
export function registerServiceWorker(): void {
  const isNative = 'Capacitor' in globalThis;
  if (!import.meta.env.PROD || isNative || !('serviceWorker' in navigator)) return;
  // After the first screen: filling the cache would compete with it for the line.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      // A browser may forbid it (a private window); the app then needs the network to open.
      console.warn('The app will not open offline:', error);
    });
  });
}
