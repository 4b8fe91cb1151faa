const patienceMs = 5000;

/** True when the server hands out the app now. The service worker lets a HEAD through to the server. */
export async function isServed(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
