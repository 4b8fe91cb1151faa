import { isUnsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** Removes what the server has of someone who is no longer here. Throws `StorageError`. */
export async function forgetDone(store: OutboxStore, userId: string): Promise<void> {
  const done = forgettable(await store.list(userId));
  if (done.length === 0) return;
  await store.remove(
    done.map(({ id }) => id),
    (item) => !isUnsent(item),
  );
}

/** What the server has, except for records whose files may still need what it said of them. */
export function forgettable(items: readonly OutboxItem[]): readonly OutboxItem[] {
  const needed = new Set(items.filter(isUnsent).map(({ follows }) => follows));
  return items.filter((item) => !isUnsent(item) && !needed.has(item.id));
}
