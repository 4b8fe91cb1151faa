import type { SecondCopy } from '../second-copy.ts';
import type { PhoneFiles } from './phone-files.ts';

const folder = 'outbox';
const textEnd = '.json';
const bytesEnd = '.bin';
/** A phone answers within milliseconds; one that doesn't must not hold up data that is already stored. */
const timeoutMs = 1500;

/**
 * The second copy as files on the phone. When space runs low, the system deletes all of the web view's storage at once,
 * including its caches; these files stay.
 */
export function createFileCopy(files: PhoneFiles): SecondCopy {
  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    try {
      return await Promise.race([work(), timeout]);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  const idsOf = async (end: string) =>
    (await attempt(() => files.list(folder)))
      ?.filter((name) => name.endsWith(end))
      .map((name) => name.slice(0, -end.length)) ?? null;
  const pathOf = (id: string, end: string) => `${folder}/${id}${end}`;

  return {
    readAll: async () => {
      const ids = await idsOf(textEnd);
      if (ids === null) return null;
      const textsById = new Map<string, string>();
      for (const id of ids) {
        const text = await attempt(() => files.readText(pathOf(id, textEnd)));
        if (text === null) return null;
        textsById.set(id, text);
      }
      return textsById;
    },
    keep: async (id, text) => {
      await attempt(() => files.writeText(pathOf(id, textEnd), text));
    },
    listBytes: () => idsOf(bytesEnd),
    readBytes: (id) => attempt(() => files.readBytes(pathOf(id, bytesEnd))),
    keepBytes: async (id, bytes) => {
      const kept = await attempt(async () => {
        await files.writeBytes(pathOf(id, bytesEnd), bytes);
        return true;
      });
      return kept === true;
    },
    remove: async (ids) => {
      const names = new Set(await attempt(() => files.list(folder)));
      for (const end of [textEnd, bytesEnd]) {
        const here = ids.filter((id) => names.has(`${id}${end}`));
        await Promise.all(here.map((id) => attempt(() => files.remove(pathOf(id, end)))));
      }
    },
  };
}
