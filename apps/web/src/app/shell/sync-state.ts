import { isUnsent } from '../../data/outbox/item.ts';
import type { OutboxView } from '../../data/outbox/outbox.ts';
import type { SyncState } from '../../ui/SyncChip.tsx';

/** Returns the chip's state: first problems that only the person can solve, then work on its way. */
export function syncStateOf({
  isRead,
  items,
  sending,
  storageTrouble,
}: Pick<OutboxView, 'isRead' | 'items' | 'sending' | 'storageTrouble'>): SyncState {
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter((item) => item.progress.state === 'attention');
  if (parked.length > 0) return { kind: 'attention', count: parked.length };
  // The contents of a storage that cannot be read are unknown.
  if (!isRead) return { kind: storageTrouble === null ? 'unknown' : 'trouble' };
  if (unsent.length === 0) return { kind: 'saved' };
  return { kind: sending === 'active' ? 'sending' : 'waiting', count: unsent.length };
}
