import { isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** Removes the items of a person who has left that the server has. Throws `StorageError`. */
export async function forgetDone(store: OutboxStore, userId: string): Promise<void> {
  const done = forgettable(await store.list(userId));
  if (done.length === 0) return;
  await store.remove(
    done.map(({ id }) => id),
    (item) => !isUnsent(item),
  );
}

/** Returns the items that the server has, except records whose files may still need its answer. */
export function forgettable(items: readonly OutboxItem[]): readonly OutboxItem[] {
  const needed = new Set(items.filter(isUnsent).map(({ follows }) => follows));
  return items.filter((item) => !isUnsent(item) && !needed.has(item.id));
}
