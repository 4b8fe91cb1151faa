import { stat } from 'node:fs/promises';
import { repeat, type Repeated } from '../repeat.ts';
import { type Keys, keysPath, readKeys } from './keys.ts';

/** Far below the ten minutes for which a new key is shown before it signs. */
const lookEveryMs = 5_000;

/**
 * Calls back when someone changed `<data dir>/keys.json`, such as `muster keys rotate`. Looks at
 * the file's time instead of waiting for events, which do not come from network file systems.
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
