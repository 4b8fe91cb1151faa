/**
 * Calls back when the page ends: it is closed, reloaded, left for another, or put into the back-forward cache. Never
 * calls back where there is no page, as in a test.
 */
export function onPageEnd(listener: () => void): void {
  if (typeof addEventListener === 'function') addEventListener('pagehide', listener);
}
