/**
 * Code that sends; null where it cannot be had before its call must end. The outbox's lock is held
 * meanwhile, and a line that swallows everything never says that the file will not come.
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
