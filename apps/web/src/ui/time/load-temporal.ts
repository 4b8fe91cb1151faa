/** Temporal where the browser has none of its own. Loaded with the screens that reckon with dates. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
