/**
 * Calls back when the page goes: it is closed, reloaded, left for another, or put aside so that it
 * may come back as it was. Never where there is no page, as in a test.
 */
export function onPageEnd(listener: () => void): void {
  if (typeof addEventListener === 'function') addEventListener('pagehide', listener);
}
