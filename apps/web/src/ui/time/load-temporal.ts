/** Loads a polyfill if the browser lacks Temporal. Loaded with the screens that calculate with dates. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
