import { isUnsent } from './item.ts';
import type { OutboxStore } from './store.ts';

/** Removes what the server has of somebody who is no longer here. Throws `StorageError`. */
export async function forgetDone(store: OutboxStore, userId: string): Promise<void> {
  const done = (await store.list(userId)).filter((item) => !isUnsent(item));
  if (done.length === 0) return;
  await store.remove(
    done.map(({ id }) => id),
    (item) => !isUnsent(item),
  );
}
