/** The recognizer's own store: a database for each model (`vosk-storage.ts`). */
import { deleteDB, openDB } from 'idb';

const files = 'FILE_DATA';
/** Written last, in the same transaction. */
const mark = '/extracted.ok';

export async function isModelKept(name: string): Promise<boolean> {
  let isNew = false;
  try {
    const database = await openDB(name, undefined, {
      upgrade: () => {
        isNew = true;
      },
    });
    const keys = database.objectStoreNames.contains(files) ? await database.getAllKeys(files) : [];
    database.close();
    if (isNew) await deleteDB(name);
    return keys.some((key) => typeof key === 'string' && key.endsWith(mark));
  } catch {
    // If nothing can be stored, as in some private windows, there is no model either.
    return false;
  }
}

export async function forgetModel(name: string): Promise<void> {
  await deleteDB(name).catch(() => undefined);
}

/**
 * Deletes other versions of the same language's model. If another page still uses one, it goes when that page closes.
 */
export async function forgetOtherModels(name: string): Promise<void> {
  const language = name.slice(0, name.lastIndexOf('-') + 1);
  const databases = await indexedDB.databases?.().catch(() => []);
  for (const { name: other = '' } of databases ?? []) {
    if (other.startsWith(language) && other !== name) void forgetModel(other);
  }
}
