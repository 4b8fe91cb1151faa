/**
 * Loads the code that sends; returns null if that can't be done before its call must end. The outbox's lock is held in
 * the meantime, and a connection that swallows everything never reports that the file won't arrive.
 */
export async function codeInTime<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | null> {
  if (signal.aborted) return null;
  const { promise, resolve } = Promise.withResolvers<null>();
  const giveUp = () => resolve(null);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([load().catch(() => null), promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
