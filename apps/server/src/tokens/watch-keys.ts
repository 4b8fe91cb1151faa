import { stat } from 'node:fs/promises';
import { type Keys, keysPath, readKeys } from './keys.ts';

/** Far below the ten minutes for which a new key is shown before it signs. */
const lookEveryMs = 5_000;

/**
 * Calls back when somebody changed `<data dir>/keys.json`, such as `muster keys rotate`. Looks at
 * the file's time instead of waiting for events, which do not come from network file systems.
 */
export function watchKeys(
  dataDir: string,
  onChange: (keys: Keys) => void,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let known: number | undefined;
  let looking = Promise.resolve();
  async function look(): Promise<void> {
    try {
      const { mtimeMs } = await stat(keysPath(dataDir));
      if (known !== undefined && mtimeMs !== known) onChange(await readKeys(dataDir));
      known = mtimeMs;
    } catch (error) {
      onError(error);
    }
  }
  looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
