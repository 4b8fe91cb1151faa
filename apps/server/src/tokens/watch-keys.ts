import { stat } from 'node:fs/promises';
import { repeat, type Repeated } from '../repeat.ts';
import { type Keys, keysPath, readKeys } from './keys.ts';

/** Far below the ten minutes for which a new key is published before it signs. */
const lookEveryMs = 5_000;

/**
 * Calls back when someone has changed `<data dir>/keys.json`, as `muster keys rotate` does. Checks the file's time
 * instead of waiting for events, which network file systems don't send.
 */
export function watchKeys(
  dataDir: string,
  onChange: (keys: Keys) => void,
  onError: (error: unknown) => void,
): Repeated {
  let known: number | undefined;
  return repeat({
    everyMs: lookEveryMs,
    startsAtOnce: true,
    async round() {
      const { mtimeMs } = await stat(keysPath(dataDir));
      if (known !== undefined && mtimeMs !== known) onChange(await readKeys(dataDir));
      known = mtimeMs;
    },
    onError,
  });
}
