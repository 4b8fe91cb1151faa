/** Runs work once the page has nothing better to do; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  // WebKit has no word for "idle".
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
}
